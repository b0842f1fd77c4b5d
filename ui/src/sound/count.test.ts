import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sounds = vi.hoisted(() => ({
  tick: vi.fn(),
  strike: vi.fn(),
  audioClock: vi.fn(),
}));
vi.mock('./sounds', () => sounds);
vi.mock('./mixer', () => sounds);
const { soundBeats } = await import('./count');

describe('the sound of a count', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => void vi.useRealTimers());

  it('plays every beat at the right moment of the audio clock, as known just before it', () => {
    const start = performance.now();
    // The audio clock runs two per mille slow, and its zero is elsewhere.
    sounds.audioClock.mockImplementation(() => ({
      audio: 7 + (performance.now() - start) * 0.000998,
      performance: performance.now(),
    }));
    const said: number[] = [];
    soundBeats(
      () => start + 3500,
      (left) => said.push(left),
    );
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([3, 2, 1, 0]);
    const times = [...sounds.tick.mock.calls, ...sounds.strike.mock.calls].map(([at]) => at as number);
    expect(times).toHaveLength(4);
    [500, 1500, 2500, 3500].forEach((at, k) => expect(times[k]).toBeCloseTo(7 + at * 0.000998, 3));
  });

  it('skips beats that it slept through, and does not strike when zero has passed', () => {
    const start = performance.now();
    sounds.audioClock.mockReturnValue(null);
    soundBeats(() => start - 1200);
    vi.advanceTimersByTime(2000);
    expect([sounds.tick.mock.calls.length, sounds.strike.mock.calls.length]).toEqual([0, 0]);
    soundBeats(() => start + 3500);
    vi.advanceTimersByTime(2000);
    expect([sounds.tick.mock.calls.length, sounds.strike.mock.calls.length]).toEqual([1, 1]);
  });

  it('is silent once it is stopped', () => {
    const start = performance.now();
    const stop = soundBeats(() => start + 3500);
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(5000);
    expect([sounds.tick.mock.calls.length, sounds.strike.mock.calls.length]).toEqual([1, 0]);
  });
});
