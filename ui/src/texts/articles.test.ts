/** In English the article goes with the number after it: a 4, but an 8, an 11 and an 18. */
import { expect, it } from 'vitest';
import { said } from './said';

const lists = import.meta.glob<Record<string, unknown>>(
  ['./en/*.ts', '../web/texts/en/web.ts', '../games/*/texts/en/*.ts', '../games/*/rulebook/en/words.ts'],
  { eager: true },
);
const isTexts = (list: unknown): list is Record<string, unknown> => typeof list === 'object' && list !== null;

it('articles go with every number', () => {
  const wrong = /\ba (8|1[18])(?!\d)|\ban (?!8|1[18](?!\d))\d/i;
  expect(['an 11', 'an 80', 'a 7', 'a 1'].filter((text) => wrong.test(text))).toEqual([]);
  expect(['a 8', 'a 18', 'an 7', 'an 1'].filter((text) => !wrong.test(text))).toEqual([]);
  const texts = Object.values(lists).flatMap((module) => Object.values(module).filter(isTexts));
  const found = [4, 8, 11].flatMap((number) => texts.flatMap((list) => said(list, number)));
  expect(found.length).toBeGreaterThan(3000);
  expect(found.filter((text) => wrong.test(text))).toEqual([]);
});
