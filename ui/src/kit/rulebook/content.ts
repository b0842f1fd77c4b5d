/** What a game gives to the rulebook, in one language; fetched when somebody opens it. */
import { createContext, type Component } from 'svelte';
import type { book as english } from '../../texts/en/book';
import type { Same } from '../../texts/index.svelte';
import type { Part } from '../game';
import type { LoadStory } from '../lessons/story';
import type { Option } from '../options';
import type { Article, Chapter, Ruling } from './articles';
import type { Place } from './open';
import type { Lookup } from './search';

/** The words of the rulebook itself, which are the same for every game. */
export type BookWords = Same<typeof english>;

/** What every game says in its own words. */
export interface GameWords {
  /** What somebody might look up, shown in the empty search field. */
  searchHint: string;
  /** Above the rulings. */
  rulingsIntro: string;
  /** After the last question of the lesson. */
  endTitle: string;
  endAll: string;
  endMost: Score;
  endSome: Score;
  endText: string;
}

type Score = (score: { right: number; steps: number }) => string;

/** The types that a game's rulebook is made of. */
export interface BookTypes {
  Words: BookWords & GameWords;
  Rule: string;
  Ruling: string;
  Drawing: string;
  Question: { rule: string };
  Answer: unknown;
}

/** The same from a game's own types. */
export interface BookOf<
  Words extends GameWords,
  Rule extends string,
  Ruling extends string,
  Drawing extends string,
  Question extends { rule: Rule },
  Answer,
> extends BookTypes {
  Words: BookWords & Words;
  Rule: Rule;
  Ruling: Ruling;
  Drawing: Drawing;
  Question: Question;
  Answer: Answer;
}

export interface Content<B extends BookTypes = BookTypes> {
  words: B['Words'];
  chapters: Chapter[];
  rules: Record<B['Rule'], Article<B['Rule'], B['Drawing']>>;
  rulings: Record<B['Ruling'], Ruling>;
  /** The rulings that a table may choose, by the name of the option. */
  options: Record<string, Option>;
  lookup: Lookup;
  /** Draws what an article names as its drawing. */
  Picture: Part<{ drawing: B['Drawing'] }>;
  /** Everything on one page. */
  Quick: Component;
  lesson: LessonContent<B>;
  /** What the game is about, in pictures. */
  story: LoadStory;
  /** Pages that only this game has. */
  pages: Record<string, { heading: string; Page: Component | Part<{ about: unknown }> }>;
  /** Those of them that the contents lead to. */
  ways: { page: string; label: string; hint: string }[];
}

export interface LessonContent<B extends BookTypes = BookTypes> {
  questions: readonly B['Question'][];
  isRight(question: B['Question'], answer: B['Answer']): boolean;
  Question: Part<{
    question: B['Question'];
    answer: B['Answer'] | undefined;
    ongive(answer: B['Answer']): void;
  }>;
  /** Why the right answer is right. */
  why(question: B['Question'], answer: B['Answer'], words: B['Words']): string;
  /** What would have been right, where neither the picture nor the reason says it. */
  truth?(question: B['Question'], isRight: boolean): string | null;
  /** What else is worth showing then. */
  More?: Part<{ question: B['Question'] }>;
  Ending: Component;
}

/** Fetches the content in the language of the page. Rejects if it cannot be fetched right now. */
export type LoadBook = () => Promise<Content>;

interface OpenBook<B extends BookTypes> {
  content: Content<B>;
  go: (place: Place) => void;
}

const [openBook, provideBook] = createContext<OpenBook<BookTypes>>();
export { provideBook };

/** The rulebook that a component is shown in, for the game with these types. */
export function book<B extends BookTypes = BookTypes>(): OpenBook<B> {
  return openBook() as OpenBook<B>;
}
