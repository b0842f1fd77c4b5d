/** A table as everybody may see it, for screens that only show it. */
import { createContext } from 'svelte';
import type { Face } from '../../look/RoundTable.svelte';
import { learn } from '../../texts/index.svelte';
import { t } from '../../texts/watch';
import type { Device } from '../../wire/device.svelte';
import type { Onlookers, Seat } from '../../wire/wire';
import type { GameTypes, WatchGame, WatchScreens } from '../game';
import { GameTable } from '../table/game-table.svelte';
import type { Depth } from '../teach/depth';
import { timeOf } from '../times';

const RETRY = 1500;

/** Nobody at the table: to such a seat, prompts say what others do. */
export const ONLOOKER: Seat = -1;

export class Watcher<G extends GameTypes = GameTypes> extends GameTable<G> {
  #loaded = $state.raw<{ id: string; screens: WatchScreens } | null>(null);

  constructor(
    device: Device<G['View'], G['Command'], G['Whisper']>,
    readonly games: readonly WatchGame[],
    /** Whether this is the screen for everybody, seen from three metres, rather than somebody's own phone. */
    override readonly isFar: boolean,
  ) {
    super(device);
  }

  /** The game that the table plays, as its box shows it. */
  get game(): WatchGame {
    return this.games.find(({ id }) => id === this.table?.game) ?? this.games[0]!;
  }

  /** Its screens; null until they have been fetched, and for a game that only a newer page knows. */
  get screens(): WatchScreens | null {
    return this.#loaded?.id === this.table?.game ? (this.#loaded?.screens ?? null) : null;
  }

  /** Whether this page is older than its host and has to be loaded again. */
  get isOld(): boolean {
    return !!this.table && this.game.id !== this.table.game;
  }

  /** Fetches the screens of the game, however long that takes. */
  async fetch(id: string): Promise<void> {
    const game = this.games.find((game) => game.id === id);
    if (!game || this.#loaded?.id === id) return;
    try {
      const { default: screens } = await game.load();
      await learn(screens.texts);
      this.#loaded = { id, screens };
    } catch {
      setTimeout(() => this.table?.game === id && void this.fetch(id), RETRY);
    }
  }

  get onlookers(): Onlookers | null {
    return this.table?.onlookers ?? null;
  }

  /** Whether the sounds of the table come from here. */
  get isHeard(): boolean {
    return this.isFar && !!this.onlookers?.sound;
  }

  /** Whoever follows on a phone gets the reasons; a screen for everybody says what there is to do. */
  get depth(): Depth {
    return this.isFar ? 'prompts' : 'learning';
  }

  /** Somebody as the round table draws them. A phone that is gone matters more than anything else about its seat. */
  seat(seat: Seat, more: Partial<Face> = {}): Face {
    const since = this.awaySince(seat);
    const away = since && { mark: 'away' as const, note: t('awaySince', { time: timeOf(since) }) };
    return { ...this.face(seat), ...more, ...away };
  }
}

const [anyWatcher, provideWatcher] = createContext<() => Watcher>();
export { provideWatcher };

/** The watching screen, for the page and for the game with these types. */
export function watcher<G extends GameTypes = GameTypes>(): Watcher<G> {
  return anyWatcher()() as Watcher<G>;
}
