/**
 * The seats that this phone has links for: one for most people, two when a phone is shared.
 *
 * A link is stored on the phone and removed from the address. So a reload finds the seat again, and nobody can read
 * the secret over a shoulder or in the history. If nothing can be stored, it stays in the address.
 */
import { readLink } from '../../wire/link';
import { keep, kept } from '../../wire/storage';
import type { GameTypes, PhoneGames } from '../game';
import { PlayerSession } from './player-session.svelte';

const NAME = 'goatherd.seats';

interface Kept {
  /** Fragments of links to one table, as they were scanned. */
  links: string[];
  /** The links whose player has confirmed “that’s me”. */
  mine: string[];
  current: string | null;
}

class Seats {
  sessions = $state.raw<PlayerSession[]>([]);
  current = $state.raw<PlayerSession | null>(null);
  /** Whether the page was opened with something that is not a link. */
  badLink = $state(false);
  /** Whether somebody has just given their seat up. */
  hasLeft = $state(false);
  #mine = $state.raw<string[]>([]);
  #games: PhoneGames = {};

  /** Reads the stored seats, then the one from the address. */
  open(games: PhoneGames): void {
    this.#games = games;
    const { links, mine, current } = read();
    this.#mine = mine;
    for (const link of links) this.#sit(link);
    this.current = this.sessions.find(({ fragment }) => fragment === current) ?? this.sessions[0] ?? null;
    this.scan();
  }

  /** Takes the link from the address, at the start or when a code is scanned while the page is open. */
  scan = (): void => {
    const fragment = location.hash.slice(1);
    if (!fragment) return;
    const link = readLink(fragment);
    this.badLink = link?.role.as !== 'seat';
    this.hasLeft = false;
    if (link?.role.as !== 'seat') return;
    const { table } = link.role;
    const elsewhere = this.sessions.filter(
      ({ device: { role } }) => role.as === 'seat' && role.table !== table,
    );
    elsewhere.forEach((session) => this.forget(session));
    const session = this.sessions.find((session) => session.fragment === fragment) ?? this.#sit(fragment);
    if (!session) return;
    // A new code for a seat replaces the old one.
    const same = this.sessions.filter((other) => other !== session && other.me === session.me);
    same.forEach((session) => this.forget(session));
    if (session.device.status === 'ended') session.device.reconnect();
    this.current = session;
    this.#save();
    if (isKept()) history.replaceState(null, '', location.pathname);
  };

  choose(session: PlayerSession): void {
    this.current = session;
    this.#save();
  }

  isMine(session: PlayerSession): boolean {
    return this.#mine.includes(session.fragment);
  }

  confirm(session: PlayerSession): void {
    this.#mine = [...this.#mine, session.fragment];
    this.#save();
  }

  /** Gives the seat up. */
  async leave(session: PlayerSession): Promise<void> {
    await session.device.leaveSeat().catch(() => {});
    this.forget(session);
    this.hasLeft = true;
  }

  forget(session: PlayerSession): void {
    session.device.close();
    this.sessions = this.sessions.filter((other) => other !== session);
    this.#mine = this.#mine.filter((fragment) => fragment !== session.fragment);
    if (this.current === session) this.current = this.sessions[0] ?? null;
    this.#save();
  }

  #sit(fragment: string): PlayerSession | null {
    const link = readLink(fragment);
    if (!link) return null;
    const session = new PlayerSession(fragment, link, this.#games);
    this.sessions = [...this.sessions, session];
    return session;
  }

  #save(): void {
    const stored: Kept = {
      links: this.sessions.map(({ fragment }) => fragment),
      mine: this.#mine,
      current: this.current?.fragment ?? null,
    };
    keep(NAME, JSON.stringify(stored));
  }
}

export const seats = new Seats();

/** Whose screen it is, in the game with these types. Another person gets another screen. */
export function player<G extends GameTypes = GameTypes>(): PlayerSession<G> {
  return seats.current as PlayerSession<G>;
}

function read(): Kept {
  try {
    const { links, mine, current } = JSON.parse(kept(NAME) ?? '') as Kept;
    return { links: [...links], mine: [...mine], current };
  } catch {
    return { links: [], mine: [], current: null };
  }
}

function isKept(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
