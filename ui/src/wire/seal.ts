/**
 * Sealing: after the hello, only the two ends can read what is sent, and lengths grow in steps. The nonce consists of
 * what host and device each chose for this connection and of the message's number, which is even from here and odd
 * from the host. So nothing can be replayed, reflected or left out.
 */
import { decode, encode, randomBytes } from './bytes';
import type { Link } from './link';
import type { ClientMessage } from './wire';
import { decrypt, encrypt } from './xchacha';

/** Every text is padded with spaces to a multiple of this many bytes, so that everything private has one length. */
const STEP = 2048;
/** What is about time tells no secret, comes often, and has to be quick. */
const SHORT_STEP = 512;
const SHORT: ClientMessage['type'][] = ['ping', 'clock', 'pad', 'wait', 'echo', 'touch'];
const SHARE = 10;

/** The seals of one connection. */
export class Seals {
  /** The number of the next message in each direction. */
  #up = 0;
  #down = 1;
  #nonce = new Uint8Array(24);

  constructor(
    private readonly link: Link,
    challenge: string,
  ) {
    this.#nonce.set(decode(challenge) ?? []);
    this.#nonce.set(randomBytes(SHARE), SHARE);
  }

  /** Whether the host has sent anything sealed yet. */
  get isOpened(): boolean {
    return this.#down > 1;
  }

  /** Answers the host's challenge and must come first: our share of the nonce, then token and device, sealed. */
  proof(device: Uint8Array): { nonce: string; proof: string } {
    const { token, key } = this.link;
    const proof = encrypt(key, this.#numbered(0), Uint8Array.of(...token, ...device));
    return { nonce: encode(this.#nonce.slice(SHARE, 2 * SHARE)), proof: encode(proof) };
  }

  seal(message: Pick<ClientMessage, 'type'>): Uint8Array<ArrayBuffer> {
    const text = new TextEncoder().encode(JSON.stringify(message));
    const step = SHORT.includes(message.type) ? SHORT_STEP : STEP;
    const padded = new Uint8Array(Math.ceil(text.length / step) * step).fill(32);
    padded.set(text);
    return encrypt(this.link.key, this.#numbered((this.#up += 2)), padded);
  }

  /** Null if it is not the host's next message, or if any bit has changed since it was sealed. */
  open(sealed: Uint8Array): string | null {
    const text = decrypt(this.link.key, this.#numbered(this.#down), sealed);
    this.#down += 2;
    return text && new TextDecoder().decode(text);
  }

  #numbered(number: number): Uint8Array {
    new DataView(this.#nonce.buffer).setUint32(2 * SHARE, number);
    return this.#nonce;
  }
}
