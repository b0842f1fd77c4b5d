import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from './follow';
import { cueAt, timeline, type Act, type Cue } from './timeline';

const length = (steps: number, calm = false) => timeline(steps, calm).at(-1)!.at;

describe('the order of the finale', () => {
  it('is hush, drum roll, step after step, reveal, winner, and then it is over', () => {
    const acts = timeline(3, false).map(({ act, shown }) => [act, shown]);
    expect(acts).toEqual([
      ['hush', 0],
      ['roll', 0],
      ['steps', 1],
      ['steps', 2],
      ['steps', 3],
      ['reveal', 3],
      ['winner', 3],
      ['over', 3],
    ]);
  });

  it.each([1, 3, 4, 6, 9])('never goes back or shows two things at once with %i steps', (steps) => {
    const cues = timeline(steps, false);
    for (const [k, { at, shown }] of cues.entries()) {
      if (!k) continue;
      expect(at).toBeGreaterThanOrEqual(cues[k - 1]!.at + 500);
      expect(shown - cues[k - 1]!.shown).toBeLessThanOrEqual(1);
    }
  });

  it('takes longer with more players, but not in proportion', () => {
    expect(length(6)).toBeGreaterThan(length(3));
    expect(length(10)).toBeLessThan(length(3) * 1.5);
    for (const steps of [3, 6, 10]) expect(length(steps)).toBeLessThan(18_000);
  });

  it('is short without motion, whatever there is to show', () => {
    for (const steps of [0, 3, 10]) {
      expect(length(steps, true)).toBe(1500);
      expect(timeline(steps, true).map(({ act }) => act)).toEqual(['hush', 'winner', 'over']);
    }
  });

  it('is the same point for every screen, whenever it asks', () => {
    const cues = timeline(4, false);
    const at = (time: number) => cueAt(cues, time).act;
    expect([-5000, 0, 1299].map(at)).toEqual(['hush', 'hush', 'hush']);
    expect([1300, 3199].map(at)).toEqual(['roll', 'roll']);
    expect(cueAt(cues, 3200)).toMatchObject({ act: 'steps', shown: 1 });
    expect(at(length(4) - 1)).toBe('winner');
    expect([length(4), 1e9].map(at)).toEqual(['over', 'over']);
  });
});

describe('a screen that follows it', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const frame = (draw: (at: number) => void) => setTimeout(() => draw(performance.now()), 16);
    vi.stubGlobal('requestAnimationFrame', frame);
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function watch(start: () => number | null) {
    const seen: { act: Act; shown: number; since: number; at: number }[] = [];
    const end = follow(timeline(3, false), start, ({ act, shown }: Cue, since) =>
      seen.push({ act, shown, since, at: performance.now() }),
    );
    return { seen, end };
  }

  it('draws every moment once, within a frame of its time', () => {
    const begin = performance.now() + 1500;
    const { seen } = watch(() => begin);
    vi.advanceTimersByTime(30_000);
    const cues = timeline(3, false);
    expect(seen.map(({ act }) => act)).toEqual(cues.map(({ act }) => act));
    seen.forEach(({ at }, k) => {
      if (k) expect(Math.abs(at - begin - cues[k]!.at)).toBeLessThanOrEqual(17);
    });
  });

  it('joins in the middle, and knows how far it is', () => {
    const begin = performance.now() - 1800;
    const { seen } = watch(() => begin);
    expect(seen).toHaveLength(1);
    expect(seen[0]!.act).toBe('roll');
    expect(seen[0]!.since).toBeCloseTo(508, 0);
  });

  it('shows the end at once if it comes late', () => {
    const { seen } = watch(() => performance.now() - 1e6);
    expect(seen.map(({ act }) => act)).toEqual(['over']);
  });

  it('waits until it knows the host’s clock, and follows when that becomes better known', () => {
    let begin: number | null = null;
    const { seen } = watch(() => begin);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual([]);
    begin = performance.now();
    vi.advanceTimersByTime(200);
    expect(seen.map(({ act }) => act)).toEqual(['hush']);
    begin += 400;
    vi.advanceTimersByTime(1350);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(seen.map(({ act }) => act)).toEqual(['hush', 'roll']);
  });

  it('draws nothing more once it has been left', () => {
    const begin = performance.now();
    const { seen, end } = watch(() => begin);
    end();
    vi.advanceTimersByTime(30_000);
    expect(seen).toHaveLength(1);
  });
});
