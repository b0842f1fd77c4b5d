import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Secret } from './secret.svelte';

/** A host that answers when the test says so. */
function pad() {
  const asked: { answer: (goat: number) => void; refuse: () => void }[] = [];
  const complain = vi.fn();
  const whisper = () =>
    new Promise<number>((answer, reject) => asked.push({ answer, refuse: () => reject(new Error('lost')) }));
  return { secret: new Secret(whisper, complain), asked, complain };
}

const after = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('what the mat says', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for when the pad has been held for 250 ms, and not before', async () => {
    const { secret, asked } = pad();
    secret.hold();
    expect(secret.phase).toBe('filling');
    await after(249);
    expect(asked).toHaveLength(0);
    await after(1);
    expect([asked.length, secret.phase]).toEqual([1, 'asked']);
  });

  it('is never asked for by a shorter tap, nor by several', async () => {
    const { secret, asked, complain } = pad();
    for (let tap = 0; tap < 5; tap++) {
      secret.hold();
      await after(200);
      secret.forget();
      await after(60);
    }
    await after(1000);
    expect([asked.length, complain.mock.calls.length, secret.phase]).toEqual([0, 0, 'free']);
  });

  it('is there while the pad is held, and gone on release', async () => {
    const { secret, asked } = pad();
    secret.hold();
    await after(250);
    expect([secret.held, secret.answer]).toEqual([true, null]);
    asked[0]!.answer(2);
    await after(0);
    expect([secret.phase, secret.answer]).toEqual(['shown', 2]);
    secret.forget();
    expect([secret.held, secret.answer]).toEqual([false, null]);
  });

  it('is never shown if the thumb was lifted before the answer came', async () => {
    const { secret, asked } = pad();
    secret.hold();
    await after(250);
    secret.forget();
    asked[0]!.answer(2);
    await after(0);
    expect([secret.phase, secret.answer]).toEqual(['free', null]);
  });

  it('is not shown during a new hold by the answer to an old one', async () => {
    const { secret, asked } = pad();
    secret.hold();
    await after(250);
    secret.forget();
    secret.hold();
    asked[0]!.answer(2);
    await after(250);
    expect([secret.phase, secret.answer]).toEqual(['asked', null]);
    asked[1]!.answer(3);
    await after(0);
    expect(secret.answer).toBe(3);
  });

  it('is gone six seconds after it came, however long the pad is held', async () => {
    const { secret, asked } = pad();
    secret.hold();
    await after(250);
    asked[0]!.answer(2);
    await after(5900);
    expect(secret.answer).toBe(2);
    await after(200);
    expect([secret.phase, secret.answer]).toEqual(['gone', null]);
    secret.forget();
    expect(secret.phase).toBe('free');
  });

  it('is replaced by the reason if the host refuses', async () => {
    const { secret, asked, complain } = pad();
    secret.hold();
    await after(250);
    asked[0]!.refuse();
    await after(0);
    expect([secret.held, complain.mock.calls.length]).toEqual([false, 1]);
  });

  it('comes with no reason if the thumb was lifted before the refusal', async () => {
    const { secret, asked, complain } = pad();
    secret.hold();
    await after(250);
    secret.forget();
    asked[0]!.refuse();
    await after(0);
    expect(complain).not.toHaveBeenCalled();
  });
});
