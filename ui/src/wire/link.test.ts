import { describe, expect, it } from 'vitest';
import { decode, encode } from './bytes';
import { readLink } from './link';

const fragment = 'wbJnBioCsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s';

describe('a link', () => {
  it('names its table and seat and holds both secrets', () => {
    const link = readLink(`#${fragment}`)!;
    expect(link.role).toEqual({ as: 'seat', table: 'c1b267062a', seat: 2 });
    expect([link.token.length, link.key.length]).toEqual([16, 32]);
    expect(readLink(fragment)).toEqual(link);
  });

  it('of the table device has no seat', () => {
    const bytes = decode(fragment)!;
    bytes.fill(0, 0, 5);
    bytes[5] = 255;
    expect(readLink(encode(bytes))?.role).toEqual({ as: 'table' });
  });

  it('through a relay begins with the name of a room', () => {
    const room = 'jsg3wpQcrDvrF_QOcISPfg';
    expect(readLink(fragment)?.room).toBeNull();
    expect(readLink(`#${room}.${fragment}`)).toEqual({ ...readLink(fragment), room });
    for (const bad of [`${room}${fragment}`, `${room.slice(1)}.${fragment}`, `.${fragment}`, `${room}.`])
      expect(readLink(bad), bad).toBeNull();
  });

  it('that is cut off, changed or missing is rejected', () => {
    for (const bad of [
      '',
      '#',
      'abc',
      fragment.slice(1),
      `${fragment}AAAA`,
      `${fragment.slice(0, -1)}!`,
      'ä',
    ])
      expect(readLink(bad), bad).toBeNull();
  });
});

describe('base64url', () => {
  it('reads back every byte and refuses other spellings', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, k) => k);
    expect(decode(encode(bytes))).toEqual(bytes);
    for (const bad of ['A', 'AB==', 'A+/B', 'AB', 'A B']) expect(decode(bad), bad).toBeNull();
  });
});
