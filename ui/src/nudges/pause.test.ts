import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../wire/device.svelte';
import type { Expects } from '../wire/wire';
import { PATIENCE, Pause } from './pause';

const move: Expects = { what: 'move', seats: [1] };
const look: Expects = { what: 'look', seats: [0, 2] };

function table(
  expects: Expects | null,
  view: object = { turn: 1 },
  rest: Partial<TableView> = {},
): TableView {
  return {
    table: 'abc',
    round: 1,
    version: 1,
    countdown: null,
    closesAt: null,
    expects,
    view,
    ...rest,
  } as TableView;
}

function stage() {
  let awaited: Expects | null = null;
  const pause = new Pause((now) => (awaited = now));
  return { pause, awaited: () => awaited };
}

const after = (time: number) => void vi.advanceTimersByTime(time);

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a move', move],
    ['a look', look],
    ['an answer', { what: 'answer', seats: [3] } as Expects],
  ])('in front of %s is noticed when it has been long enough, and not before', (_name, expects) => {
    const { pause, awaited } = stage();
    pause.see(table(expects));
    after(PATIENCE[expects.what] - 1);
    expect(awaited()).toBeNull();
    after(1);
    expect(awaited()).toEqual(expects);
  });

  it('begins again whenever the game changes', () => {
    const { pause, awaited } = stage();
    pause.see(table(move));
    after(40_000);
    pause.see(table(move, { turn: 1, undone: true }));
    after(40_000);
    expect(awaited()).toBeNull();
    after(5000);
    expect(awaited()).toEqual(move);
  });

  it('goes on when only a phone comes or goes', () => {
    const { pause, awaited } = stage();
    pause.see(table(move));
    after(40_000);
    pause.see(table(move, { turn: 1 }, { version: 2, seats: [{ by: 'table' }] }));
    after(5000);
    expect(awaited()).toEqual(move);
    pause.see(table(move, { turn: 1 }, { version: 3 }));
    expect(awaited()).toEqual(move);
  });

  it('begins again when somebody touches the device', () => {
    const { pause, awaited } = stage();
    pause.see(table(move));
    after(44_999);
    pause.begin();
    after(44_999);
    expect(awaited()).toBeNull();
    after(1);
    expect(awaited()).toEqual(move);
    pause.begin();
    expect(awaited()).toBeNull();
  });

  it('is over as soon as the game goes on', () => {
    const { pause, awaited } = stage();
    pause.see(table(move));
    after(45_000);
    pause.see(table({ what: 'move', seats: [2] }, { turn: 2 }));
    expect(awaited()).toBeNull();
    pause.see(table(null));
    after(100_000);
    expect(awaited()).toBeNull();
  });

  it.each([
    ['a count', { countdown: { count: 1, zeroAt: 5 } }],
    ['a timed look', { closesAt: 9 }],
  ])('is nobody’s fault during %s', (_name, rest) => {
    const { pause, awaited } = stage();
    pause.see(table(look, {}, rest));
    after(100_000);
    expect(awaited()).toBeNull();
  });

  it('is nobody’s fault in a race, where the game waits for nobody', () => {
    const { pause, awaited } = stage();
    pause.see(table(null, { step: 'race' }));
    pause.see(null);
    after(100_000);
    expect(awaited()).toBeNull();
  });

  it('depends on nothing that only one seat sees', () => {
    const said = [{ mine: 'one secret' }, { mine: 'another' }].map((view) => {
      const { pause, awaited } = stage();
      pause.see(table(look, view));
      after(PATIENCE.look);
      return awaited();
    });
    expect(said[0]).toEqual(said[1]);
  });
});
