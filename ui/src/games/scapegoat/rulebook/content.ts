/** Puts the rulebook of one language together, with the drawings and the pages of this game. */
import { content, type BookWords, type Content } from '../../../kit/rulebook/content';
import type { Lookup } from '../../../kit/rulebook/search';
import type { Same } from '../../../texts/index.svelte';
import { loadStory } from '../intro';
import type { words as english } from './en/words';
import Ending from './Ending.svelte';
import Explanation from './Explanation.svelte';
import Feedback from './Feedback.svelte';
import { isRight, QUESTIONS } from './lesson';
import { CHOICES, choiceText } from './options';
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
  rulings: Record<RulingId, RulingText>;
}

/** The open rulebook, for the parts of this game in it. */
export function own(): Own {
  return content().own as Own;
}

export function contentOf({ book, words, rules, rulings, lookup }: Texts): Content {
  const options = Object.entries(CHOICES).map(([name, choices]) => {
    const option = name as keyof typeof CHOICES;
    return [
      option,
      {
        label: words[`option.${option}`],
        choices: choices.map((value) => ({ value, label: choiceText(words, option, value) })),
        stacked: option === 'doubleFrame',
      },
    ];
  });
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
        text: words.endWarm,
        Picture: Ending,
      },
    },
    pages: { verdict: { heading: words.explainTitle, Page: Explanation as never } },
    own: { words: { ...book, ...words }, rules, rulings } satisfies Own,
  };
}
