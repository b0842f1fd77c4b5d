import { describe, expect, it } from 'vitest';
import type { Hand, Ruling } from '../../wire/rowing';
import { BEFORE, lessonNow } from './first-game';

const cards: Hand[] = ['cards', 'cards', 'cards'];
const ruling: Ruling = {
  about: { what: 'noSet', touched: [1] },
  takes: [],
  next: { is: 'sameTurn' },
  skips: null,
  winners: [],
};
const starter = { seat: 2, drawn: true };

describe('the first game', () => {
  it('begins with a turn, a set and a grab, one after the other, and nothing else', () => {
    const view = { hands: cards, ruling: null, starter };
    const explained: string[] = [];
    for (const lesson of BEFORE) {
      expect(lessonNow(view, explained)).toEqual({ lesson, seat: 2 });
      explained.push(lesson);
    }
    expect(lessonNow(view, explained)).toBeNull();
  });

  it('explains the shout after the first grab, whatever was left unread', () => {
    expect(lessonNow({ hands: cards, ruling, starter }, ['place'])?.lesson).toBe('last');
    expect(lessonNow({ hands: cards, ruling, starter }, ['place', 'last'])).toBeNull();
  });

  it('explains the last card and being out when somebody gets there, and whom it is about', () => {
    const called = { hands: ['cards', 'called', 'cards'] as Hand[], ruling, starter };
    expect(lessonNow(called, [])).toEqual({ lesson: 'called', seat: 1 });
    const out = { ...called, hands: ['out', 'called', 'cards'] as Hand[] };
    expect(lessonNow(out, [])).toEqual({ lesson: 'out', seat: 0 });
    expect(lessonNow(out, ['out', 'called', 'last'])).toBeNull();
  });
});
