import { describe, expect, it } from 'vitest';
import type { Command, Hand, Placed, RaceView } from '../../wire/rowing';
import { Asking } from './asking.svelte';

const race = (change: Partial<RaceView> = {}): RaceView => ({
  order: [],
  behind: [],
  late: [],
  rings: [],
  free: 0,
  again: [],
  first: { is: 'unknown' },
  slowest: { is: 'unknown' },
  allSafe: false,
  askAlsoSafe: [],
  askLastCard: [],
  ...change,
});

function table(race: RaceView | null, askLastCard: number[] = []) {
  const sent: Command[] = [];
  const hands: Hand[] = ['cards', 'cards', 'cards'];
  const asking = new Asking(
    () => ({ hands, askLastCard }),
    () => race,
    (command) => sent.push(command),
  );
  return { asking, sent };
}

const known = (seat: number): Placed => ({ is: 'known', seat });

describe('was there a set?', () => {
  it('needs no more than a yes or a no if the app has seen everybody', () => {
    const { asking, sent } = table(race({ order: [[2], [0]], first: known(2), slowest: known(1) }));
    asking.yes();
    asking.no();
    expect(sent).toEqual([
      { type: 'setFound', slowest: 1, alsoSafe: [], lastCardOf: null },
      { type: 'noSet', touched: [] },
    ]);
  });

  it('asks who has no lifesaver after rings, which are anonymous', () => {
    const { asking, sent } = table(race({ rings: [0, 1] }));
    asking.yes();
    expect(asking.asked).toEqual({ what: 'slowest', among: [0, 1, 2], tooClose: false });
    asking.answer([2]);
    expect(asking.asked).toBeNull();
    expect(sent).toEqual([{ type: 'setFound', slowest: 2, alsoSafe: [], lastCardOf: null }]);
  });

  it('asks only those who were too close, unless both are safe at this table', () => {
    const close: Placed = { is: 'tooClose', seats: [0, 1] };
    const { asking, sent } = table(race({ order: [[2], [0, 1]], slowest: close }));
    asking.yes();
    expect(asking.asked).toMatchObject({ among: [0, 1], tooClose: true });
    asking.answer([1]);
    expect(sent).toMatchObject([{ slowest: 1 }]);
    const free = table(race({ order: [[2], [0, 1]], slowest: close, allSafe: true }));
    free.asking.yes();
    expect(free.sent).toMatchObject([{ slowest: null }]);
  });

  it('asks about somebody without cards whose touch nobody saw, because they would win', () => {
    const { asking, sent } = table(race({ order: [[0]], askAlsoSafe: [2] }));
    asking.yes();
    asking.answer([1]);
    expect(asking.asked).toEqual({ what: 'alsoSafe', among: [2] });
    asking.answer([2]);
    expect(sent).toEqual([{ type: 'setFound', slowest: 1, alsoSafe: [2], lastCardOf: null }]);
  });

  it('asks whose last card it was only where that matters', () => {
    const { asking, sent } = table(race({ slowest: known(1) }), [0]);
    asking.yes();
    expect(asking.asked).toEqual({ what: 'lastCard', among: [0] });
    asking.answer([]);
    expect(sent).toMatchObject([{ lastCardOf: null }]);
  });

  it('takes the order of who touched from people, and who was first of those too close', () => {
    const real = table(null);
    real.asking.no();
    expect(real.asking.asked).toEqual({ what: 'touched', among: [0, 1, 2] });
    real.asking.answer([2, 0]);
    expect(real.sent).toEqual([{ type: 'noSet', touched: [2, 0] }]);
    const close = table(race({ order: [[0, 1], [2]], first: { is: 'tooClose', seats: [0, 1] } }));
    close.asking.no();
    close.asking.answer([1]);
    expect(close.sent).toEqual([{ type: 'noSet', touched: [1, 0, 2] }]);
  });

  it('can be left without an answer', () => {
    const { asking, sent } = table(null);
    asking.yes();
    asking.cancel();
    expect(asking.asked).toBeNull();
    expect(sent).toEqual([]);
  });
});
