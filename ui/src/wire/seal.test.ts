import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { decode, encode, randomBytes } from './bytes';
import { readLink, type Link } from './link';
import { Seals } from './seal';
import type { Sealed } from './wire';

const utf8 = new TextEncoder();
const link: Link = {
  role: { as: 'seat', table: '0a1b2c3d4e', seat: 2 },
  token: randomBytes(16),
  key: randomBytes(32),
};

/** The other end, written out once more from docs/protocol.md. */
function cipher(direction: string, { counter, nonce }: Sealed, key = link.key) {
  const bound = `goatherd/1 ${direction} 0a1b2c3d4e 2 challenge ${counter}`;
  return xchacha20poly1305(key, decode(nonce)!, utf8.encode(bound));
}

function down(counter: number, message: unknown): Sealed {
  const nonce = encode(randomBytes(24));
  const sealed = { counter, nonce, text: '' };
  const text = cipher('down', sealed).encrypt(utf8.encode(JSON.stringify(message).padEnd(512)));
  return { ...sealed, text: encode(text) };
}

describe('seals', () => {
  it('prove the link without showing it', () => {
    const device = randomBytes(16);
    const proof = new Seals(link, 'challenge').proof(device);
    expect(proof.counter).toBe(0);
    expect(cipher('hello', proof).decrypt(decode(proof.text)!)).toEqual(
      new Uint8Array([...link.token, ...device]),
    );
  });

  it('count upwards, are never alike and all of one length', () => {
    const seals = new Seals(link, 'challenge');
    const first = seals.seal({ short: 1 });
    const second = seals.seal({ rather: 'longer', than: 'the first one' });
    expect([first.counter, second.counter]).toEqual([1, 2]);
    expect(first.text.length).toBe(second.text.length);
    expect(seals.seal({ short: 1 }).text).not.toBe(first.text);
    const plain = new TextDecoder().decode(cipher('up', first).decrypt(decode(first.text)!));
    expect(plain.length).toBe(512);
    expect(JSON.parse(plain)).toEqual({ short: 1 });
  });

  it('open what the host sealed, once and in order', () => {
    const seals = new Seals(link, 'challenge');
    const sealed = down(3, { id: 7 });
    expect(seals.open(sealed)).toEqual({ id: 7 });
    expect(() => seals.open(sealed)).toThrow();
    expect(() => seals.open(down(2, { id: 8 }))).toThrow();
    expect(seals.open(down(4, { id: 9 }))).toEqual({ id: 9 });
  });

  it('do not open with a flipped bit, another challenge or another key', () => {
    const sealed = down(1, { id: 7 });
    const bytes = decode(sealed.text)!;
    bytes[5]! ^= 1;
    expect(() => new Seals(link, 'challenge').open({ ...sealed, text: encode(bytes) })).toThrow();
    expect(() => new Seals(link, 'another').open(sealed)).toThrow();
    expect(() => new Seals({ ...link, key: randomBytes(32) }, 'challenge').open(sealed)).toThrow();
    expect(() => new Seals(link, 'challenge').open({ ...sealed, text: '%%' })).toThrow();
  });

  it('open what a real host sealed', () => {
    const ofHost = readLink('wbJnBioCsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s')!;
    const seals = new Seals(ofHost, 'EVSHdNKGkBTFBVRtoAje2_WEmDxJGgq7');
    expect(
      seals.open({
        counter: 1,
        nonce: 'GOKBXL1-_ecqJg86Pj-wSu9-unCd225F',
        text: 'TaOHacrdBb2f1PWGcqr5tXA2otNsOPYfqVRlzmT5-GwZ56c3T2JJWiwxeBlQg-Ot5r40Hwq5tWcHj1WxPIzb9QLsnAb2_2AU4Bd6mEeNXzbO952TlAczmBiXTjz4KdXHuSGhOGqr5f4Vr6JCHlcF-9VNwz6EU8k87ZAI3ueL93zQ5KZVf1ZLk1pWC2u3Nj6-blzECW7LPCAmf827HkUWfZV-tHaVR68s9iSxC5byg6QFAKOXyqS8OXQTJlKmqUuuWZZvrNU7ogfpM-JN5Kor9fWZvcJYoUFgiXEjUSbnjKf5k0KKxSjUTEAdg_7xn0-3zKnN5MmkulW_KjS8629jcbMN17vJgkjatlMDuMsQkfVp-7LlhOlpDaNW8ZXvoXCgtZkRxHGXo0NNO5B5ovkswVnwfs8lOtZM7B5fM0kDNBhKgQi-XDydYdrWTHFXnt221L7QgWgi5h7r4869I6Eu5CaJ8Y6CY-oxFGshDbEp90j33U45NatNdhqM2msvao3lQrB8Dfp6RODsvP8-1-GbObyalCfu9gcXjeuvk_O-Kfgn4eMH9-Bk4fN3kMUKuFQE7SmUIVEgmnQI5E4m4lZD8UAvTJFSHrd5yRe4faRUoBojkzZyVwednNzkt8NPOhKBGz4nEzUJ15R4p4DthmcSMHjTaEANHtKXIfS_SbCEkTnysQnOwa1xpzrooB6xCYIQ',
      }),
    ).toMatchObject({ whisper: { type: 'matSays', goat: 1 } });
  });
});
