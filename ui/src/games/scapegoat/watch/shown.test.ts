import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import type { Deed, Judged, StepView } from '../../../wire/scapegoat';
import type { View } from '../own';
import { t, TABLE } from '../texts/table';
import { freshVerdict, headingOf, waitedFor } from './shown';

offer(TABLE);
beforeAll(() => speak('en'));

const judged = {
  by: 1,
  cards: [],
  verdict: { missingOn: [], framed: [], strangers: [] },
  framed: [],
} as Judged;
const view = (step: StepView, change: Partial<View> = {}) =>
  ({ step, players: [{}, {}, {}], board: null, judged, undo: null, ...change }) as View;
const name = (seat: number) => ['Ana', 'Ben', 'Zoë'][seat]!;

const start: StepView = { name: 'start', moves: [], interrupt: null, earliestFrame: null };
const point = (matsKnown: boolean): StepView => ({
  name: 'point',
  ending: { how: 'frame', by: 0, framed: [1] },
  pointed: [2],
  matsKnown,
  inVain: 0,
});
const undo = (deed: Deed) => ({ by: 'table' as const, deed });

describe('the verdict', () => {
  it('stays until something else is done', () => {
    const swap: StepView = { name: 'swap', interrupt: null };
    expect(freshVerdict(view(swap, { undo: undo({ type: 'frameFailed' }) }))).toBe(judged);
    expect(freshVerdict(view(start, { undo: undo({ type: 'swapped' }) }))).toBeNull();
    expect(freshVerdict(view(start))).toBeNull();
  });

  it('of a successful frame stays until people want to know who it was', () => {
    expect(freshVerdict(view(point(true)))).toBe(judged);
    expect(freshVerdict(view(point(false)))).toBeNull();
  });
});

it('says for whom everybody waits', () => {
  expect(waitedFor(view(start))).toBeNull();
  expect(waitedFor(view({ name: 'look', waiting: [1] }))).toEqual({ done: [0, 2], missing: [1] });
  expect(waitedFor(view({ name: 'tradePick', by: 0, with: 2, ready: [2], aborted: null }))).toEqual({
    done: [2],
    missing: [0],
  });
  expect(waitedFor(view({ name: 'frameEntry', by: 0, cards: [['red'], null, null] }))).toEqual({
    done: [0],
    missing: [1, 2],
  });
  expect(waitedFor(view(point(true)))).toBeNull();
});

it('says what is going on, and asks nobody for a tap', () => {
  const said = (step: StepView) => headingOf(view(step), { name });
  expect(said({ name: 'framePick', by: 1, ready: [], locked: [], aborted: null })).toEqual({
    heading: t('frameBy', { name: 'Ben' }),
    by: 1,
  });
  for (const step of [
    { name: 'open' },
    { name: 'frameEntry', by: 0, cards: [null] },
    point(false),
  ] as StepView[])
    expect(said(step).text, step.name).not.toMatch(/\b[Tt]ap\b/);
});
