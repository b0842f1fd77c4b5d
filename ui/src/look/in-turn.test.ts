import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('draws one thing per frame, in order', () => {
  const drawn: string[] = [];
  for (const name of ['red', 'blue', 'green']) inTurn(() => drawn.push(name));
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(16);
  expect(drawn).toEqual(['red']);
  vi.advanceTimersByTime(32);
  expect(drawn).toEqual(['red', 'blue', 'green']);
  inTurn(() => drawn.push('again'));
  vi.advanceTimersByTime(16);
  expect(drawn.at(-1)).toBe('again');
});

it('draws nothing for whoever has given up, and everything for the others', () => {
  const drawn: string[] = [];
  const giveUp = inTurn(() => drawn.push('red'));
  inTurn(() => drawn.push('blue'));
  giveUp();
  vi.advanceTimersByTime(100);
  expect(drawn).toEqual(['blue']);
});
