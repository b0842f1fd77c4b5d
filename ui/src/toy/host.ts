/** A host for the tests that plays the toy game with whoever connects. */
import type { Connect, Listener } from '../wire/connection';
import { PROTOCOL } from '../wire/constants';
import type { Group } from '../wire/wire';
import type { View } from './texts';

export class ToyHost {
  group: Group = {
    players: [
      { id: '00000000000000aa', colour: 'red', name: 'Ana' },
      { id: '00000000000000bb', colour: 'blue', name: '' },
    ],
    resting: [],
  };
  game = 'toy';
  underWay = true;
  readonly view: View = { rung: [] };
  /** What the table screen has asked for, and what it has saved. */
  asked: string[] = [];
  settings: unknown = null;
  history: unknown[] = [];
  #listeners: Listener[] = [];
  #version = 0;

  readonly connect: Connect = (listener) => {
    this.#listeners.push(listener);
    queueMicrotask(() =>
      this.#tell(listener, { type: 'challenge', protocol: PROTOCOL, challenge: 'AAAAAAAAAAAAAA', app: '0' }),
    );
    return {
      isOverheard: false,
      send: (message) => this.#hear(listener, JSON.parse(message as string)),
      close: () => {},
    };
  };

  show(): void {
    const table = {
      table: 'c1b267062a',
      openedAt: 0,
      round: 1,
      seats: [],
      requests: [],
      door: null,
      alsoAtDoor: [],
      doorCrowd: false,
      lost: null,
      copied: null,
    };
    const state = { gathering: false, countdown: null, closesAt: null, pads: null, rematch: false };
    const end = { expects: null, finale: null, evening: null, again: [], endedAt: null, phonesSound: null };
    this.#version++;
    for (const listener of this.#listeners)
      this.#tell(listener, {
        type: 'view',
        version: this.#version,
        ...table,
        ...state,
        underWay: this.underWay,
        ...end,
        ...this.group,
        game: this.game,
        view: this.view,
      });
  }

  #tell(listener: Listener, message: unknown): void {
    // As over a network, nobody shares an object with anybody.
    listener.hear(JSON.stringify(message));
  }

  #hear(listener: Listener, { type, id, role, seat, ask }: Heard): void {
    if (type === 'hello') this.#tell(listener, { type: 'welcome', role });
    if (type === 'play') {
      this.view.rung.push(seat ?? 0);
      this.#tell(listener, { type: 'done', id });
      this.show();
    }
    if (type === 'ask') {
      this.asked.push(ask.what);
      if (ask.what === 'saveSettings') this.settings = ask.settings;
      if (ask.what === 'people' || ask.what === 'nextGame') {
        this.game = ask.game ?? this.game;
        this.group = ask.group ?? this.group;
        this.show();
      }
      const { settings, history: games } = this;
      const answers: Record<string, unknown> = {
        settings: { what: 'settings', settings },
        history: { what: 'history', games },
        tables: { what: 'tables', unfinished: [], finished: [], setAside: [] },
      };
      const answer = answers[ask.what];
      this.#tell(listener, answer ? { type: 'answer', id, answer } : { type: 'done', id });
    }
  }
}

interface Heard {
  type: string;
  id: number;
  role: unknown;
  seat: number | null;
  ask: { what: string; settings?: unknown; game?: string; group?: Group };
}
