import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import { languages } from '../../texts/suite';
import '../../texts/table';
import type { Outcome } from '../../wire/scapegoat';
import { arrowsOf, lineFor, moodOf } from './finale';
import Arrows from './look/Arrows.svelte';
import { finale } from './texts/en/finale';
import { t, TABLE } from './texts/table';

const NAMES = ['Ana', 'Ben', 'Zoë'];
const name = (seat: number) => NAMES[seat]!;
const red = () => 'red' as const;
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

  it('when the scapegoat was framed with somebody else, and that isn’t enough', () => {
    const { text } = lineFor(end({ ending: framed(1, 2), winners: [1] }), 1, name, names);
    expect(text).toBe(finale['you.escapedMeans']({ names: 'Zoë' }));
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
    for (const language of languages) {
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
            expect(heading).toMatch(/^(?!.*undefined).*[^.]$/);
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
    const arrows = (outcome: Outcome) => arrowsOf(outcome, red).map(({ from, to }) => [from, to]);
    expect(arrows(end({}))).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(arrows(end({ matsSaid: null, arrows: [1, null, 1] }))).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('is seen arrow by arrow, and looks the same for everybody until the first one', () => {
    const seen = (outcome: Outcome, shown: number) => {
      const arrows = arrowsOf(outcome, red);
      return render(Arrows, { props: { arrows, shown, names: NAMES, layout: 'rows' } }).body;
    };
    const ends = [
      end({}),
      end({ scapegoat: 0, matsSaid: [2, 0, 0] }),
      end({ matsSaid: null, arrows: [1, null, 1] }),
    ];
    expect(new Set(ends.map((end) => seen(end, 0))).size).toBe(1);
    expect(seen(ends[0]!, 0)).not.toContain('<svg');
    const two = seen(ends[0]!, 2);
    expect(two.match(/<svg/g)).toHaveLength(2);
    expect(two).toContain('Zoë');
    expect(two).not.toContain(t('pointsAt', { from: 'Zoë', to: 'Ben' }));
    expect(seen(ends[0]!, 3)).toContain(t('pointsAt', { from: 'Zoë', to: 'Ben' }));
  });

  it('shows on every face', () => {
    const faces = (outcome: Outcome) => NAMES.map((_, seat) => moodOf(outcome, seat));
    expect(faces(end({ ending: framed(1), winners: [0, 2] }))).toEqual(['gloating', 'guilty', 'gloating']);
    expect(faces(end({ ending: framed(2) }))).toEqual(['crying', 'gloating', 'shocked']);
  });
});
