import { describe, expect, it } from 'vitest';
import type { Content } from '../../../kit/rulebook/content';
import { search } from '../../../kit/rulebook/search';
import type { Texts } from '../../../kit/rulebook/assemble';
import { bookHolds, booksIn } from '../../../kit/rulebook/suite';
import type { Book } from './book';
import { plan } from './content';
import { examples } from './examples';
import { isRight, QUESTIONS } from './lesson';
import { GRIDS } from './rules';

const languages = booksIn(import.meta.glob<Texts<Book>>('./*/index.ts', { eager: true }), plan);

const [en, es] = [languages.en!, languages.es!];

bookHolds(languages, 'goal');

describe('the rulebook of this game', () => {
  it('finds rules in everyday words', () => {
    const found = (query: string, content: Content) => {
      const [hit] = search(query, content);
      return hit && ('rule' in hit ? hit.rule : hit.ruling);
    };
    expect(found('who goes next after the slowest', en)).toMatch(/slowest|B9|B6b/);
    expect(found('last card', en)).toMatch(/lastCard|B8|out/);
    expect(found('two lifesavers', en)).toBe('second');
    expect(found('última carta', es)).toMatch(/lastCard|B8|out/);
  });

  it('offers the trainer only where the host can be asked', () => {
    expect(en.ways).toEqual([]);
    expect(en.pages).toHaveProperty('trainer');
  });
});

describe('the examples', () => {
  it('show what the articles say about them', () => {
    for (const grid of GRIDS) expect(examples[grid].cards).toHaveLength(9);
    expect(examples.sameBoat.sets.map(({ why }) => why)).toEqual([['boat']]);
    expect(examples.sameColour.sets.map(({ why }) => why)).toEqual([['colour']]);
    expect(examples.two.sets).toHaveLength(2);
    expect(examples.gap.cards[8]).toBeNull();
  });
});

describe('the lesson', () => {
  it('counts an answer as right only if the engine says so', () => {
    const [row, none, diagonal, peeked, next, , , , win] = QUESTIONS;
    expect(isRight(row!, { line: 'row2' })).toBe(true);
    expect(isRight(row!, { line: 'none' })).toBe(false);
    expect(isRight(none!, { line: 'none' })).toBe(true);
    expect(isRight(diagonal!, { line: 'diagonal1' })).toBe(false);
    expect(isRight(peeked!, { price: 'cardBack' })).toBe(true);
    expect(isRight(peeked!, { price: 'pile' })).toBe(false);
    expect(isRight(next!, { seat: 2 })).toBe(true);
    expect(isRight(win!, { seat: 2 })).toBe(true);
    expect(isRight(win!, { seat: 0 })).toBe(false);
  });
});
