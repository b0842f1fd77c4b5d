import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hchacha20, seal, unseal } from './xchacha.mjs';

const hex = (text) => Buffer.from(text.replace(/\s/g, ''), 'hex');

test('HChaCha20 gives the subkey of section 2.2.1 of the draft', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
  assert.deepEqual(
    hchacha20(key, hex('000000090000004a0000000031415927')),
    hex('82413b4227b27bfed30e42508a877d73 a0f9e4d58a74a853c12ec41326d3ecdc'),
  );
});

test('XChaCha20-Poly1305 gives the ciphertext and tag of appendix A.3.1 of the draft', () => {
  const key = hex('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f');
  const nonce = hex('404142434445464748494a4b4c4d4e4f5051525354555657');
  const associated = hex('50515253c0c1c2c3c4c5c6c7');
  const plain = Buffer.from(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  );
  const text = hex(`
    bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb
    731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452
    2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9
    21f9664c97637da9768812f615c68b13b52e
    c0875924c1c7987947deafd8780acf49`);
  assert.deepEqual(seal(key, nonce, plain, associated), text);
  assert.deepEqual(unseal(key, nonce, text, associated), plain);

  const broken = Buffer.from(text);
  broken[3] ^= 1;
  assert.throws(() => unseal(key, nonce, broken, associated));
  assert.throws(() => unseal(key, nonce, text, Buffer.from('other')));
});
