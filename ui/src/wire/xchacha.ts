/** XChaCha20-Poly1305 without associated data: everything a phone sends and receives is sealed with it. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Ciphertext and tag. */
export function encrypt(key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Uint8Array<ArrayBuffer> {
  return xchacha20poly1305(key, nonce).encrypt(text);
}

/** Null if any bit has changed since it was sealed. */
export function decrypt(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | null {
  try {
    return xchacha20poly1305(key, nonce).decrypt(sealed);
  } catch {
    return null;
  }
}
