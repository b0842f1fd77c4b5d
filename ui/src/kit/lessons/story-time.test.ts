import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoryTime, SHOWN } from './story-time.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function running(pictures = 4): StoryTime {
  const time = new StoryTime(pictures);
  time.run();
  return time;
}

describe('a story', () => {
  it('takes half a minute, goes on by itself, and stays at its last picture', async () => {
    const time = running();
    for (const at of [0, 1, 2, 3]) {
      expect(time.at).toBe(at);
      await wait(SHOWN);
    }
    expect([time.at, time.isOver]).toEqual([3, true]);
    expect(4 * SHOWN).toBe(30_000);
    await wait(60_000);
    expect(time.at).toBe(3);
  });

  it('goes on at a tap, and then gives the next picture its whole time', async () => {
    const time = running();
    await wait(SHOWN - 100);
    time.next();
    await wait(SHOWN - 100);
    expect(time.at).toBe(1);
    await wait(200);
    expect(time.at).toBe(2);
    time.before();
    expect(time.at).toBe(1);
  });

  it('waits while it is paused, and then takes what was left', async () => {
    const time = running();
    await wait(SHOWN - 1000);
    time.pauseOrGoOn();
    await wait(100_000);
    expect(time.at).toBe(0);
    time.pauseOrGoOn();
    await wait(900);
    expect(time.at).toBe(0);
    await wait(200);
    expect(time.at).toBe(1);
  });

  it('turns its pages by hand for those who want no motion', async () => {
    const time = new StoryTime(4, true);
    time.run();
    await wait(100_000);
    expect(time.at).toBe(0);
    time.next();
    await wait(100_000);
    expect([time.at, time.isPaused]).toEqual([1, true]);
  });

  it('does not interrupt who is still reading aloud', async () => {
    const time = running();
    let finish!: () => void;
    time.said = new Promise((said) => (finish = said));
    await wait(2 * SHOWN);
    expect(time.at).toBe(0);
    finish();
    await wait(0);
    expect(time.at).toBe(1);
  });

  it('begins again after its end', async () => {
    const time = running(1);
    await wait(SHOWN);
    expect(time.isOver).toBe(true);
    time.pauseOrGoOn();
    expect([time.at, time.isOver]).toEqual([0, false]);
  });

  it('leaves nothing running behind', async () => {
    const time = running();
    time.stop();
    await wait(100_000);
    expect(time.at).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
