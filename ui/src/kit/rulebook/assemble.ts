/** Puts the rulebook of one language together. */
import type { Component } from 'svelte';
import type { Part } from '../game';
import type { LoadStory } from '../lessons/story';
import { worded, type Offered } from '../options';
import type { Article, Ruling } from './articles';
import type { BookTypes, BookWords, Content, LessonContent } from './content';
import type { Lookup } from './search';

/** What is the same in all languages. */
export interface Plan<B extends BookTypes> {
  chapters: Readonly<Record<string, readonly B['Rule'][]>>;
  rulings: Readonly<Record<B['Ruling'], { rule: B['Rule']; option?: string }>>;
  options: Offered;
  Picture: Part<{ drawing: B['Drawing'] }>;
  Quick: Component;
  story: LoadStory;
  lesson: LessonContent<B>;
  pages?: (words: B['Words']) => Content<B>['pages'];
  ways?: (words: B['Words']) => Content<B>['ways'];
}

/** What a game says in one language; the words of the rulebook itself go with them. */
export interface Texts<B extends BookTypes> {
  book: BookWords;
  words: Omit<B['Words'], keyof BookWords>;
  rules: Record<B['Rule'], Article<B['Rule'], B['Drawing']>>;
  rulings: Record<B['Ruling'], RulingText>;
  lookup: Lookup;
}

export type RulingText = Pick<Ruling, 'question' | 'answer' | 'others'>;

export function contentOf<B extends BookTypes>(plan: Plan<B>, texts: Texts<B>): Content<B> {
  const words = { ...texts.book, ...texts.words } as B['Words'];
  const all: Record<string, unknown> = { ...texts.book, ...texts.words };
  // A type of all these keys would be unreadable; the tests of every game check that the texts exist.
  const word = (key: string) => all[key] as string;
  const ids = Object.keys(plan.rulings) as B['Ruling'][];
  return {
    words,
    chapters: Object.entries(plan.chapters).map(([id, rules]) => ({ heading: word(`chapter.${id}`), rules })),
    rules: texts.rules,
    rulings: Object.fromEntries(
      ids.map((id) => [id, { ...texts.rulings[id], ...plan.rulings[id] }]),
    ) as Content<B>['rulings'],
    options: worded(plan.options, word),
    lookup: texts.lookup,
    Picture: plan.Picture,
    Quick: plan.Quick,
    story: plan.story,
    lesson: plan.lesson,
    pages: plan.pages?.(words) ?? {},
    ways: plan.ways?.(words) ?? [],
  };
}
