/**
 * A phone without a link asks for a seat, and a screen that everybody sees asks to watch: it knocks, agrees on a key
 * with the host, shows three pictures, and waits until somebody at the table has compared them. While the door is busy
 * it knocks again by itself, but only as long as it hasn't said its key. Whoever stands in between knows from that
 * which pictures the phone is going to show. If the phone went on by itself, they could break off until theirs happen
 * to be the same; so every attempt is one try, and a person starts the next one.
 */
import { decode, encode, randomBytes } from '../wire/bytes';
import type { Connect, Connection, Message } from '../wire/connection';
import { PROTOCOL } from '../wire/constants';
import { readLink } from '../wire/link';
import type { Problem } from '../wire/problem';
import type { ClientMessage, ServerMessage, TableError } from '../wire/wire';
import { decrypt } from '../wire/xchacha';
import { fits, ownKey, type Said } from './agree';

/**
 * `knocking`: it is being tried. `busy`: there's no room at the door, or somebody with the same address is there.
 * `lost`: the host cannot be reached. In these three it goes on by itself. `compare`: there are pictures. `ended`:
 * `trouble` says why; it's null if the attempt broke off between the keys.
 */
export type KnockStatus = 'knocking' | 'busy' | 'lost' | 'compare' | 'ended';

/** After these it is worth while to knock again soon. */
const PASSING = [
  'doorBusy',
  'tooFast',
  'tooManyDevices',
  'helloTooLate',
] satisfies TableError['code'][] as string[];

const AGAIN_AFTER = 2000;
const ANSWER_WITHIN = 5000;
const SHARE = 10;

export class Knock {
  status = $state<KnockStatus>('knocking');
  pictures = $state.raw<number[]>([]);
  trouble = $state.raw<Problem | null>(null);

  #connection: Connection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasSaidKey = false;

  constructor(
    private readonly connect: Connect,
    /** Somebody has opened: the fragment of the link. */
    private readonly onopen: (fragment: string) => void,
    private readonly isScreen = false,
  ) {
    this.#knock();
  }

  again(): void {
    this.#drop();
    this.status = 'knocking';
    this.trouble = null;
    this.#knock();
  }

  /** Goes away, which the table sees at once. */
  close(): void {
    this.#drop();
  }

  #knock(): void {
    const own = ownKey();
    const nonce = randomBytes(SHARE);
    let challenge = new Uint8Array();
    let commitment: Uint8Array | null = null;
    let key: Uint8Array | null = null;
    /** The number of the host's next sealed message. */
    let number = 1;
    this.#hasSaidKey = false;

    const say = (message: ClientMessage) => connection.send(JSON.stringify(message));
    const read = (heard: Message): ServerMessage | null => {
      // Once there is a key, nobody but the host has anything to say, not even a goodbye.
      if (typeof heard === 'string') return key ? null : (JSON.parse(heard) as ServerMessage);
      const text = key && decrypt(key, numbered(challenge, nonce, number), heard);
      number += 2;
      return text && (JSON.parse(new TextDecoder().decode(text)) as ServerMessage);
    };
    const hear = (heard: Message) => {
      const message = read(heard);
      switch (message?.type) {
        case 'challenge':
          if (challenge.length) return this.#broke();
          if (message.protocol !== PROTOCOL)
            return this.#end({ code: 'protocolVersion', ours: message.protocol, yours: PROTOCOL });
          challenge = bytes(message.challenge);
          return say({ type: 'knock', protocol: PROTOCOL, nonce: encode(nonce), isScreen: this.isScreen });
        case 'commitment':
          if (commitment) return this.#broke();
          commitment = bytes(message.commitment);
          this.#hasSaidKey = true;
          return say({ type: 'key', key: encode(own.publicKey) });
        case 'reveal': {
          const said: Said = { challenge, nonce, host: bytes(message.key), phone: own.publicKey };
          const isKept = commitment && fits(commitment, challenge, said.host);
          const agreed = isKept ? own.agree(said) : null;
          // Somebody has put another key in its place.
          if (!agreed) return this.#end(null);
          key = agreed.key;
          clearTimeout(this.#timer);
          this.pictures = agreed.pictures;
          this.status = 'compare';
          return;
        }
        case 'letIn':
          // A link is never sent in the open.
          if (!key || readLink(message.fragment)?.role.as !== 'seat') return this.#broke();
          this.#drop();
          return this.onopen(message.fragment);
        case 'goodbye':
          return this.#goodbye(message.error as Problem);
        default:
          return this.#broke();
      }
    };

    const connection: Connection = this.connect({
      hear: (heard) => {
        if (connection !== this.#connection) return;
        try {
          hear(heard);
        } catch {
          // It can't even be read.
          this.#broke();
        }
      },
      gone: () => {
        if (connection === this.#connection) this.#broke();
      },
    });
    this.#connection = connection;
    this.#later(ANSWER_WITHIN, () => this.#broke());
  }

  /** After the key only a fitting reveal counts. Whatever else comes, in whoever's name, is a reason to stop. */
  get #isBetweenKeys(): boolean {
    return this.#hasSaidKey && this.status !== 'compare';
  }

  #goodbye(problem: Problem): void {
    if (this.#isBetweenKeys) return this.#end(null);
    if (!PASSING.includes(problem.code)) return this.#end(problem);
    this.status = 'busy';
    this.#knockLater();
  }

  #broke(): void {
    // With pictures on the screen people have begun to compare, so nothing may change by itself.
    if (this.status === 'compare') return this.#end({ code: 'lost' });
    if (this.#isBetweenKeys) return this.#end(null);
    this.status = 'lost';
    this.#knockLater();
  }

  #end(problem: Problem | null): void {
    this.#drop();
    this.trouble = problem;
    this.status = 'ended';
  }

  #knockLater(): void {
    this.#drop();
    // Several phones that wait must not knock in step.
    this.#later(AGAIN_AFTER * (0.75 + Math.random() / 2), () => this.#knock());
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#connection?.close();
    this.#connection = null;
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(decode(text) ?? []);
}

/** The nonce of one of the host's messages, as in `wire/seal.ts`. */
function numbered(challenge: Uint8Array, nonce: Uint8Array, number: number): Uint8Array {
  const all = Uint8Array.of(...challenge, ...nonce, 0, 0, 0, 0);
  new DataView(all.buffer).setUint32(2 * SHARE, number);
  return all;
}
