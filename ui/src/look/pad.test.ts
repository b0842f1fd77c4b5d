import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeOf } from './pad';

const NOW = 100_000;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('takes an event for when it was, also if the page got round to it late', () => {
  expect(timeOf({ timeStamp: NOW - 900 })).toBe(NOW - 900);
});

it('does not believe clocks that began at another time than ours', () => {
  expect(timeOf({ timeStamp: 1_790_000_000_000 })).toBe(NOW);
  expect(timeOf({ timeStamp: 12 })).toBe(NOW);
});
