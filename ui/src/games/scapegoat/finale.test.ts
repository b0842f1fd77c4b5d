import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import '../../texts/table';
import type { Outcome } from '../../wire/scapegoat';
import { arrowsOf, lineFor, moodOf } from './finale';
import { finale } from './texts/en/finale';
import { TABLE } from './texts/table';

const NAMES = ['Ana', 'Ben', 'Zoë'];
const name = (seat: number) => NAMES[seat]!;
const names = (seats: number[]) => seats.map(name).join(', ');

/** Ben is the scapegoat; his own mat names Zoë. */
const end = (change: Partial<Outcome>): Outcome => ({
  ending: { how: 'cops', by: 1, interrupt: false },
  scapegoat: 1,
  matsSaid: [1, 2, 1],
  arrows: [null, null, null],
  winners: [1],
  ...change,
});
const framed = (...framed: number[]) => ({ how: 'frame', by: 0, framed }) as const;

const said = (outcome: Outcome) => NAMES.map((_, seat) => lineFor(outcome, seat, name, names).heading);

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('what a phone says to its owner', () => {
  it('when the scapegoat was framed', () => {
    expect(said(end({ ending: framed(1), winners: [0, 2] }))).toEqual([
      finale['you.conspired'],
      finale['you.framed'],
      finale['you.conspired'],
    ]);
    expect(said(end({ ending: framed(1, 2), winners: [0, 2] }))[2]).toBe(finale['you.framedToo']);
  });

  it('when somebody else was framed', () => {
    expect(said(end({ ending: framed(2) }))).toEqual([
      finale['you.framedWrong'],
      finale['you.escaped'],
      finale['you.framedInnocent'],
    ]);
  });

  it('when the scapegoat went to the cops', () => {
    expect(said(end({}))).toEqual([finale['you.tooLate'], finale['you.inTime'], finale['you.tooLate']]);
  });

  it('when somebody else did, or pointed elsewhere', () => {
    const outcome = end({ ending: { how: 'cops', by: 0, interrupt: false }, arrows: [1, 2, 0] });
    expect(said(outcome)).toEqual([finale['you.inVain'], finale['you.gift'], finale['you.pointedWrong']]);
    expect(said({ ...outcome, arrows: [1, 2, 1] })[2]).toBe(finale['you.betrayed']);
  });

  it('always has a second line, in every language', async () => {
    for (const language of ['en', 'es'] as const) {
      await speak(language);
      for (const ending of [
        framed(1),
        framed(2),
        framed(0, 1),
        { how: 'cops', by: 1, interrupt: false } as const,
      ]) {
        for (const winners of [[1], [0, 2]]) {
          for (const seat of [0, 1, 2]) {
            const { heading, text } = lineFor(end({ ending, winners }), seat, name, names);
            expect(heading).toMatch(/[.!]$/);
            expect(text).toMatch(/^(?!.*undefined).+\.$/);
          }
        }
      }
    }
    await speak('en');
  });
});

describe('the end', () => {
  it('shows what each mat said, or else where its owner pointed', () => {
    expect(arrowsOf(end({}))).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 1 },
    ]);
    expect(arrowsOf(end({ matsSaid: null, arrows: [1, null, 1] }))).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 1 },
    ]);
  });

  it('shows on every face', () => {
    const faces = (outcome: Outcome) => NAMES.map((_, seat) => moodOf(outcome, seat));
    expect(faces(end({ ending: framed(1), winners: [0, 2] }))).toEqual(['gloating', 'guilty', 'gloating']);
    expect(faces(end({ ending: framed(2) }))).toEqual(['crying', 'gloating', 'shocked']);
  });
});
