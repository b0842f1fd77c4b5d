import { beforeAll, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import type { StepView, View } from '../../../wire/snitch';
import { t, TABLE } from '../texts/table';
import { headingOf, readyIn } from './shown';

offer(TABLE);
beforeAll(() => speak('en'));

const view = (step: StepView, change: Partial<View> = {}) =>
  ({ step, board: { active: 1 }, closed: null, starter: 0, ...change }) as View;
const name = (seat: number) => ['Ana', 'Ben', 'Zoë'][seat]!;
const start: StepView = { name: 'start', mayDraw: true, mayClose: true, mayPass: false };

it('says whose turn it is, and that it is the last one', () => {
  expect(headingOf(view(start), { name })).toEqual({ heading: t('turnOf', { name: 'Ben' }), by: 1 });
  const closed = { by: 0, left: [1, 2] };
  expect(headingOf(view(start, { closed }), { name }).heading).toBe(t('lastTurnOf', { name: 'Ben' }));
  expect(headingOf(view({ name: 'lastTurn', of: 2 }, { closed }), { name }).by).toBe(2);
});

it('knows who is ready, where all have something to do', () => {
  expect(readyIn(view(start))).toBeNull();
  expect(readyIn(view({ name: 'reveal', ready: [2], aborted: null }))).toEqual([2]);
  expect(readyIn(view({ name: 'entry', entered: [0], all: null }))).toEqual([0]);
});

it('asks nobody for a tap', () => {
  for (const step of [{ name: 'open' }, { name: 'lookFreely', waiting: [0] }] as StepView[])
    expect(headingOf(view(step), { name }).text, step.name).not.toMatch(/\b[Tt]ap\b/);
});
