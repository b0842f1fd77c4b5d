/** The four rulings that a table may choose, with the texts for each choice. */
import type { Options } from '../../../wire/scapegoat';
import type { Words } from './book';

type Choices = { readonly [O in keyof Options]: readonly Options[O][] };

export const CHOICES: Choices = {
  doubleFrame: ['scapegoatAmongThem', 'wrongOneLoses', 'fails'],
  swapAfterFail: [true, false],
  interrupt: ['start', 'during'],
  direction: ['clockwise', 'counterClockwise'],
};

export function choiceText<O extends keyof Options>(words: Words, option: O, choice: Options[O]): string {
  // A type of all names of choices would be unreadable; a test checks that the texts exist.
  return words[`${option}.${choice}` as keyof Words] as string;
}
