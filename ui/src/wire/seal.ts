/**
 * Sealing: what is private crosses the wire so that only the two ends can read it. The associated data binds
 * a message to its seat, its connection, its direction and its number.
 */
import { decode, encode, randomBytes } from './bytes';
import type { Link } from './link';
import type { Sealed } from './wire';
import { decrypt, encrypt } from './xchacha';

type Direction = 'hello' | 'up' | 'down';

/** Every private text is padded with spaces to this length, so that its length tells nothing. */
const PADDED = 512;
const NONCE = 24;

const utf8 = new TextEncoder();

/** The seals of one connection: they count, and belong to the challenge it began with. */
export class Seals {
  #sent = 0;
  #opened = 0;

  constructor(
    private readonly link: Link,
    private readonly challenge: string,
  ) {}

  /** The answer to the host's challenge: token and device, sealed. */
  proof(device: Uint8Array): Sealed {
    return this.#seal('hello', 0, new Uint8Array([...this.link.token, ...device]));
  }

  seal(message: unknown): Sealed {
    return this.#seal('up', ++this.#sent, utf8.encode(JSON.stringify(message).padEnd(PADDED)));
  }

  /** Throws if any bit of it is not as the host sealed it, or if it came before. */
  open(sealed: Sealed): unknown {
    if (sealed.counter <= this.#opened) throw new Error('a seal that was opened before');
    const nonce = decode(sealed.nonce);
    const text = decode(sealed.text);
    if (!nonce || !text) throw new Error('not a seal');
    const plain = decrypt(this.link.key, nonce, this.#bound('down', sealed.counter), text);
    this.#opened = sealed.counter;
    return JSON.parse(new TextDecoder().decode(plain));
  }

  #seal(direction: Direction, counter: number, text: Uint8Array): Sealed {
    const nonce = randomBytes(NONCE);
    return {
      counter,
      nonce: encode(nonce),
      text: encode(encrypt(this.link.key, nonce, this.#bound(direction, counter), text)),
    };
  }

  #bound(direction: Direction, counter: number): Uint8Array {
    const { role } = this.link;
    const seat = role.as === 'seat' ? `${role.table} ${role.seat}` : '- table';
    return utf8.encode(`goatherd/1 ${direction} ${seat} ${this.challenge} ${counter}`);
  }
}
