import { beforeAll, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import type { Judgement, RaceView, Ruling, StepView } from '../../../wire/rowing';
import type { View } from '../own';
import { t, TABLE } from '../texts/table';
import { headingOf, partOf } from './shown';

offer(TABLE);
beforeAll(() => speak('en'));

const race = { order: [[0]], free: 1 } as RaceView;
const view = (step: StepView, change: Partial<View> = {}) =>
  ({ step, judged: null, ruling: null, allOut: false, ...change }) as View;

it('shows what matters most', () => {
  const ruling = {} as Ruling;
  const judged = {} as Judgement;
  expect(partOf(view({ name: 'play' }))).toBe('play');
  expect(partOf(view({ name: 'play' }, { allOut: true }))).toBe('allOut');
  expect(partOf(view({ name: 'play' }, { ruling, allOut: true }))).toBe('ruling');
  expect(partOf(view({ name: 'race', race }, { ruling }))).toBe('race');
  expect(partOf(view({ name: 'question', race }, { ruling }))).toBe('question');
  expect(partOf(view({ name: 'question', race }, { judged }))).toBe('judged');
});

it('counts the lifesavers that are left', () => {
  expect(headingOf(view({ name: 'race', race })).text).toBe(t('raceFree', { count: 1 }));
  expect(headingOf(view({ name: 'race', race: { ...race, free: 0 } })).text).toBe(t('raceNone'));
});

it('doesn’t say who has won before the show does', () => {
  const said = headingOf(view({ name: 'result', outcome: { ending: 'lifesaver', winners: [1] } }));
  expect(said).toEqual({ heading: t('decided') });
});
