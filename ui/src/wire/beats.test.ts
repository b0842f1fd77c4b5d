import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBeats } from './beats';

/** Steady frames on a clock that the test moves forward. */
function screen(hertz: number, phase = 0) {
  let now = 0;
  let asked: ((at: number) => void) | null = null;
  const drawn: { left: number; at: number }[] = [];
  let frames = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: (at: number) => void) => ((asked = callback), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (asked = null));
  let frameAt = 0;
  const follow = (zero: () => number | null) =>
    followBeats(zero, ({ left }) => drawn.push({ left, at: frameAt }));
  const run = (until: number) => {
    for (; now < until; now++) {
      vi.advanceTimersByTime(1);
      const at = Math.floor(((now - phase) * hertz) / 1000);
      if (at !== Math.floor(((now - 1 - phase) * hertz) / 1000) && asked) {
        const callback = asked;
        asked = null;
        frames++;
        frameAt = (at * 1000) / hertz + phase;
        callback(frameAt);
      }
    }
  };
  return { follow, run, drawn, frames: () => frames };
}

describe('the beats of a count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [60, 0],
    [60, 7],
    [60, 12],
    [120, 3],
    [30, 11],
  ])('are drawn on the nearest frame of a screen with %d hertz', (hertz, phase) => {
    const { follow, run, drawn } = screen(hertz, phase);
    follow(() => 3500);
    run(4000);
    expect(drawn.map(({ left }) => left)).toEqual([4, 3, 2, 1, 0]);
    for (const { left, at } of drawn.slice(1)) {
      expect(Math.abs(at - (3500 - left * 1000))).toBeLessThanOrEqual(500 / hertz + 1);
    }
  });

  it('do nothing between two beats', () => {
    const { follow, run, frames } = screen(60);
    follow(() => 3500);
    run(4000);
    expect(frames()).toBeLessThan(40);
  });

  it('wait until the clock is known, and then show the right number at once', () => {
    const { follow, run, drawn } = screen(60);
    let zero: number | null = null;
    follow(() => zero);
    run(1700);
    expect(drawn).toEqual([]);
    zero = 3500;
    run(1800);
    expect(drawn.map(({ left }) => left)).toEqual([2]);
  });

  it('follow zero while its estimate gets better', () => {
    const { follow, run, drawn } = screen(120);
    let zero = 3520;
    follow(() => zero);
    run(3300);
    zero = 3490;
    run(4000);
    const last = drawn.at(-1)!;
    expect(last.left).toBe(0);
    expect(Math.abs(last.at - 3490)).toBeLessThanOrEqual(5.2);
  });

  it('stop when asked', () => {
    const { follow, run, drawn } = screen(60);
    const stop = follow(() => 3500);
    run(1000);
    stop();
    run(4000);
    expect(drawn.map(({ left }) => left)).toEqual([4, 3]);
  });
});
