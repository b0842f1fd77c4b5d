import { expect, it, vi } from 'vitest';
import { Once } from './once.svelte';

it('ignores a second tap until the first one’s action is done', async () => {
  const once = new Once();
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((done) => (finish = done)));
  once.tap(slow);
  once.tap(slow);
  expect([slow.mock.calls.length, once.busy]).toEqual([1, true]);
  finish();
  await vi.waitFor(() => expect(once.busy).toBe(false));
  once.tap(slow);
  expect(slow).toHaveBeenCalledTimes(2);
});

it('can be tapped again at once if the action takes no time', () => {
  const once = new Once();
  const quick = vi.fn();
  once.tap(quick);
  once.tap(quick);
  expect(quick).toHaveBeenCalledTimes(2);
});
