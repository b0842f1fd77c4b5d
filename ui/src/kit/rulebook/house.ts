/** How this table plays: what the rulebook needs to know about the page it is opened on. */
import type { Options } from '../options';

export interface House {
  /** The options of the game that is being played. */
  readonly playing: Options | null;
  /** Which game of the evening it is: an explanation of what happened goes with its game. */
  readonly round?: number | undefined;
  /** A count is running: everybody must see it, so the rulebook closes. */
  readonly isCounting: boolean;
  /** The options of the next game, where they can be changed. */
  readonly next?: Options | null;
  change?(change: Options): void;
  /** Asks the host about the open game; only the table device can. Null if it can't be asked right now. */
  advise?(question: unknown): Promise<unknown>;
}

let house: House = { playing: null, isCounting: false };

/** Called once by the page. */
export function keepHouse(ours: House): void {
  house = ours;
}

export function theHouse(): House {
  return house;
}
