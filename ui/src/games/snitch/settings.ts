/** What the table screen remembers of this game. */
import type { GameSettings } from '../../kit/game';
import { recallOptions } from '../../kit/options';
import { sameKinds } from '../../kit/table/kinds';
import type { Language } from '../../texts/index.svelte';
import { LAYOUTS } from '../../wire/constants';
import type { Layout, Paper } from '../../wire/print';
import type { Kit, Options } from '../../wire/snitch';
import { OPTIONS, SPECIAL, USUAL_LOOK, USUAL_OPTIONS } from '../../wire/snitch-constants';

/** What this table prints, and how. */
export interface PaperChoice {
  /** How many of each special card, in the order of `SPECIAL`. */
  copies: number[];
  reference: boolean;
  scoreSheet: boolean;
  layout: Layout;
  /** Null: the usual size in the device's region. */
  size: Paper | null;
  /** Null: the language of the screen. */
  language: Language | null;
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
    return {
      ...found,
      explained: Array.isArray(found.explained) ? found.explained : [],
      kit: isKit(found.kit) ? found.kit : usual.kit,
      options: recallOptions(OPTIONS, found.options),
      paper: {
        ...usual.paper,
        ...found.paper,
        copies: Array.isArray(found.paper?.copies) ? found.paper.copies : usual.paper.copies,
      },
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
