import { expect, it } from 'vitest';
import { encode, randomBytes } from '../../wire/bytes';
import { Seals } from '../../wire/seal';
import { BOX, HIGHEST_WITNESS } from '../../wire/snitch-constants';

it('gives the cards that somebody enters one length on the wire, however many they are', () => {
  const link = { room: null, role: { as: 'table' as const }, token: randomBytes(16), key: randomBytes(32) };
  const seals = new Seals(link, encode(randomBytes(10)));
  const all = Object.values(BOX).reduce((sum, cards) => sum + cards, 0);
  const lengths = [0, 1, 14, 15, 16, all].map((count) => {
    const cards = Array(count).fill({ kind: 'witness', number: HIGHEST_WITNESS });
    const message = { type: 'play' as const, id: 2 ** 32 - 1, seat: null, command: { type: 'enter', cards } };
    return seals.seal(message).length;
  });
  expect(new Set(lengths).size).toBe(1);
});
