/** What the table screen remembers of this game. */
import type { GameSettings } from '../../kit/game';
import { recallOptions } from '../../kit/options';
import { sameKinds } from '../../kit/table/kinds';
import { USUAL_PAPER, type PaperKept } from '../../kit/table/paper';
import type { Kit, Options } from '../../wire/snitch';
import { OPTIONS, SPECIAL, USUAL_LOOK, USUAL_OPTIONS } from '../../wire/snitch-constants';

/** What this table prints, and how. */
export interface PaperChoice extends PaperKept {
  /** How many of each special card, in the order of `SPECIAL`. */
  copies: number[];
  reference: boolean;
  scoreSheet: boolean;
}

export interface Settings {
  /** What has been explained at this table. */
  explained: string[];
  /** How many seconds the one look lasts; 0 if everybody takes their time. */
  look: number;
  kit: Kit;
  options: Options;
  paper: PaperChoice;
}

function fresh(): Settings {
  return {
    explained: [],
    look: USUAL_LOOK,
    // Nothing is missing until somebody says so.
    kit: { lostWitnesses: 0, lost: [] },
    options: { ...USUAL_OPTIONS },
    paper: {
      copies: SPECIAL.map(() => 0),
      reference: true,
      scoreSheet: true,
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
      kit: isKit(found.kit) ? found.kit : usual.kit,
      options: recallOptions(OPTIONS, found.options),
      paper: sameKinds(usual.paper, found.paper),
    };
  },
};

function isKit({ lostWitnesses, lost }: Partial<Kit>): boolean {
  return (
    typeof lostWitnesses === 'number' &&
    Array.isArray(lost) &&
    lost.every((each) => typeof each?.card?.kind === 'string' && typeof each.instead?.with === 'string')
  );
}
