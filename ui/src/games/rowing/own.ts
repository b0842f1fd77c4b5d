import type { GameTypes } from '../../kit/game';
import type { Advice, Command, Outcome, Question, View as WireView } from '../../wire/rowing';
import type { Person } from '../../wire/wire';
import type { Settings } from './settings';

/** What everybody sees of the game, with the people who play it. */
export type View = WireView & { players: Person[] };

/** The types that are this game's own. */
export interface Own extends GameTypes {
  View: View;
  Command: Command;
  Whisper: never;
  Question: Question;
  Advice: Advice;
  Outcome: Outcome;
  Settings: Settings;
}
