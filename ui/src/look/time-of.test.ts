import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeOf } from './time-of';

const NOW = 100_000;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('uses the time of an event, even if the page handled it late', () => {
  expect(timeOf({ timeStamp: NOW - 900 })).toBe(NOW - 900);
});

it('ignores event times from a different clock', () => {
  expect(timeOf({ timeStamp: 1_790_000_000_000 })).toBe(NOW);
  expect(timeOf({ timeStamp: 12 })).toBe(NOW);
});
