import type { GameTypes } from '../../kit/game';
import type { Advice, Command, Outcome, Question, View } from '../../wire/snitch';
import type { Settings } from './settings';

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
