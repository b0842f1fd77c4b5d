/** How this table plays: what the rulebook needs to know about the page it is opened on. */
import type { Options } from '../wire/scapegoat';

export interface House {
  /** The options of the game that is being played. */
  readonly playing: Options | null;
  /** Which game of the evening it is: an explanation of a verdict goes with its game. */
  readonly round?: number | undefined;
  /** A count is running: everybody must see it, so the rulebook closes. */
  readonly isCounting: boolean;
  /** The options of the next game, where they can be changed. */
  readonly next?: Options;
  change?(change: Partial<Options>): void;
}

let house: House = { playing: null, isCounting: false };

/** Called once by the page. */
export function keepHouse(ours: House): void {
  house = ours;
}

export function theHouse(): House {
  return house;
}
