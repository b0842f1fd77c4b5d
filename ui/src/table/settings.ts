/**
 * What the table screen remembers from evening to evening. The host stores it, so it survives a change of browser or
 * port. Nothing in it is secret except a mat that somebody is testing, and no screen shows that.
 */
import type { PlayerColour } from '../look/colours';
import type { ThemeChoice } from '../look/theme.svelte';
import { DEPTHS, type Depth } from '../games/scapegoat/teach/prompts';
import { LANGUAGES, type Language } from '../texts/index.svelte';
import type { Layout, Paper, Sheets } from '../wire/print';
import type { DiceKind, Options } from '../wire/scapegoat';

export interface Chair {
  colour: PlayerColour;
  name: string;
  /** Whether this player's cardboard mat is still there. */
  hasMat: boolean;
}

/** A mat being tested: only its complete rows, and never shown on a screen. */
export interface MatTest {
  /** The goats of the set that the mat belongs to. */
  goats: PlayerColour[];
  owner: number;
  /** How many cells a row has. */
  across: number;
  /** What the cells say, row by row: one digit per cell, the index of a goat. */
  cells: string;
}

/** What this table prints, and how. */
export interface PaperChoice {
  /** Null until something is printed for the first time. */
  edition: number | null;
  /** Null: mats for every number of players. */
  players: number | null;
  sheets: Sheets[];
  layout: Layout;
  /** Null: the usual size in the device's region. */
  size: Paper | null;
  /** Null: the language of the screen. */
  language: Language | null;
}

export interface Remembered {
  /** Null: the language of the device. */
  language: Language | null;
  theme: ThemeChoice;
  textScale: number;
  sound: boolean;
  /** Whether the count is spoken. */
  speech: boolean;
  /** Whether new tables count with hold pads. */
  pads: boolean;
  calm: boolean;
  /** How much this device says. Silent means free play, where it does not follow the turns either. */
  depth: Depth;
  /** Whether prompts are read aloud, where the device can speak. */
  spoken: boolean;
  /** What has been explained, and to whom. */
  explained: string[];
  options: Options;
  /** Six chairs, of which the first `players` are taken; the others keep the names of guests who may come back. */
  chairs: Chair[];
  players: number;
  whiteDie: boolean;
  blackDie: boolean;
  readingCheck: boolean;
  /** Null until somebody checked the real dice and entered it. */
  dice: DiceKind | null;
  matTest: MatTest | null;
  /** The edition of the printed mats, if the group plays with those. */
  printed: number | null;
  paper: PaperChoice;
}

export const TEXT_SCALES = [1, 1.25, 1.5, 2];

const COLOURS: PlayerColour[] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'];

export function fresh(): Remembered {
  return {
    language: null,
    theme: 'system',
    textScale: 1,
    sound: true,
    speech: false,
    pads: false,
    calm: false,
    depth: 'learning',
    spoken: false,
    explained: [],
    options: {
      direction: 'clockwise',
      interrupt: 'start',
      swapAfterFail: true,
      doubleFrame: 'scapegoatAmongThem',
    },
    // Nothing is missing until somebody says so.
    chairs: COLOURS.map((colour) => ({ colour, name: '', hasMat: true })),
    players: 4,
    whiteDie: true,
    blackDie: true,
    readingCheck: false,
    dice: null,
    matTest: null,
    printed: null,
    paper: {
      edition: null,
      players: null,
      sheets: ['mats', 'dice', 'tokens', 'places', 'reference'],
      layout: 'duplex',
      size: null,
      language: null,
    },
  };
}

/** Settings saved by an older or newer version, as far as this version understands them. */
export function recall(kept: unknown): Remembered {
  const remembered = fresh();
  if (typeof kept !== 'object' || kept === null) return remembered;
  const found = kept as Partial<Remembered>;
  const known = Object.keys(remembered) as (keyof Remembered)[];
  for (const key of known) {
    const [value, usual] = [found[key], remembered[key]];
    if (value === undefined || (usual !== null && typeof value !== typeof usual)) continue;
    Object.assign(remembered, { [key]: value });
  }
  remembered.options = { ...fresh().options, ...remembered.options };
  if (remembered.language && !(remembered.language in LANGUAGES)) remembered.language = null;
  if (!Array.isArray(remembered.explained)) remembered.explained = [];
  if (!DEPTHS.includes(remembered.depth)) remembered.depth = fresh().depth;
  // Free play used to be a setting of its own.
  if ('guided' in kept && kept.guided === false) remembered.depth = 'silent';
  if (!TEXT_SCALES.includes(remembered.textScale)) remembered.textScale = 1;
  if (!isMatTest(remembered.matTest)) remembered.matTest = null;
  remembered.paper = { ...fresh().paper, ...remembered.paper };
  if (!Array.isArray(remembered.paper.sheets)) remembered.paper.sheets = fresh().paper.sheets;
  if (typeof remembered.printed !== 'number') remembered.printed = null;
  remembered.players = Math.min(6, Math.max(3, Math.round(remembered.players)));
  const colours = new Set(remembered.chairs.map((chair) => chair.colour));
  if (remembered.chairs.length !== 6 || colours.size !== 6) remembered.chairs = fresh().chairs;
  return remembered;
}

function isMatTest(kept: Partial<MatTest> | null): boolean {
  if (!kept || !Array.isArray(kept.goats) || typeof kept.cells !== 'string') return false;
  const { goats, owner, across, cells } = kept;
  const isGoat = (goat: unknown) => goats[Number(goat)] !== undefined;
  const isAcross = across === 10 || across === 12;
  return (
    goats.length < 7 && isGoat(owner) && isAcross && cells.length % across === 0 && [...cells].every(isGoat)
  );
}
