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

it('draws one thing per frame, also if one asks for another', () => {
  const drawn: string[] = [];
  inTurn(() => void inTurn(() => drawn.push('last')));
  inTurn(() => drawn.push('red'));
  vi.advanceTimersByTime(32);
  expect(drawn).toEqual(['red']);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(16);
  expect(drawn).toEqual(['red', 'last']);
  expect(vi.getTimerCount()).toBe(0);
});

it('draws what comes after something that fails', () => {
  const drawn: string[] = [];
  inTurn(() => {
    throw new Error('torn');
  });
  inTurn(() => drawn.push('blue'));
  expect(() => vi.advanceTimersByTime(16)).toThrow('torn');
  vi.advanceTimersByTime(16);
  inTurn(() => drawn.push('green'));
  vi.advanceTimersByTime(16);
  expect(drawn).toEqual(['blue', 'green']);
});
