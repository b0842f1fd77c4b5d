import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import type { Attempt, BoardView, Deed } from '../../wire/snitch';
import { shoutBetween, shoutText } from './shouts';
import type { Public } from './teach/prompts';
import { t } from './texts';
import { TABLE } from './texts/table';

const name = (seat: number) => ['Ana', 'Ben', 'Zoë'][seat]!;
const board = (sizes: number[], active = 0): BoardView => ({
  sizes,
  pile: 30,
  discard: 3,
  active,
  next: 2,
  draw: 'pile',
});
const view = (more: Partial<Public>): Public => ({
  plan: null,
  starter: 0,
  cards: null,
  checklist: [],
  followed: true,
  board: board([4, 4, 4]),
  closed: null,
  race: null,
  step: { name: 'exchange' },
  undo: null,
  undone: null,
  ...more,
});
const after = (deed: Deed, sizes: number[], active = 1): Public =>
  view({ undo: { by: 'table', deed }, board: board(sizes, active) });
const attempt = (by: number, attempt: Attempt): Deed => ({ type: 'eliminated', by, attempt });

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('what people shout about', () => {
  it('is the snitch: its owner takes it back, and everybody hears how many cards that makes', () => {
    const shout = shoutBetween(view({}), after({ type: 'played', card: { kind: 'snitch' } }, [5, 4, 4]))!;
    expect(shout).toMatchObject({ what: 'snitch', by: 0, count: 5 });
    expect(shoutText(shout, 0, name).text).toBe(t('shout.snitch.you.text', { count: 5 }));
    for (const me of [null, 1])
      expect(shoutText(shout, me, name).text).toBe(t('shout.snitch.text', { name: 'Ana', count: 5 }));
  });

  it('is an elimination, a wrong card and a close, told to each from their own side', () => {
    const own = shoutBetween(view({}), after(attempt(2, { was: 'own' }), [4, 4, 3]))!;
    expect(shoutText(own, 2, name)).toEqual({
      heading: t('shout.eliminated.you'),
      text: t('shout.own.you.text', { count: 3 }),
    });
    const other = shoutBetween(view({}), after(attempt(2, { was: 'other', owner: 1 }), [4, 4, 3]))!;
    const told = [2, 1, 0].map((me) => shoutText(other, me, name).text);
    expect(told).toEqual([
      t('shout.other.you.text', { owner: 'Ben' }),
      t('shout.other.mine.text', { name: 'Zoë' }),
      t('shout.other.text', { name: 'Zoë', owner: 'Ben' }),
    ]);
    expect(shoutBetween(view({}), after(attempt(2, { was: 'wrong' }), [4, 4, 5]))?.what).toBe('missed');
    expect(shoutBetween(view({}), after({ type: 'closed', by: 0 }, [4, 4, 4]))?.what).toBe('closed');
  });

  it('is the same mistake again, but nothing that was there before, that was undone, or that is ordinary', () => {
    const once = after(attempt(2, { was: 'wrong' }), [4, 4, 5]);
    expect(shoutBetween(once, after(attempt(2, { was: 'wrong' }), [4, 4, 6]))?.what).toBe('missed');
    expect(shoutBetween(once, { ...once })).toBeNull();
    const undone = { by: 'table', deed: { type: 'drew' } } as const;
    expect(shoutBetween(view({}), { ...once, undone })).toBeNull();
    const played: Deed = { type: 'played', card: { kind: 'witness', number: 4 } };
    expect(shoutBetween(view({}), after(played, [4, 4, 4]))).toBeNull();
  });
});
