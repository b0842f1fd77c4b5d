/**
 * What a game offers to the two pages. Everything else of a game is its own business and stays in its folder.
 *
 * A new game is a folder in `games`, and a line in `phone.ts` and in `table.ts` there.
 */
import type { Component } from 'svelte';
import type { Pack } from '../texts/index.svelte';
import type { FinishedGame, Person, Seat } from '../wire/wire';
import type { LoadStory } from './lessons/story';
import type { Lazy } from './phone/lazy.svelte';
import type { PlayerSession } from './phone/player-session.svelte';
import type { LoadBook } from './rulebook/content';
import type { Options } from './rulebook/house';
import type { IconName } from './table/Icon.svelte';

/** A view, a report, settings: their types are known only inside the folder of the game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Own = any;

/** Somebody at the table, as all screens draw them. */
export type Player = Pick<Person, 'colour' | 'name'>;

type Session = PlayerSession<Own, Own, Own>;

/**
 * What a phone needs of a game. The module that exports it imports whatever the first screen needs, and loads the rest
 * with `lazy`: so the game itself decides what a phone loads first.
 */
export interface PhoneGame {
  /** What the first screen says, and why the host refuses something. */
  texts: Pack;
  errors: Pack;
  /** The screen of a player, all evening. A new one is mounted for each game. */
  Screen: Component<{ session: Session; game: Own }>;
  /** In the line at the top of the page. */
  Top?: Component<{ session: Session; game: Own }>;
  /** What can be opened from the settings now. */
  sheets?: (session: Session) => PhoneSheet[];
  book: LoadBook;
  /** Which game it is, in a sentence at the foot of the settings. */
  about: () => string;
  /** The rulings of the game that is being played. */
  options?: (view: Own) => Options | null;
}

/** The games that a phone can play, under the names that the host uses. */
export type PhoneGames = Readonly<Record<string, () => Promise<{ default: PhoneGame }>>>;

export interface PhoneSheet {
  label: string;
  part: Lazy<Component<{ session: Session; game: Own; onclose: () => void }>>;
}

/** What the table screen needs of a game before anybody opens its box: it is always loaded, so it is small. */
export interface TableGame {
  /** As the host calls it. */
  id: string;
  /** How many can play. */
  fewest: number;
  most: number;
  /** What the shelf says of the game. */
  texts: Pack;
  title: () => string;
  /** The box on the shelf, as wide as its place there. */
  Box: Component;
  settings: GameSettings<Own>;
  /** The turn of an unfinished game, if anybody counts turns. */
  turn?: (view: Own) => number | null;
  /** Pages of its own that need no table: the start screen leads to them. */
  tools?: { page: string; icon: IconName; label: () => string }[];
  /** Everything else, fetched when the box is opened. */
  load: () => Promise<{ default: TableScreens }>;
}

/** What a game remembers from evening to evening. */
export interface GameSettings<S> {
  fresh: () => S;
  /** Settings saved by an older or newer version, as far as this version understands them. */
  recall: (kept: Partial<S>) => S;
  /** The same from the time when there was only one game and its settings were not kept apart. */
  recallFlat?: (kept: Record<string, unknown>) => Partial<S>;
}

/** The screens of a game on the table device. */
export interface TableScreens {
  texts: Pack;
  /** The game that is being played. A new one is mounted for each game. */
  Screen: Component;
  /** Pages of its own; `setUp` follows when it is known who plays. */
  pages: { setUp: Component } & Record<string, Component>;
  Menu: Component<{ onclose: () => void }>;
  Settings: Component;
  history: GameHistory;
  book: LoadBook;
  /** What it is about, for those who have never played it. */
  story?: LoadStory;
  /** A turn to try, on a table of its own. */
  practice?: () => Promise<{ default: Component }>;
  /** What is left of the app's help when it does not follow the turns. */
  freePlay?: () => string;
  /** The rulings of the game that is being played. */
  options?: (view: Own) => Options | null;
}

export interface GameHistory {
  /** Whether it was stopped before its end, so that it counts for nobody. */
  stopped: (game: FinishedGame<Own>) => boolean;
  /** How it ended, in a word or two, and what else to say of it. */
  ending: (game: FinishedGame<Own>) => string;
  more?: (game: FinishedGame<Own>) => string[];
  /** How it went, for whoever opens it: as a whole, and for each player. */
  told?: (game: FinishedGame<Own>) => string[];
  fate?: (game: FinishedGame<Own>, seat: Seat) => string[];
  /** Who won how often, and in what role. */
  Figures: Component<{ games: FinishedGame<Own>[] }>;
  /** More columns of the spreadsheet, each with its value for a player. */
  columns: Record<string, (game: FinishedGame<Own>, seat: Seat) => string>;
}
