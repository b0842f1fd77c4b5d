import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Whisper } from '../../wire/scapegoat';
import { Secret } from './secret.svelte';
import type { Sitting } from '../sitting.svelte';

/** A host that answers when it is told to. */
function stage() {
  const asked: { answer: (goat: number) => void; refuse: () => void }[] = [];
  const complain = vi.fn();
  const whisper = () =>
    new Promise<Whisper>((resolve, reject) =>
      asked.push({
        answer: (goat) => resolve({ type: 'matSays', goat }),
        refuse: () => reject(new Error('lost')),
      }),
    );
  const sitting = { device: { whisper }, complain } as unknown as Sitting;
  return { secret: new Secret(() => sitting, { type: 'peek' }), asked, complain };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('what the mat says', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is there while the pad is held, and gone on release', async () => {
    const { secret, asked } = stage();
    void secret.ask();
    expect([secret.held, secret.answer]).toEqual([true, null]);
    asked[0]!.answer(2);
    await settled();
    expect(secret.answer).toEqual({ type: 'matSays', goat: 2 });
    secret.forget();
    expect([secret.held, secret.answer]).toEqual([false, null]);
  });

  it('is never shown if the thumb was lifted before the answer came', async () => {
    const { secret, asked } = stage();
    void secret.ask();
    secret.forget();
    asked[0]!.answer(2);
    await settled();
    expect(secret.answer).toBeNull();
  });

  it('is not shown by an old answer to a new hold', async () => {
    const { secret, asked } = stage();
    void secret.ask();
    secret.forget();
    void secret.ask();
    asked[0]!.answer(2);
    await settled();
    expect(secret.answer).toBeNull();
    asked[1]!.answer(2);
    await settled();
    expect(secret.answer).not.toBeNull();
  });

  it('is gone after six seconds, however long the pad is held', async () => {
    const { secret, asked } = stage();
    void secret.ask();
    asked[0]!.answer(2);
    await settled();
    await vi.advanceTimersByTimeAsync(5900);
    expect(secret.answer).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect([secret.held, secret.answer]).toEqual([true, null]);
  });

  it('gives way to the reason if it cannot be had', async () => {
    const { secret, asked, complain } = stage();
    void secret.ask();
    asked[0]!.refuse();
    await settled();
    expect([secret.held, complain.mock.calls.length]).toEqual([false, 1]);
  });
});
