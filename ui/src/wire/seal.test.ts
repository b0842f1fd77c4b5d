import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { decode, encode, randomBytes } from './bytes';
import { readLink, type Link } from './link';
import { Seals } from './seal';

const link: Link = {
  room: null,
  role: { as: 'seat', table: '0a1b2c3d4e', seat: 2 },
  token: randomBytes(16),
  key: randomBytes(32),
};
const CHALLENGE = randomBytes(10);

/** The host's end, written a second time from docs/protocol.md. */
function cipher(nonce: string, number: number, key = link.key) {
  const numbered = new Uint8Array(24);
  numbered.set([...CHALLENGE, ...decode(nonce)!]);
  new DataView(numbered.buffer).setUint32(20, number);
  return xchacha20poly1305(key, numbered);
}

/** A connection after its hello: our seals and the host's. */
function opened() {
  const seals = new Seals(link, encode(CHALLENGE));
  const { nonce } = seals.proof(randomBytes(16));
  const read = (number: number, sealed: Uint8Array) =>
    new TextDecoder().decode(cipher(nonce, number).decrypt(sealed));
  const say = (number: number, text: string) =>
    cipher(nonce, number).encrypt(new TextEncoder().encode(text.padEnd(512)));
  return { seals, read, say };
}

describe('seals', () => {
  it('prove the link without showing it', () => {
    const device = randomBytes(16);
    const { nonce, proof } = new Seals(link, encode(CHALLENGE)).proof(device);
    expect(decode(nonce)!.length).toBe(10);
    expect(cipher(nonce, 0).decrypt(decode(proof)!)).toEqual(new Uint8Array([...link.token, ...device]));
    expect(new Seals(link, encode(CHALLENGE)).proof(device)).not.toEqual({ nonce, proof });
  });

  it('count up in even numbers and are never the same twice', () => {
    const { seals, read } = opened();
    const sealed = [2, 4, 6].map((number) => [number, seals.seal({ type: 'play' })] as const);
    for (const [number, bytes] of sealed) expect(JSON.parse(read(number, bytes))).toEqual({ type: 'play' });
    expect(sealed[0]![1]).not.toEqual(sealed[1]![1]);
  });

  it('grow in steps of bytes, whatever characters the text has', () => {
    const { seals } = opened();
    for (const [type, step] of [
      ['play', 2048],
      ['ask', 2048],
      ['ping', 512],
      ['touch', 512],
    ] as const) {
      const room = step - JSON.stringify({ type, text: '' }).length;
      const length = (text: string) => seals.seal({ type, ...{ text } }).length - 16;
      const few = ['', 'x'.repeat(room), 'ñ'.repeat(room / 2)];
      expect(few.map(length)).toEqual([step, step, step]);
      expect(['x'.repeat(room + 1), 'ñ'.repeat(room / 2 + 1)].map(length)).toEqual([2 * step, 2 * step]);
    }
  });

  it('open what the host sealed, once and in order', () => {
    const { seals, say } = opened();
    expect(seals.isOpened).toBe(false);
    expect(seals.open(say(1, '{"id":7}'))).toBe('{"id":7}'.padEnd(512));
    expect(seals.isOpened).toBe(true);
    expect(seals.open(say(3, '{}'))?.trim()).toBe('{}');
    expect(seals.open(say(3, '{}'))).toBeNull();
    expect(opened().seals.open(say(1, '{}'))).toBeNull();
    const late = opened();
    expect(late.seals.open(late.say(3, '{}'))).toBeNull();
  });

  it('do not open our own messages, a flipped bit, or what another key sealed', () => {
    const { seals } = opened();
    expect(seals.open(seals.seal({ type: 'play' }))).toBeNull();
    const broken = opened();
    const bytes = broken.say(1, '{}');
    bytes[5]! ^= 1;
    expect(broken.seals.open(bytes)).toBeNull();
    expect(new Seals({ ...link, key: randomBytes(32) }, encode(CHALLENGE)).open(bytes)).toBeNull();
    expect(opened().seals.open(new Uint8Array())).toBeNull();
  });

  it('read links as a host writes them', () => {
    const ofHost = readLink('wbJnBioCsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s')!;
    expect(ofHost.role).toEqual({ as: 'seat', table: 'c1b267062a', seat: 2 });
    expect([ofHost.token.length, ofHost.key.length]).toEqual([16, 32]);
  });
});
