/** What the rulebook is made of besides its texts: the order of the rules, drawings, the lesson. */
import type { Plan } from '../../../kit/rulebook/assemble';
import { OPTIONS } from '../../../wire/snitch-constants';
import { loadStory } from '../intro';
import Family from '../look/Family.svelte';
import type { Book } from './book';
import { isRight, QUESTIONS, truth, why } from './lesson';
import Picture from './Picture.svelte';
import Question from './Question.svelte';
import Quick from './Quick.svelte';
import { CHAPTERS, RULINGS } from './rules';

export const plan: Plan<Book> = {
  chapters: CHAPTERS,
  rulings: RULINGS,
  options: OPTIONS,
  Picture,
  Quick,
  story: loadStory,
  lesson: { questions: QUESTIONS, isRight, why, truth, Question, Ending: Family },
};
