/** What the rulebook is made of besides its texts: the order of the rules, drawings, the lesson. */
import type { Plan } from '../../../kit/rulebook/assemble';
import { theHouse } from '../../../kit/rulebook/house';
import { OPTIONS } from '../../../wire/rowing-constants';
import { loadStory } from '../intro';
import TrainerPage from '../trainer/TrainerPage.svelte';
import type { Book } from './book';
import Ending from './Ending.svelte';
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
  lesson: { questions: QUESTIONS, isRight, why, truth, Question, Ending },
  pages: ({ trainer }) => ({ trainer: { heading: trainer, Page: TrainerPage } }),
  // The grids come from the host, whom only the table device can ask.
  ways: ({ trainer, trainerHint }) =>
    theHouse().advise ? [{ page: 'trainer', label: trainer, hint: trainerHint }] : [],
};
