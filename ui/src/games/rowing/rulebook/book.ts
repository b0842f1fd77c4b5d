import { book as anyBook, type BookTypes, type BookWords } from '../../../kit/rulebook/content';
import type { Same } from '../../../texts/index.svelte';
import type { words as english } from './en/words';
import type { Answer, Question } from './lesson';
import type { Drawing, RuleId } from './rules';
import type { RulingId } from './rulings';

export type Words = Same<typeof english>;

/** The types that this game's rulebook is made of. */
export interface Book extends BookTypes {
  Words: BookWords & Words;
  Rule: RuleId;
  Ruling: RulingId;
  Drawing: Drawing;
  Question: Question;
  Answer: Answer;
}

export const book = anyBook<Book>;
