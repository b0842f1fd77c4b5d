/** What the table screen remembers of this game. */
import type { GameSettings } from '../../kit/game';
import { recallOptions } from '../../kit/options';
import { sameKinds } from '../../kit/table/kinds';
import type { Language } from '../../texts/index.svelte';
import { LAYOUTS } from '../../wire/constants';
import type { Layout, Paper } from '../../wire/print';
import type { Options, StandIn } from '../../wire/rowing';
import {
  BOATS,
  CARD_COLOURS,
  CARDS,
  LIFESAVERS,
  OPTIONS,
  STAND_INS,
  USUAL_OPTIONS,
} from '../../wire/rowing-constants';
import { FIRST_GAME } from './first-game';

/** What this table prints, and how. */
export interface PaperChoice {
  rings: number;
  reference: boolean;
  /** How many of each of the sixteen kinds, in their usual order. */
  copies: number[];
  layout: Layout;
  /** Null: the usual size in the device's region. */
  size: Paper | null;
  /** Null: the language of the screen. */
  language: Language | null;
}

export interface Settings {
  options: Options;
  lostLifesavers: number;
  lostCards: number;
  standIn: StandIn;
  /** What has been explained of the first game. */
  explained: string[];
  paper: PaperChoice;
}

const KINDS = BOATS.length * CARD_COLOURS.length;
/** Earlier versions counted how far a table had come in eight steps. */
const STEPS_BEFORE = 8;

function fresh(): Settings {
  return {
    options: { ...USUAL_OPTIONS },
    // Nothing is missing until somebody says so.
    lostLifesavers: 0,
    lostCards: 0,
    standIn: STAND_INS[0],
    explained: [],
    paper: {
      rings: LIFESAVERS,
      reference: true,
      copies: Array.from({ length: KINDS }, () => 0),
      layout: LAYOUTS[0],
      size: null,
      language: null,
    },
  };
}

export const settings: GameSettings<Settings> = {
  fresh,

  recall(kept) {
    const usual = fresh();
    const found = sameKinds(usual, kept);
    const paper = { ...usual.paper, ...found.paper };
    const isCopies = Array.isArray(paper.copies) && paper.copies.length === KINDS;
    return {
      ...found,
      options: recallOptions(OPTIONS, found.options),
      explained: explainedIn(found, kept as { firstRound?: number }),
      lostLifesavers: within(found.lostLifesavers, LIFESAVERS),
      lostCards: within(found.lostCards, CARDS),
      standIn: STAND_INS.includes(found.standIn) ? found.standIn : usual.standIn,
      paper: {
        ...paper,
        copies: isCopies ? paper.copies : usual.paper.copies,
      },
    };
  },
};

function explainedIn({ explained }: Settings, kept: { firstRound?: number }): string[] {
  if ((kept.firstRound ?? 0) >= STEPS_BEFORE) return [...FIRST_GAME];
  return Array.isArray(explained) ? explained : [];
}

function within(count: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(count) || 0));
}
