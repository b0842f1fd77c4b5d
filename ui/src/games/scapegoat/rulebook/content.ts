/** What the rulebook is made of besides its texts: the order of the rules, drawings, the lesson. */
import { contentOf as assemble, type Texts } from '../../../kit/rulebook/assemble';
import { loadStory } from '../intro';
import type { Book } from './book';
import Ending from './Ending.svelte';
import Explanation from './Explanation.svelte';
import { isRight, QUESTIONS, why } from './lesson';
import More from './More.svelte';
import { CHOICES } from './options';
import Picture from './Picture.svelte';
import Question from './Question.svelte';
import Quick from './Quick.svelte';
import { CHAPTERS } from './rules';
import { RULINGS } from './rulings';

export const contentOf = (texts: Texts<Book>) =>
  assemble<Book>(
    {
      chapters: CHAPTERS,
      rulings: RULINGS,
      choices: CHOICES,
      choiceKey: (option, choice) => `${option}.${choice}`,
      stacked: ['doubleFrame'],
      Picture,
      Quick,
      story: loadStory,
      lesson: { questions: QUESTIONS, isRight, why, Question, More, Ending },
      pages: ({ explainTitle }) => ({ verdict: { heading: explainTitle, Page: Explanation } }),
    },
    texts,
  );
