import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { randomBytes } from './bytes';
import { decrypt, encrypt } from './xchacha';

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

describe('XChaCha20-Poly1305', () => {
  it('gives the vector of draft-irtf-cfrg-xchacha, appendix A.3.1', () => {
    const text = new TextEncoder().encode(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    );
    const bound = hex('50515253c0c1c2c3c4c5c6c7');
    const key = hex('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f');
    const nonce = hex('404142434445464748494a4b4c4d4e4f5051525354555657');
    const sealed = encrypt(key, nonce, bound, text);
    expect(sealed).toEqual(
      hex(
        'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e' +
          'c0875924c1c7987947deafd8780acf49',
      ),
    );
    expect(decrypt(key, nonce, bound, sealed)).toEqual(text);
  });

  it('agrees with another implementation for every length', () => {
    for (let length = 0; length <= 600; length += length < 150 ? 1 : 13) {
      const [key, nonce, bound, text] = [
        randomBytes(32),
        randomBytes(24),
        randomBytes(length % 90),
        randomBytes(length),
      ];
      const theirs = xchacha20poly1305(key, nonce, bound).encrypt(text);
      expect(encrypt(key, nonce, bound, text)).toEqual(theirs);
      expect(decrypt(key, nonce, bound, theirs)).toEqual(text);
    }
  });

  it('agrees where the sum of the tag is at its largest', () => {
    const [key, nonce] = [new Uint8Array(32).fill(255), new Uint8Array(24).fill(255)];
    for (const fill of [0, 255]) {
      const text = new Uint8Array(512).fill(fill);
      expect(encrypt(key, nonce, text, text)).toEqual(xchacha20poly1305(key, nonce, text).encrypt(text));
    }
  });

  it('notices every flipped bit, a missing end and other bound data', () => {
    const [key, nonce, bound, text] = [randomBytes(32), randomBytes(24), randomBytes(30), randomBytes(40)];
    const sealed = encrypt(key, nonce, bound, text);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const broken = sealed.slice();
      broken[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => decrypt(key, nonce, bound, broken)).toThrow();
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => decrypt(key, nonce, bound, sealed.subarray(0, length))).toThrow();
    }
    expect(() => decrypt(key, nonce, bound.subarray(1), sealed)).toThrow();
  });
});
