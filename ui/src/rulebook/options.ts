/** The four rulings that a table may choose, with the words for each choice. */
import type { Options } from '../wire/scapegoat';
import type { Words } from './content';

type Choices = { readonly [O in keyof Options]: readonly Options[O][] };

export const CHOICES: Choices = {
  doubleFrame: ['scapegoatAmongThem', 'wrongOneLoses', 'fails'],
  swapAfterFail: [true, false],
  interrupt: ['start', 'during'],
  direction: ['clockwise', 'counterClockwise'],
};

export function choiceText<O extends keyof Options>(words: Words, option: O, choice: Options[O]): string {
  // All names of choices together would make a type that nobody can read; the texts are checked by a test.
  return words[`${option}.${choice}` as keyof Words] as string;
}
