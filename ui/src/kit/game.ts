/**
 * What a game offers to the two pages. Everything else of a game is its own business and stays in its folder.
 *
 * A new game is a folder in `games`, and a line in `phone.ts`, in `table.ts` and in `watch.ts` there.
 */
import type { Component } from 'svelte';
import type { Pack } from '../texts/index.svelte';
import type { Actor, FinishedGame, Person, Seat } from '../wire/wire';
import type { LoadPractice, LoadStory } from './lessons/story';
import type { Offered, Options } from './options';
import type { Lazy } from './phone/lazy.svelte';
import type { PlayerSession } from './phone/player-session.svelte';
import type { Figure } from './plots/figure';
import type { LoadBook } from './rulebook/content';
import type { IconName } from './table/Icon.svelte';
import type { Menu } from './table/menu';
import type { TableApp } from './table/table-app.svelte';

/** The types that are a game's own. A page that knows no game hands on what it doesn't understand. */
export interface GameTypes {
  /** What everybody sees of the game, with the people who play it. */
  View: unknown;
  Command: unknown;
  /** What only whoever asks may know. */
  Whisper: unknown;
  /** What a table device may ask about the game's parts, and what it is told. */
  Question: unknown;
  Advice: unknown;
  /** How it ended. */
  Outcome: unknown;
  /** What the table screen remembers of it. */
  Settings: { options: Options };
}

/**
 * A component of a game. Its props are compared as loosely as the arguments of a method, so that a page can show it
 * without knowing the game: whatever it is given came from a table of the same game.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte has it
export type Part<Props extends Record<string, any>> = {
  part(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['part'];

/** Somebody at the table, as all screens draw them. */
export type Player = Pick<Person, 'colour' | 'name'>;

/**
 * What a phone needs of a game. The module that exports it imports whatever the first screen needs, and loads the rest
 * with `lazy`: so the game itself decides what a phone loads first.
 */
export interface PhoneGame<G extends GameTypes = GameTypes> {
  /** What the first screen says, and everything else: what comes later, and why the host refuses something. */
  texts: Pack;
  moreTexts: Pack;
  /** The screen of a player, all evening. A new one is mounted for each game. */
  Screen: Component | Part<{ session: PlayerSession<G>; game: G['View'] }>;
  /** What its first screen doesn't need, fetched together. */
  later?: Lazy<Later<G>>;
  /** In the line at the top of the page. */
  Top?: Component | Part<{ game: G['View'] }>;
  /** What can be opened from the settings now. */
  sheets?(session: PlayerSession<G>): PhoneSheet<G>[];
  book: LoadBook;
  /** Which game it is, in a sentence at the foot of the settings. */
  about: () => string;
}

export interface Later<G extends GameTypes = GameTypes> {
  /** What somebody did, in a few words: for the undo button, and for what was undone. */
  deed(taken: Taken<G>, session: PlayerSession<G>): { by: Actor; text: string };
  /** Setting up, one step at a time, where phones have a sheet for it. */
  Chores?: Part<{
    view: G['View'];
    me?: Seat | null;
    explain: boolean;
    onplay(command: G['Command']): Promise<boolean>;
  }>;
}

/** A step that undo takes back, or has taken back. */
export type Taken<G extends GameTypes> = G['View'] extends { undo: infer U } ? NonNullable<U> : unknown;

/** The games that a phone can play, under the names that the host uses. */
export type PhoneGames = Readonly<Record<string, () => Promise<{ default: PhoneGame }>>>;

export interface PhoneSheet<G extends GameTypes = GameTypes> {
  label: string;
  /** What it says at its top, if it has no words of its own for that. */
  heading?: string;
  Sheet: Part<{ session: PlayerSession<G>; game: G['View']; heading: string; onclose: () => void }>;
}

/** A game on the shelf. */
export interface ShelfGame {
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
}

/** What the table screen needs of a game before anybody opens its box: it is always loaded, so it is small. */
export interface TableGame<G extends GameTypes = GameTypes> extends ShelfGame {
  settings: GameSettings<G['Settings']>;
  /** The turn of an unfinished game, if anybody counts turns. */
  turn?(view: G['View']): number | null;
  /** Pages of its own that need no table: the start screen leads to them. */
  tools?: { page: string; icon: IconName; label: () => string }[];
  /** Everything else, fetched when the box is opened. */
  load: () => Promise<{ default: TableScreens<G> }>;
}

/** What a game remembers from evening to evening. */
export interface GameSettings<S extends object = object> {
  fresh(): S;
  /** Settings saved by an older or newer version, as far as this version understands them. */
  recall(kept: object): S;
  /** The same from the time when there was only one game and its settings were not kept apart. */
  recallFlat?(kept: Record<string, unknown>): Partial<S>;
}

/** The screens of a game on the table device. */
export interface TableScreens<G extends GameTypes = GameTypes> {
  texts: Pack;
  /** The game that is being played. A new one is mounted for each game. */
  Screen: Component;
  /** Pages of its own; `setUp` follows when it is known who plays. */
  pages: { setUp: Component } & Record<string, Component>;
  /** Sets the game up with the parts of this table, for people who may have changed; unless there's nothing to set up. */
  sameParts?(here: TableApp<G>): G['Command'];
  /** What it adds to the menu. */
  menu(here: TableApp<G>): Menu;
  /** The rulings that a table may choose. */
  offered: Offered<G['Settings']['options']>;
  history: GameHistory<G>;
  book: LoadBook;
  /** What it is about, for those who have never played it. */
  story?: LoadStory;
  /** A turn to try, on a table of its own. */
  practice?: LoadPractice;
  /** What is left of the app's help when it does not follow the turns. */
  freePlay?: () => string;
  /** What somebody did, in a few words: for the undo button, and for what was undone. */
  deed?(taken: Taken<G>, here: TableApp<G>): string;
}

/** The same for a screen that only watches. */
export interface WatchGame<G extends GameTypes = GameTypes> extends ShelfGame {
  load: () => Promise<{ default: WatchScreens<G> }>;
}

/** The screens of a game for those who only watch. */
export interface WatchScreens<G extends GameTypes = GameTypes> {
  texts: Pack;
  /** How far it is: a game that is decided can still be `played`, as long as that can be taken back. */
  progress: { of(view: G['View']): 'setUp' | 'played' | 'over' }['of'];
  /** What is going on while it's played, and how it ended. */
  Screen: Component;
  Over: Component;
  /** What it is about, for those who have just come. */
  story: LoadStory;
}

type Finished<G extends GameTypes> = FinishedGame<G['Outcome']>;

export interface GameHistory<G extends GameTypes = GameTypes> {
  /** Whether it was stopped before its end, so that it counts for nobody. */
  stopped(game: Finished<G>): boolean;
  /** How it ended, in a word or two, and what else to say of it. */
  ending(game: Finished<G>): string;
  more?(game: Finished<G>): string[];
  /** How it went, for whoever opens it: as a whole, and for each player. */
  told?(game: Finished<G>): string[];
  fate?(game: Finished<G>, seat: Seat): string[];
  /** Who won how often, and in what role. */
  figures(games: Finished<G>[]): Figure[];
  /** More columns of the spreadsheet, each with its value for a player. */
  columns: Record<string, Column<G>>;
}

/** A method for the same reason as a `Part`. */
type Column<G extends GameTypes> = { of(game: Finished<G>, seat: Seat): string }['of'];
