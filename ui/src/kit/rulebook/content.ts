/** What a game gives to the rulebook, in one language; fetched when somebody opens it. */
import type { Component } from 'svelte';
import type { book as english } from '../../texts/en/book';
import type { Language, Same } from '../../texts/index.svelte';
import type { LoadStory } from '../lessons/story';
import type { Article, Chapter, Ruling } from './articles';
import type { Choice } from './house';
import type { Place } from './open';
import type { Lookup } from './search';

/** The words of the rulebook itself, which are the same for every game. */
export type BookWords = Same<typeof english>;

export interface Content {
  words: BookWords;
  /** What somebody might look up, shown in the empty search field. */
  searchHint: string;
  chapters: Chapter[];
  rules: Record<string, Article>;
  rulings: Record<string, Ruling>;
  /** Above the rulings. */
  rulingsIntro: string;
  /** The rulings that a table may choose, by the name of the option. */
  options: Record<string, Option>;
  lookup: Lookup;
  /** Draws what an article names as its drawing. */
  Picture: Component<{ drawing: string }>;
  /** Everything on one page. */
  Quick?: Component;
  lesson?: LessonContent;
  /** What the game is about, in pictures. */
  story?: LoadStory;
  /** Pages that only this game has. */
  pages?: Record<string, { heading: string; Page: Component<{ about: never }> }>;
  /** Those of them that the contents lead to. */
  ways?: { page: string; label: string; hint: string }[];
  /** The game's own words, for its own parts. */
  own: unknown;
}

export interface Option {
  label: string;
  choices: { value: Choice; label: string }[];
  stacked?: boolean;
}

export interface LessonContent {
  questions: readonly unknown[];
  isRight: (question: never, answer: never) => boolean;
  Question: Component<{ question: never; answer: never; ongive: (answer: unknown) => void }>;
  Feedback: Component<{ question: never; answer: never }>;
  /** After the last question. */
  ending: { title: string; all: string; most: Score; some: Score; text: string; Picture: Component };
}

type Score = (score: { right: number; steps: number }) => string;

/** Fetches the content in the language of the page. Rejects if it cannot be fetched right now. */
export type LoadBook = () => Promise<Content>;
export type BookIn = Record<Language, () => Promise<Content>>;

/** The contents of the open rulebook and its trail. Only one is open at a time, so no page has to pass it down. */
let opened: { content: Content; go: (place: Place) => void };

export function useBook(book: typeof opened): void {
  opened = book;
}

export function book(): typeof opened {
  return opened;
}

export function content(): Content {
  return opened.content;
}
