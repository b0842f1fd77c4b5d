import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import type { Ruling } from '../../wire/rowing';
import { USUAL_OPTIONS } from '../../wire/rowing-constants';
import { canBeLetOff, deedText, rulingText, type Who } from './ruling';
import { TABLE } from './texts/table';

const NAMES = ['Ana', 'Ben', 'Zoë'];
const who: Who = {
  name: (seat) => NAMES[seat]!,
  names: (seats) => seats.map((seat) => NAMES[seat]).join(' and '),
};
const ruling = (change: Partial<Ruling>): Ruling => ({
  about: { what: 'overlooked' },
  takes: [],
  next: { is: 'sameTurn' },
  skips: null,
  winners: [],
  ...change,
});

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('a ruling in words', () => {
  it('says who takes what and who goes next, by name', () => {
    const said = rulingText(
      ruling({
        about: { what: 'set', slowest: 1, safe: [0, 2], lastCardOf: null },
        takes: [{ seat: 1, price: 'set', why: 'slowest', had: 'cards' }],
        next: { is: 'seat', seat: 2 },
      }),
      who,
    );
    expect(said.heading).toBe('A set!');
    expect(said.lines[0]).toBe('Ben was slowest and takes the three piles of any one set.');
    expect(said.next).toBe('Zoë goes next.');
  });

  it('says whether another set counts at once, as the table plays it', () => {
    const about = { what: 'set' as const, slowest: 1, safe: [0, 2], lastCardOf: null };
    const last = (secondSet: 'counts' | 'afterNextCard') =>
      rulingText(ruling({ about }), who, { ...USUAL_OPTIONS, secondSet }).lines.at(-1);
    expect(last('counts')).not.toBe(last('afterNextCard'));
  });

  it('says nothing of the next turn once the game is decided', () => {
    const about = { what: 'set' as const, slowest: 1, safe: [0, 2], lastCardOf: null };
    expect(rulingText(ruling({ about, winners: [0] }), who).next).toBeNull();
  });

  it('says who has cards again and who has to call again', () => {
    const takes: Ruling['takes'] = [
      { seat: 0, price: 'pile', why: 'noSet', had: 'out' },
      { seat: 2, price: 'pile', why: 'noSet', had: 'called' },
    ];
    const { lines } = rulingText(ruling({ about: { what: 'noSet', touched: [0, 2] }, takes }), who);
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('Ana');
    expect(lines[3]).toContain('Zoë');
    expect(canBeLetOff(ruling({ takes }))).toEqual([0, 2]);
  });

  it('tells of a call what was seen, whatever it costs', () => {
    const call = (verdict: 'caught' | 'saidBefore' | 'tooClose', takes: Ruling['takes'] = []) =>
      rulingText(ruling({ about: { what: 'call', target: 0, by: [1], verdict, at: 0 }, takes }), who);
    const pays: Ruling['takes'] = [{ seat: 0, price: 'pile', why: 'caughtSilent', had: 'cards' }];
    expect(call('caught', pays).lines).toEqual(['Ben caught Ana!', 'Ana takes any one pile.']);
    expect(call('saidBefore').lines).toEqual(['Ana had already said it.']);
    expect(call('tooClose').heading).toBe('Too close to call');
  });

  it('never lets the slowest off', () => {
    expect(canBeLetOff(ruling({ takes: [{ seat: 1, price: 'set', why: 'slowest', had: 'cards' }] }))).toEqual(
      [],
    );
  });
});

describe('what can be undone', () => {
  it('is named', () => {
    expect(deedText({ type: 'grabbed', grabs: [{ seat: 0, at: 1 }] }, who)).toBe('Ana grabbed');
    expect(deedText({ type: 'out', seat: 2, out: false }, who)).toBe('Zoë has cards');
    expect(deedText({ type: 'began' }, who)).toBe('start of play');
  });
});
