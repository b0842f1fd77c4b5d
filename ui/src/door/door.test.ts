import { x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { door as names } from '../texts/en/door';
import { decode, encode, randomBytes } from '../wire/bytes';
import type { Connect, Listener, Message } from '../wire/connection';
import { PROTOCOL } from '../wire/constants';
import { encrypt } from '../wire/xchacha';
import { fits, ownKey, type Said } from './agree';
import { Knock } from './knock.svelte';
import { PICTURES } from './pictures';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const numbers = (from: number, count: number) => Uint8Array.from({ length: count }, (_, k) => from + k);
const FRAGMENT = /"letIn","fragment":"([^"]+)"/.exec(page)![1]!;

describe('the pictures', () => {
  it('are those on the page for other clients, in the same order', () => {
    const listed = /from 0 to 63: ([^.]+)\./.exec(page)![1]!.split(', ');
    expect(PICTURES.map(([name]) => names[`picture.${name}`])).toEqual(listed);
    expect(new Set(listed).size).toBe(64);
  });

  it('are all drawn, in tones that exist', () => {
    for (const [name, ...pieces] of PICTURES) {
      expect(pieces.length, name).toBeGreaterThan(0);
      for (const piece of pieces) expect(piece, name).toMatch(/^[iwcarbgp]M[\dMmLlHhVvCcSsQqTtAaZz .-]+$/i);
    }
  });
});

describe('the agreement', () => {
  it('is the one that the page for other clients describes', () => {
    const [phone, host] = [ownKey(numbers(96, 32)), ownKey(numbers(128, 32))];
    expect(page).toContain(`{"type":"key","key":"${encode(phone.publicKey)}"}`);
    expect(page).toContain(`{"type":"reveal","key":"${encode(host.publicKey)}"}`);
    const said: Said = {
      challenge: numbers(64, 10),
      nonce: numbers(80, 10),
      host: host.publicKey,
      phone: phone.publicKey,
    };
    const { key, pictures } = phone.agree(said)!;
    expect(page).toContain(`The pictures are ${pictures.join(', ')}, `);
    expect(page).toContain(Buffer.from(key).toString('hex'));
    const commitment = decode(/"commitment":"([^"]+)"/.exec(page)![1]!)!;
    expect(fits(commitment, said.challenge, said.host)).toBe(true);
    expect(fits(commitment, said.challenge, said.phone)).toBe(false);
    expect(fits(new Uint8Array(), said.challenge, said.host)).toBe(false);
  });

  it('refuses a key that would give everybody the same result', () => {
    const own = ownKey();
    const said = { challenge: numbers(0, 10), nonce: numbers(0, 10), phone: own.publicKey };
    expect(own.agree({ ...said, host: new Uint8Array(32) })).toBeNull();
  });
});

/** A host that does what a test tells it to. */
class Host {
  said: Record<string, string>[] = [];
  connections = 0;
  isClosed = false;
  challenge = numbers(64, 10);
  secret = randomBytes(32);
  #listener: Listener | null = null;

  connect: Connect = (listener) => {
    this.#listener = listener;
    this.connections += 1;
    this.isClosed = false;
    return {
      isOverheard: true,
      send: (message) => this.said.push(JSON.parse(message as string) as Record<string, string>),
      close: () => (this.isClosed = true),
    };
  };

  hear(message: Message): void {
    this.#listener!.hear(message);
  }
  say(message: object): void {
    this.hear(JSON.stringify(message));
  }
  gone(): void {
    this.#listener!.gone();
  }

  greet(): void {
    this.say({ type: 'challenge', protocol: PROTOCOL, challenge: encode(this.challenge), app: '0' });
  }

  commit(key: Uint8Array = x25519.getPublicKey(this.secret)): void {
    this.say({ type: 'commitment', commitment: encode(hash('commitment', this.challenge, key)) });
  }

  reveal(key: Uint8Array = x25519.getPublicKey(this.secret)): void {
    this.say({ type: 'reveal', key: encode(key) });
  }

  /** What the host agrees on with the phone, with any key. */
  agree(secret = this.secret) {
    const [knock, key] = this.said.slice(-2);
    const phone = decode(key!.key!)!;
    const publicKey = x25519.getPublicKey(secret);
    const of = (purpose: string) =>
      hash(
        purpose,
        x25519.getSharedSecret(secret, phone),
        this.challenge,
        decode(knock!.nonce!)!,
        publicKey,
        phone,
      );
    const pictures = [...of('pictures').subarray(0, 3)].map((byte) => byte % 64);
    return { publicKey, pictures, key: of('key'), nonce: decode(knock!.nonce!)! };
  }
}

function hash(purpose: string, ...parts: Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(`goatherd door ${purpose}\n`);
  return sha256(Uint8Array.from([text, ...parts].flatMap((part) => [...part])));
}

let host: Host;
let opened: string[];
let knock: Knock;
beforeEach(() => {
  vi.useFakeTimers();
  host = new Host();
  opened = [];
  knock = new Knock(host.connect, (fragment) => opened.push(fragment));
});
afterEach(() => {
  knock.close();
  vi.useRealTimers();
});

function compare(): void {
  host.greet();
  host.commit();
  host.reveal();
}

describe('a phone at the door', () => {
  it('says its key only after the host has committed itself, and then shows three pictures', () => {
    host.greet();
    expect(host.said.map(({ type }) => type)).toEqual(['knock']);
    host.commit();
    expect(host.said.map(({ type }) => type)).toEqual(['knock', 'key']);
    expect(knock.status).toBe('knocking');
    host.reveal();
    expect(knock.status).toBe('compare');
    expect(knock.pictures).toEqual(host.agree().pictures);
  });

  it('goes on with the link that comes sealed with the agreed key', () => {
    compare();
    const { key, nonce } = host.agree();
    const text = JSON.stringify({ type: 'letIn', fragment: FRAGMENT }).padEnd(512);
    const number = Uint8Array.of(...host.challenge, ...nonce, 0, 0, 0, 1);
    host.hear(encrypt(key, number, new TextEncoder().encode(text)));
    expect(opened).toEqual([FRAGMENT]);
    expect(host.isClosed).toBe(true);
  });

  it('gives up if the host shows another key than the one it has committed itself to', () => {
    host.greet();
    host.commit();
    // Whoever stands in the middle knows the phone’s key by now, and could try out keys until the pictures match.
    host.reveal(host.agree(randomBytes(32)).publicKey);
    expect([knock.status, knock.trouble]).toEqual(['ended', null]);
    expect(knock.pictures).toEqual([]);
    expect(host.isClosed).toBe(true);
  });

  it('never takes a second commitment, nor a key without one', () => {
    host.greet();
    host.commit();
    host.commit(ownKey().publicKey);
    expect(knock.status).toBe('ended');
    knock.again();
    host.greet();
    host.reveal();
    expect(knock.status).toBe('ended');
  });

  describe('that has said its key', () => {
    const endings: Record<string, () => void> = {
      'is told that the door is busy': () => host.say({ type: 'goodbye', error: { code: 'doorBusy' } }),
      'is told that it was too fast': () => host.say({ type: 'goodbye', error: { code: 'tooFast' } }),
      'is told that every seat is taken': () =>
        host.say({ type: 'goodbye', error: { code: 'everySeatTaken' } }),
      'loses the connection': () => host.gone(),
      'gets no answer': () => vi.advanceTimersByTime(6000),
      'gets another commitment': () => host.commit(ownKey().publicKey),
      'gets another challenge': () => host.greet(),
      'gets something that it doesn’t know': () => host.say({ type: 'welcome' }),
      'gets something sealed': () => host.hear(new Uint8Array(528)),
      'gets something that can’t be read': () => host.hear('{'),
      'gets nothing in words': () => host.hear('null'),
      'gets a reveal without a key': () => host.say({ type: 'reveal' }),
      'gets a reveal with half a key': () => host.reveal(new Uint8Array(16)),
      'gets a link instead of a key': () => host.say({ type: 'letIn', fragment: FRAGMENT }),
    };
    for (const [what, happens] of Object.entries(endings)) {
      it(`stops if it ${what}, and a person has to start again`, () => {
        host.greet();
        host.commit();
        happens();
        expect([knock.status, knock.trouble]).toEqual(['ended', null]);
        expect(host.isClosed).toBe(true);
        vi.advanceTimersByTime(120_000);
        expect(host.connections).toBe(1);
        const keys = host.said.filter(({ type }) => type === 'key');
        expect(keys).toHaveLength(1);
        knock.again();
        compare();
        expect(knock.status).toBe('compare');
      });
    }
  });

  it('uses a fresh key and a fresh nonce each time', () => {
    compare();
    const [first, firstKey] = host.said;
    knock.again();
    compare();
    const [second, secondKey] = host.said.slice(2);
    expect(second!.nonce).not.toBe(first!.nonce);
    expect(secondKey!.key).not.toBe(firstKey!.key);
  });

  it('takes no link in the open, and no goodbye once there is a key', () => {
    compare();
    host.say({ type: 'letIn', fragment: FRAGMENT });
    expect(opened).toEqual([]);
    expect(knock.status).toBe('ended');
    knock.again();
    host.greet();
    host.say({ type: 'letIn', fragment: FRAGMENT });
    expect(opened).toEqual([]);
    knock.again();
    compare();
    host.say({ type: 'goodbye', error: { code: 'everySeatTaken' } });
    expect(knock.trouble?.code).toBe('lost');
  });

  it('takes nothing that was sealed with another key', () => {
    compare();
    host.hear(encrypt(randomBytes(32), new Uint8Array(24), new Uint8Array(512)));
    expect(opened).toEqual([]);
    expect(knock.status).toBe('ended');
  });

  it('knocks again by itself while somebody else is at the door, and while nobody answers', () => {
    for (const code of ['doorBusy', 'tooFast']) {
      const before = host.connections;
      host.greet();
      host.say({ type: 'goodbye', error: { code } });
      expect(knock.status).toBe('busy');
      expect(host.isClosed).toBe(true);
      vi.advanceTimersByTime(3000);
      expect(host.connections).toBe(before + 1);
    }
    host.gone();
    expect(knock.status).toBe('lost');
    vi.advanceTimersByTime(3000);
    compare();
    expect(knock.status).toBe('compare');
  });

  it('stops when it is sent away, and when the connection breaks under the pictures', () => {
    host.greet();
    host.say({ type: 'goodbye', error: { code: 'everySeatTaken' } });
    expect([knock.status, knock.trouble?.code]).toEqual(['ended', 'everySeatTaken']);
    const before = host.connections;
    vi.advanceTimersByTime(60_000);
    expect(host.connections).toBe(before);
    knock.again();
    compare();
    host.gone();
    expect([knock.status, knock.trouble?.code]).toEqual(['ended', 'lost']);
  });

  it('waits for two minutes without doing anything by itself, and leaves nothing behind', () => {
    compare();
    vi.advanceTimersByTime(119_000);
    expect(knock.status).toBe('compare');
    expect(host.connections).toBe(1);
    knock.close();
    expect(host.isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(host.connections).toBe(1);
  });
});
