/** What the table screen remembers of this game. A mat that somebody is testing is secret, and no screen shows it. */
import type { GameSettings } from '../../kit/game';
import { recallOptions } from '../../kit/options';
import { sameKinds } from '../../kit/table/kinds';
import { USUAL_PAPER, type PaperKept } from '../../kit/table/paper';
import type { PlayerColour } from '../../look/colours';
import type { Sheets } from '../../wire/print';
import type { DiceKind, Options } from '../../wire/scapegoat';
import { FACES, MOST, OPTIONS, SHEETS, USUAL_OPTIONS } from '../../wire/scapegoat-constants';

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
export interface PaperChoice extends PaperKept {
  /** Null until something is printed for the first time. */
  edition: number | null;
  /** Null: mats for every number of players. */
  players: number | null;
  sheets: Sheets[];
}

export interface Settings {
  /** What has been explained, and to whom. */
  explained: string[];
  options: Options;
  /** The goats whose cardboard mat is lost. */
  lostMats: PlayerColour[];
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

function fresh(): Settings {
  return {
    explained: [],
    options: { ...USUAL_OPTIONS },
    // Nothing is missing until somebody says so.
    lostMats: [],
    whiteDie: true,
    blackDie: true,
    readingCheck: false,
    dice: null,
    matTest: null,
    printed: null,
    paper: {
      edition: null,
      players: null,
      sheets: [...SHEETS],
      ...USUAL_PAPER,
    },
  };
}

export const settings: GameSettings<Settings> = {
  fresh,

  recall(kept) {
    const usual = fresh();
    const found = sameKinds(usual, kept);
    return {
      ...found,
      options: recallOptions(OPTIONS, found.options),
      matTest: isMatTest(found.matTest) ? found.matTest : null,
      printed: typeof found.printed === 'number' ? found.printed : null,
      paper: sameKinds(usual.paper, found.paper),
    };
  },

  recallFlat(kept) {
    const chairs = Array.isArray(kept.chairs)
      ? (kept.chairs as { colour: PlayerColour; hasMat: boolean }[])
      : [];
    return { ...kept, lostMats: chairs.filter(({ hasMat }) => hasMat === false).map(({ colour }) => colour) };
  },
};

function isMatTest(kept: Partial<MatTest> | null): boolean {
  if (!kept || !Array.isArray(kept.goats) || typeof kept.cells !== 'string') return false;
  const { goats, owner, across, cells } = kept;
  const isGoat = (goat: unknown) => goats[Number(goat)] !== undefined;
  const isAcross = Object.values(FACES).some((kinds) => kinds.oneToTen.black[1] === across);
  return (
    goats.length <= MOST &&
    isGoat(owner) &&
    isAcross &&
    cells.length % across! === 0 &&
    [...cells].every(isGoat)
  );
}
