import { describe, expect, it } from 'vitest';
import { plain } from '../../../kit/rulebook/articles';
import type { Texts } from '../../../kit/rulebook/assemble';
import { bookHolds, booksIn, sentences } from '../../../kit/rulebook/suite';
import type { Book } from './book';
import { GIVES_AWAY } from '../texts/gives-away';
import { plan } from './content';
import { rules as english } from './en/rules';
import { examples } from './examples';
import { isRight, QUESTIONS } from './lesson';
import { CASES, see, text } from './rules';

const languages = booksIn(import.meta.glob<Texts<Book>>('./*/index.ts', { eager: true }), plan);

bookHolds(languages, 'goal');

describe('the rulebook of this game', () => {
  it('never says for certain who is the scapegoat', () => {
    for (const language of Object.values(languages))
      for (const sentence of sentences(language)) expect(sentence).not.toMatch(GIVES_AWAY);
  });

  it('explains all six cases of a frame attempt with pictures of the cards', () => {
    const drawn = english.frame.body.flatMap((block) => ('drawing' in block ? block.drawing : []));
    expect(drawn).toEqual([...CASES]);
  });

  it('makes paragraphs of text and links', () => {
    const words = text`Go to ${see('cops', 'the cops')}, **now**.`;
    expect(words).toEqual(['Go to ', { to: 'cops', words: 'the cops' }, ', **now**.']);
    expect(plain(words)).toBe('Go to the cops, now.');
  });
});

describe('the lesson', () => {
  it('counts an answer as right only if the engine says so', () => {
    const [mat, , first, miss, , go, stay, double] = QUESTIONS;
    expect(isRight(mat!, { seat: 0 })).toBe(true);
    expect(isRight(mat!, { seat: examples.mat.cells[examples.mat.exchanged]! })).toBe(false);
    expect(isRight(first!, { framed: [1] })).toBe(true);
    expect(isRight(first!, { framed: [] })).toBe(false);
    expect(isRight(miss!, { framed: [] })).toBe(true);
    expect(isRight(go!, { goes: true })).toBe(true);
    expect(isRight(stay!, { goes: true })).toBe(false);
    expect(isRight(double!, { framed: [1, 0] })).toBe(true);
    expect(isRight(double!, { framed: [0] })).toBe(false);
  });
});
