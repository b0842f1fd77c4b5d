/** Puts the rulebook of one language together, with the drawings and the pages of this game. */
import { content, type BookWords, type Content } from '../../../kit/rulebook/content';
import type { Lookup } from '../../../kit/rulebook/search';
import type { Same } from '../../../texts/index.svelte';
import { loadStory } from '../intro';
import { CHOICES, OPTION_NAMES } from '../options';
import type { options as optionTexts } from '../texts/en/options';
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
  options: Same<typeof optionTexts>;
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

export function contentOf({ book, words, options, rules, rulings, lookup }: Texts): Content {
  const choices = OPTION_NAMES.map((name) => {
    const labels = options as Record<string, string>;
    const label = (value: string | boolean) =>
      typeof value === 'boolean' ? (value ? words.yes : words.no) : labels[`option.${name}.${value}`]!;
    return [
      name,
      {
        label: labels[`option.${name}`]!,
        choices: (CHOICES[name] as readonly (string | boolean)[]).map((value) => ({
          value,
          label: label(value),
        })),
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
    options: Object.fromEntries(choices),
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
    own: { words: { ...book, ...words }, rules } satisfies Own,
  };
}
