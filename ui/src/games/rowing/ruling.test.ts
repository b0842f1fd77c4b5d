import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import type { Lifesavers, Ruling } from '../../wire/rowing';
import { USUAL_OPTIONS } from '../../wire/rowing-constants';
import { outcomeText } from './outcome';
import { canBeLetOff, deedText, rulingText, type Played, type Who } from './ruling';
import { TABLE, t } from './texts/table';

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

const played = (lifesavers: Lifesavers, secondSet: 'counts' | 'afterNextCard' = 'counts'): Played => ({
  plan: {
    missing: { lifesavers: 0, cards: 0 },
    standIn: 'objects',
    options: { ...USUAL_OPTIONS, secondSet },
  },
  lifesavers,
  deal: { cardsEach: 20, leftOver: 0, lifesavers: 2, short: 0 },
});

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('a ruling in words', () => {
  it('says who takes what and who goes next, by name', () => {
    const said = rulingText(
      ruling({
        about: { what: 'set', slowest: 1, safe: [0, 2], lastCardOf: null, lateBy: null },
        takes: [{ seat: 1, price: 'set', why: 'slowest', had: 'cards' }],
        next: { is: 'seat', seat: 2 },
      }),
      who,
    );
    expect(said.heading).toBe(t('about.set'));
    expect(said.lines[0]).toBe(t('take.set', { name: 'Ben' }));
    expect(said.next).toBe(t('next.seat', { name: 'Zoë' }));
  });

  it('says whether another set counts at once, as the table plays it', () => {
    const about = { what: 'set' as const, slowest: 1, safe: [0, 2], lastCardOf: null, lateBy: null };
    const last = (secondSet: 'counts' | 'afterNextCard') =>
      rulingText(ruling({ about }), who, played({ are: 'box' }, secondSet)).lines.at(-1);
    expect(last('counts')).not.toBe(last('afterNextCard'));
  });

  it('says nothing of the next turn once the game is decided', () => {
    const about = { what: 'set' as const, slowest: 1, safe: [0, 2], lastCardOf: null, lateBy: null };
    expect(rulingText(ruling({ about, winners: [0] }), who).next).toBeNull();
  });

  it('says who has cards again and who has to call again', () => {
    const takes: Ruling['takes'] = [
      { seat: 0, price: 'pile', why: 'noSet', had: 'out' },
      { seat: 2, price: 'pile', why: 'noSet', had: 'called' },
    ];
    const { lines } = rulingText(ruling({ about: { what: 'noSet', touched: [0, 2] }, takes }), who);
    expect(lines).toHaveLength(5);
    expect(lines[2]).toContain('Ana');
    expect(lines[3]).toContain('Zoë');
    expect(canBeLetOff(ruling({ takes }))).toEqual([0, 2]);
  });

  it('tells of a call what was seen, whatever it costs', () => {
    const call = (verdict: 'caught' | 'saidBefore' | 'tooClose', takes: Ruling['takes'] = []) =>
      rulingText(ruling({ about: { what: 'call', target: 0, by: [1], verdict, at: 0 }, takes }), who);
    const pays: Ruling['takes'] = [{ seat: 0, price: 'pile', why: 'caughtSilent', had: 'cards' }];
    expect(call('caught', pays).lines).toEqual([
      t('call.caught', { names: 'Ben', count: 1, name: 'Ana' }),
      t('take.pile', { name: 'Ana' }),
    ]);
    expect(call('saidBefore').lines).toEqual([t('call.saidBefore', { name: 'Ana' })]);
    expect(call('tooClose').heading).toBe(t('tooClose'));
  });

  it('sends the lifesavers back only where somebody holds a real one', () => {
    const about = { what: 'set' as const, slowest: 1, safe: [0, 2], lastCardOf: null, lateBy: null };
    const back = (lifesavers: Lifesavers) =>
      rulingText(ruling({ about }), who, played(lifesavers)).lines.includes(t('lifesaversBack'));
    expect(back({ are: 'box' })).toBe(true);
    expect(back({ are: 'objects', objects: 1 })).toBe(true);
    expect(back({ are: 'rings', rings: 1 })).toBe(true);
    expect(back({ are: 'rings', rings: 2 })).toBe(false);
    expect(back({ are: 'phones' })).toBe(false);
  });

  it('calls nobody by their name on their own phone', () => {
    const takes: Ruling['takes'] = [
      { seat: 0, price: 'set', why: 'slowest', had: 'out' },
      { seat: 0, price: 'pile', why: 'secondLifesaver', had: 'called' },
      { seat: 0, price: 'cardBack', why: 'outOfTurn', had: 'cards' },
      { seat: 0, price: 'pile', why: 'noSet', had: 'cards' },
    ];
    const about = [
      { what: 'set' as const, slowest: 0, safe: [1, 2], lastCardOf: 0, lateBy: 120 },
      { what: 'call' as const, target: 0, by: [1, 2], verdict: 'caught' as const, at: 0 },
      { what: 'call' as const, target: 1, by: [0, 2], verdict: 'caught' as const, at: 0 },
      { what: 'call' as const, target: 0, by: [1], verdict: 'saidBefore' as const, at: 0 },
      { what: 'call' as const, target: 0, by: [1], verdict: 'tooClose' as const, at: 0 },
    ];
    const next = { is: 'seat' as const, seat: 0 };
    for (const one of about) {
      const said = rulingText(ruling({ about: one, takes, next, skips: 0 }), { ...who, me: 0 });
      expect([...said.lines, said.next].join(' ')).not.toContain('Ana');
    }
  });

  it('never lets the slowest off', () => {
    expect(canBeLetOff(ruling({ takes: [{ seat: 1, price: 'set', why: 'slowest', had: 'cards' }] }))).toEqual(
      [],
    );
  });
});

describe('what can be undone', () => {
  it('is named', () => {
    expect(deedText({ type: 'grabbed', grabs: [{ seat: 0, at: 1 }] }, who)).toBe(
      t('deed.grabbed', { names: 'Ana' }),
    );
    expect(deedText({ type: 'out', seat: 2, out: false }, who)).toBe(t('deed.cardsAgain', { name: 'Zoë' }));
    expect(deedText({ type: 'began' }, who)).toBe(t('deed.began'));
  });

  it('never has the name of the player whose phone says it', () => {
    const me = { ...who, me: 0 };
    expect(deedText({ type: 'out', seat: 0, out: true }, me)).toBe('you’re out of cards');
    expect(deedText({ type: 'out', seat: 1, out: true }, me)).toBe('Ben is out of cards');
    expect(deedText({ type: 'called', seat: 0 }, me)).toBe('“My goat rows!” (you)');
  });
});

describe('how it ended', () => {
  it('is said to the winner as “you”, and in agreement', async () => {
    const me = { ...who, names: () => 'Ben & you', me: 0 };
    const headings = (someone: Who) =>
      [[0], [1], [1, 0]].map((winners) => outcomeText({ ending: 'lifesaver', winners }, someone).heading);
    expect(headings(who)).toEqual(['Ana wins!', 'Ben wins!', 'Ben and Ana win together!']);
    expect([headings(me)[0], headings(me)[2]]).toEqual(['You win!', 'Ben & you win together!']);
    await speak('es');
    expect([headings(me)[0], headings(me)[2]]).toEqual(['¡Ganas tú!', '¡Ganáis Ben & you!']);
    await speak('en');
  });
});
