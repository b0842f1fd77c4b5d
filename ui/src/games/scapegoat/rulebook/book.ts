import { book as anyBook, type BookOf } from '../../../kit/rulebook/content';
import type { Same } from '../../../texts/index.svelte';
import type { words as english } from './en/words';
import type { Answer, Question } from './lesson';
import type { Drawing, RuleId, RulingId } from './rules';

export type Words = Same<typeof english>;

export type Book = BookOf<Words, RuleId, RulingId, Drawing, Question, Answer>;

export const book = anyBook<Book>;
