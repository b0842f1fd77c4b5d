/**
 * XChaCha20-Poly1305 (RFC 8439 with the extended nonce), as short as it can be written: the phone counts its
 * bytes, and this is a tenth of what a library for all ciphers brings. The tests hold it to such a library and
 * to the published vectors. Messages here have half a kilobyte, so nothing is done for speed.
 */

type Words = Uint32Array;

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** The columns, then the diagonals. */
const QUARTERS = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((quarter) =>
  Array.from(quarter, (index) => parseInt(index, 16)),
);
const PRIME = (1n << 130n) - 5n;
const CLAMP = 0x0ffffffc0ffffffc0ffffffc0fffffffn;

/** Ciphertext and tag; `bound` is authenticated with it but not part of it. */
export function encrypt(key: Uint8Array, nonce: Uint8Array, bound: Uint8Array, text: Uint8Array): Uint8Array {
  const stream = keystream(key, nonce, text.length);
  const cipher = xor(text, stream);
  return joined(cipher, tag(stream, bound, cipher));
}

/** Throws if any bit of it is not as it was sealed. */
export function decrypt(
  key: Uint8Array,
  nonce: Uint8Array,
  bound: Uint8Array,
  sealed: Uint8Array,
): Uint8Array {
  const cipher = sealed.subarray(0, -16);
  const stream = keystream(key, nonce, cipher.length);
  const wanted = tag(stream, bound, cipher);
  const given = sealed.subarray(cipher.length);
  // Compared as a whole, so that the time tells nothing.
  if (given.length < 16 || wanted.reduce((diff, byte, k) => diff | (byte ^ given[k]!), 0)) {
    throw new Error('a broken seal');
  }
  return xor(cipher, stream);
}

function xor(text: Uint8Array, stream: Uint8Array): Uint8Array {
  return text.map((byte, k) => byte ^ stream[64 + k]!);
}

/** The first block keys the tag, the following ones the text. */
function keystream(key: Uint8Array, nonce: Uint8Array, length: number): Uint8Array {
  const mixed = rounds([...SIGMA, ...words(key), ...words(nonce.subarray(0, 16))]);
  const subkey = [...mixed.subarray(0, 4), ...mixed.subarray(12)];
  const blocks: Uint8Array[] = [];
  for (let counter = 0; counter * 64 < length + 64; counter++) {
    const state = [...SIGMA, ...subkey, counter, 0, ...words(nonce.subarray(16))];
    blocks.push(bytes(rounds(state).map((word, k) => word + state[k]!)));
  }
  return joined(...blocks);
}

function rounds(state: number[]): Words {
  const x = Uint32Array.from(state);
  const mix = (a: number, b: number, d: number, by: number) => {
    x[a]! += x[b]!;
    const word = x[d]! ^ x[a]!;
    x[d] = (word << by) | (word >>> (32 - by));
  };
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of QUARTERS as [number, number, number, number][]) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return x;
}

function tag(stream: Uint8Array, bound: Uint8Array, cipher: Uint8Array): Uint8Array {
  const lengths = bytes(Uint32Array.of(bound.length, 0, cipher.length, 0));
  const message = joined(filled(bound), filled(cipher), lengths);
  const r = number(stream.subarray(0, 16)) & CLAMP;
  let sum = 0n;
  for (let at = 0; at < message.length; at += 16) {
    sum = ((sum + number(message.subarray(at, at + 16)) + (1n << 128n)) * r) % PRIME;
  }
  sum += number(stream.subarray(16, 32));
  return Uint8Array.from({ length: 16 }, (_, k) => Number((sum >> BigInt(8 * k)) & 255n));
}

/** With zeros to a multiple of sixteen. */
function filled(part: Uint8Array): Uint8Array {
  return joined(part, new Uint8Array(-part.length & 15));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

// Little-endian, whatever the machine.

function words(part: Uint8Array): number[] {
  const view = new DataView(part.buffer, part.byteOffset);
  return Array.from({ length: part.length / 4 }, (_, k) => view.getUint32(4 * k, true));
}

function bytes(part: Words): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * part.length));
  part.forEach((word, k) => view.setUint32(4 * k, word, true));
  return new Uint8Array(view.buffer);
}

function number(part: Uint8Array): bigint {
  return part.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}
