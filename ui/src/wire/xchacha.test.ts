import { describe, expect, it } from 'vitest';
import { randomBytes } from './bytes';
import { decrypt, encrypt } from './xchacha';

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

describe('XChaCha20-Poly1305', () => {
  it('gives the text of draft-irtf-cfrg-xchacha, appendix A.3.1', () => {
    const text = new TextEncoder().encode(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    );
    const key = hex('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f');
    const nonce = hex('404142434445464748494a4b4c4d4e4f5051525354555657');
    // The draft's own tag also covers associated data, which we don't have. This one comes from the other client.
    const tag = 'f7e62efbf45089db18f9c8a3f0e41e5f';
    const sealed = hex(
      'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e' +
        tag,
    );
    expect(encrypt(key, nonce, text)).toEqual(sealed);
    expect(decrypt(key, nonce, sealed)).toEqual(text);
  });

  it('seals and opens a part of a larger buffer, wherever it begins', () => {
    const [key, nonce, all] = [randomBytes(32), randomBytes(24), randomBytes(200)];
    for (let start = 0; start < 9; start++) {
      const part = all.subarray(start, start + 150);
      const sealed = encrypt(key, nonce, part);
      expect(sealed).toEqual(encrypt(key, nonce, part.slice()));
      const shifted = Uint8Array.of(...new Uint8Array(start), ...sealed).subarray(start);
      expect(decrypt(key, nonce, shifted)).toEqual(part);
    }
  });

  it('notices any flipped bit and a cut-off end', () => {
    const [key, nonce, text] = [randomBytes(32), randomBytes(24), randomBytes(40)];
    const sealed = encrypt(key, nonce, text);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const broken = sealed.slice();
      broken[bit >> 3]! ^= 1 << (bit & 7);
      expect(decrypt(key, nonce, broken)).toBeNull();
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(decrypt(key, nonce, sealed.subarray(0, length))).toBeNull();
    }
  });
});
