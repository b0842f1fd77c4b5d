/** What the rulebook is made of besides its texts: the order of the rules, drawings, the lesson. */
import type { Plan } from '../../../kit/rulebook/assemble';
import { OPTIONS } from '../../../wire/scapegoat-constants';
import { loadStory } from '../intro';
import type { Book } from './book';
import Ending from './Ending.svelte';
import Explanation from './Explanation.svelte';
import { isRight, QUESTIONS, why } from './lesson';
import More from './More.svelte';
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
  lesson: { questions: QUESTIONS, isRight, why, Question, More, Ending },
  pages: ({ explainTitle }) => ({ verdict: { heading: explainTitle, Page: Explanation } }),
};
