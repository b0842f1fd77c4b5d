/**
 * The phone's side of the agreement at the door; `crates/table/src/agree.rs` is the host's, and says why it is done
 * like this. Browsers offer no such cryptography to a page on plain http, so it comes from a library, which is fetched
 * only by those who knock.
 */
import { x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes } from '../wire/bytes';
import { PICTURES } from './pictures';

/** What both sides have said in the open. */
export interface Said {
  challenge: Uint8Array;
  nonce: Uint8Array;
  host: Uint8Array;
  phone: Uint8Array;
}

export interface Agreed {
  key: Uint8Array;
  /** Places in the list of pictures. */
  pictures: number[];
}

export interface OwnKey {
  readonly publicKey: Uint8Array;
  /** Null if the host's key is one of the few that would give everybody the same result. */
  agree(said: Said): Agreed | null;
}

export function ownKey(secret = randomBytes(32)): OwnKey {
  const publicKey = x25519.getPublicKey(secret);
  return {
    publicKey,
    agree(said) {
      let shared: Uint8Array;
      try {
        shared = x25519.getSharedSecret(secret, said.host);
      } catch {
        return null;
      }
      const of = (purpose: string) =>
        hash(purpose, shared, said.challenge, said.nonce, said.host, said.phone);
      const pictures = [...of('pictures').subarray(0, 3)].map((byte) => byte % PICTURES.length);
      return { key: of('key'), pictures };
    },
  };
}

/** Whether the host shows the key that it has committed itself to. */
export function fits(commitment: Uint8Array, challenge: Uint8Array, host: Uint8Array): boolean {
  const expected = hash('commitment', challenge, host);
  return commitment.length === expected.length && expected.every((byte, k) => byte === commitment[k]);
}

function hash(purpose: string, ...parts: Uint8Array[]): Uint8Array {
  const hash = sha256.create().update(new TextEncoder().encode(`goatherd door ${purpose}\n`));
  for (const part of parts) hash.update(part);
  return hash.digest();
}
