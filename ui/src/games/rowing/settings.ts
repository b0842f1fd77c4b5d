/** What the table screen remembers of this game. */
import type { GameSettings } from '../../kit/game';
import { recallOptions } from '../../kit/options';
import { sameKinds } from '../../kit/table/kinds';
import { USUAL_PAPER, type PaperKept } from '../../kit/table/paper';
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
export interface PaperChoice extends PaperKept {
  rings: number;
  reference: boolean;
  /** How many of each kind, in their usual order. */
  copies: number[];
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
      ...USUAL_PAPER,
    },
  };
}

export const settings: GameSettings<Settings> = {
  fresh,

  recall(kept) {
    const usual = fresh();
    const found = sameKinds(usual, kept);
    const paper = sameKinds(usual.paper, found.paper);
    return {
      ...found,
      options: recallOptions(OPTIONS, found.options),
      explained: explainedIn(found, kept as { firstRound?: number }),
      lostLifesavers: within(found.lostLifesavers, LIFESAVERS),
      lostCards: within(found.lostCards, CARDS),
      standIn: STAND_INS.includes(found.standIn) ? found.standIn : usual.standIn,
      paper: paper.copies.length === KINDS ? paper : { ...paper, copies: usual.paper.copies },
    };
  },
};

function explainedIn({ explained }: Settings, kept: { firstRound?: number }): string[] {
  if ((kept.firstRound ?? 0) >= STEPS_BEFORE) return [...FIRST_GAME];
  return explained;
}

function within(count: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(count) || 0));
}
