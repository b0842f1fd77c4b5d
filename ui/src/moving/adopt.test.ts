import { expect, test } from 'vitest';
import { adopt } from './adopt';

test('what nobody has chosen yet is filled in, and nothing else changes', () => {
  const usual = { device: { theme: 'system', sound: true }, chairs: ['', ''], games: { a: { kit: null } } };
  const own = { device: { theme: 'dark', sound: true }, chairs: ['', ''], games: { a: { kit: null } } };
  const theirs = {
    device: { theme: 'light', sound: false },
    chairs: ['Ana', 'Ben'],
    games: { a: { kit: [1] }, b: { c: 1 } },
  };
  expect(adopt<object>(own, theirs, usual)).toEqual({
    device: { theme: 'dark', sound: false },
    chairs: ['Ana', 'Ben'],
    games: { a: { kit: [1] }, b: { c: 1 } },
  });
  expect(adopt<object>(own, own, usual)).toEqual(own);
});
