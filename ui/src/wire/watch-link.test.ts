import { expect, it } from 'vitest';
import { encode } from './bytes';
import { readLink } from './link';
import { readWatchLink } from './watch-link';

const fragment = (role: number) =>
  encode(Uint8Array.of(1, 2, 3, 4, 5, role, ...Array.from({ length: 48 }, (_, k) => k)));
const ROOM = 'abcdefghijklmnopqrstuv';

it('reads a link for watching, with the room at a relay if it has one', () => {
  const link = readWatchLink(`#${fragment(254)}`)!;
  expect(link.role).toEqual({ as: 'onlooker', table: '0102030405', isScreen: false });
  expect(readWatchLink(fragment(254), true)?.role).toMatchObject({ isScreen: true });
  expect(link.room).toBeNull();
  expect([...link.token]).toEqual(Array.from({ length: 16 }, (_, k) => k));
  expect([...link.key]).toEqual(Array.from({ length: 32 }, (_, k) => 16 + k));
  expect(readWatchLink(`${ROOM}.${fragment(254)}`)?.room).toBe(ROOM);
});

it('takes no other link for one, nor part of one', () => {
  for (const role of [0, 5, 255]) {
    expect(readLink(fragment(role))).not.toBeNull();
    expect(readWatchLink(fragment(role))).toBeNull();
  }
  expect(readWatchLink(fragment(254).slice(0, -1))).toBeNull();
  expect(readWatchLink('')).toBeNull();
});
