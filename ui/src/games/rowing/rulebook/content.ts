/** Puts the rulebook of one language together, with the drawings and the pages of this game. */
import { content, type BookWords, type Content } from '../../../kit/rulebook/content';
import { theHouse } from '../../../kit/rulebook/house';
import type { Lookup } from '../../../kit/rulebook/search';
import type { Same } from '../../../texts/index.svelte';
import { loadStory } from '../intro';
import { CHOICES, type Option } from '../options';
import TrainerPage from '../trainer/TrainerPage.svelte';
import type { words as english } from './en/words';
import Ending from './Ending.svelte';
import Feedback from './Feedback.svelte';
import { isRight, QUESTIONS } from './lesson';
import Picture from './Picture.svelte';
import Question from './Question.svelte';
import Quick from './Quick.svelte';
import { CHAPTER_IDS, CHAPTERS, type Article, type RuleId } from './rules';
import { RULING_IDS, RULINGS, type RulingId, type RulingText } from './rulings';

export type Words = Same<typeof english>;

interface Texts {
  book: BookWords;
  words: Words;
  rules: Record<RuleId, Article>;
  rulings: Record<RulingId, RulingText>;
  lookup: Lookup;
}

export interface Own {
  words: BookWords & Words;
  rules: Record<RuleId, Article>;
}

/** The open rulebook, for the parts of this game in it. */
export function own(): Own {
  return content().own as Own;
}

export function choiceText(words: Words, option: Option, choice: string): string {
  // A type of all names of choices would be unreadable; a test checks that the texts exist.
  return words[`${option}.${choice}` as keyof Words] as string;
}

export function contentOf({ book, words, rules, rulings, lookup }: Texts): Content {
  const options = (Object.keys(CHOICES) as Option[]).map((option) => [
    option,
    {
      label: words[`option.${option}`],
      choices: CHOICES[option].map((value) => ({ value, label: choiceText(words, option, value) })),
      stacked: true,
    },
  ]);
  return {
    words: book,
    searchHint: words.searchHint,
    chapters: CHAPTER_IDS.map((id) => ({ heading: words[`chapter.${id}`], rules: CHAPTERS[id] })),
    rules,
    rulings: Object.fromEntries(RULING_IDS.map((id) => [id, { ...rulings[id], ...RULINGS[id] }])),
    rulingsIntro: words.rulingsIntro,
    options: Object.fromEntries(options),
    lookup,
    Picture: Picture as Content['Picture'],
    Quick,
    story: loadStory,
    lesson: {
      questions: QUESTIONS,
      isRight,
      Question: Question as never,
      Feedback: Feedback as never,
      ending: {
        title: words.endTitle,
        all: words.endAll,
        most: words.endMost,
        some: words.endSome,
        text: words.endText,
        Picture: Ending,
      },
    },
    pages: { trainer: { heading: words.trainer, Page: TrainerPage as never } },
    // The grids come from the host, whom only the table device can ask.
    ways: theHouse().advise ? [{ page: 'trainer', label: words.trainer, hint: words.trainerHint }] : [],
    own: { words: { ...book, ...words }, rules } satisfies Own,
  };
}
