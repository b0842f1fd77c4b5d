// XChaCha20-Poly1305 as in draft-irtf-cfrg-xchacha-03. Node's own crypto has
// only the variant with the short nonce, so HChaCha20 is written out here: it
// turns the key and the first 16 bytes of the long nonce into a fresh key.

import { createCipheriv, createDecipheriv } from 'node:crypto';

const TAG_BYTES = 16;
const OPTIONS = { authTagLength: TAG_BYTES };

// The columns and then the diagonals of the four by four state.
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

function quarter(s, [a, b, c, d]) {
  const addXorTurn = (to, from, target, bits) => {
    s[to] += s[from];
    const x = s[target] ^ s[to];
    s[target] = (x << bits) | (x >>> (32 - bits));
  };
  addXorTurn(a, b, d, 16);
  addXorTurn(c, d, b, 12);
  addXorTurn(a, b, d, 8);
  addXorTurn(c, d, b, 7);
}

export function hchacha20(key, nonce16) {
  const input = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce16]);
  const state = Uint32Array.from({ length: 16 }, (_, i) => input.readUInt32LE(4 * i));
  for (let round = 0; round < 10; round++) {
    for (const q of QUARTERS) quarter(state, q);
  }
  const out = Buffer.alloc(32);
  for (let i = 0; i < 4; i++) {
    out.writeUInt32LE(state[i], 4 * i);
    out.writeUInt32LE(state[12 + i], 16 + 4 * i);
  }
  return out;
}

// The short nonce is four zero bytes and the rest of the long one.
const inner = (key, nonce) => [
  hchacha20(key, nonce.subarray(0, 16)),
  Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]),
];

export function seal(key, nonce, plain, associated = Buffer.alloc(0)) {
  const cipher = createCipheriv('chacha20-poly1305', ...inner(key, nonce), OPTIONS);
  cipher.setAAD(associated, { plaintextLength: plain.length });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the text, the tag or the associated data are not what was sealed. */
export function unseal(key, nonce, text, associated = Buffer.alloc(0)) {
  const body = text.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv('chacha20-poly1305', ...inner(key, nonce), OPTIONS);
  decipher.setAAD(associated, { plaintextLength: body.length });
  decipher.setAuthTag(text.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
