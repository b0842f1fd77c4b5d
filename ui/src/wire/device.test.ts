import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decode, encode } from './bytes';
import type { Connect, Listener, Message } from './connection';
import { Device } from './device.svelte';
import { readLink } from './link';
import type { Refused } from './problem';

const link = readLink('wbJnBioCsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s')!;

type Said = { type: string; id: number; nonce: string };
interface Line {
  listener: Listener;
  said: Said[];
  closed: boolean;
  /** The host's cipher for the next message up, and for the next one down. */
  up: number;
  down: number;
}

const CHALLENGE = new Uint8Array(10);

/** A host controlled by the test, over a network or, if nobody can listen in, inside the app. */
function stage(isOverheard = true) {
  const lines: Line[] = [];
  const cipher = (line: Line, number: number) => {
    const nonce = new Uint8Array(24);
    nonce.set(decode(line.said[0]!.nonce)!, 10);
    new DataView(nonce.buffer).setUint32(20, number);
    return xchacha20poly1305(link.key, nonce);
  };
  const connect: Connect = (listener) => {
    const line: Line = { listener, said: [], closed: false, up: 0, down: -1 };
    lines.push(line);
    const read = (message: Message) =>
      typeof message === 'string'
        ? message
        : new TextDecoder().decode(cipher(line, (line.up += 2)).decrypt(message));
    return {
      isOverheard,
      send: (message) => line.said.push(JSON.parse(read(message))),
      close: () => (line.closed = true),
    };
  };
  const device = new Device(connect, link, new Uint8Array(16));
  const last = () => lines.at(-1)!;
  const tellOpenly = (message: unknown) => last().listener.hear(JSON.stringify(message));
  const tell = (message: unknown) => {
    const line = last();
    if (!isOverheard || !line.said.length) return tellOpenly(message);
    const text = new TextEncoder().encode(JSON.stringify(message));
    return line.listener.hear(cipher(line, (line.down += 2)).encrypt(text) as Uint8Array<ArrayBuffer>);
  };
  const challenge = (protocol = 3) =>
    tellOpenly({ type: 'challenge', protocol, challenge: encode(CHALLENGE), app: '0' });
  const welcome = () => {
    challenge();
    tell({ type: 'welcome', role: link.role });
  };
  const asked = (type: string) => last().said.filter((message) => message.type === type);
  return { device, lines, last, tell, tellOpenly, challenge, welcome, asked };
}

const goodbye = (code: string) => ({ type: 'goodbye', error: { code } });
const view = (version: number, table = 'c1b267062a') => ({ type: 'view', version, table, countdown: null });

describe('a device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers the challenge and joins the table', () => {
    const { device, tell, challenge, asked } = stage();
    expect(device.status).toBe('connecting');
    challenge();
    expect(asked('hello')).toMatchObject([
      { protocol: 3, role: link.role, proof: expect.stringMatching(/^[\w-]{64}$/) },
    ]);
    tell({ type: 'waiting' });
    expect(device.status).toBe('waiting');
    tell({ type: 'welcome', role: link.role });
    expect(device.status).toBe('open');
    device.close();
  });

  it('keeps only the newest view, and accepts any view from a new connection', () => {
    const { device, tell, welcome, last } = stage();
    welcome();
    tell(view(5));
    tell(view(4));
    expect(device.view?.version).toBe(5);
    last().listener.gone();
    vi.advanceTimersByTime(1000);
    expect(device.view?.version).toBe(5);
    welcome();
    tell(view(2));
    expect(device.view?.version).toBe(2);
    device.close();
  });

  it('sends only the hello unsealed, and seals nothing where nobody can listen in', async () => {
    for (const isOverheard of [true, false]) {
      const { device, last, lines, tell, welcome, asked } = stage(isOverheard);
      welcome();
      const moved = device.play({ type: 'move', to: 'spy' });
      device.tell({ type: 'wait' });
      expect(asked('play')).toMatchObject([{ id: 1, command: { type: 'move', to: 'spy' } }]);
      expect(last().said.map(({ type }) => type)).toEqual(['hello', 'ping', 'play', 'wait']);
      expect(lines[0]!.up).toBe(isOverheard ? 2 * 3 : 0);
      tell({ type: 'done', id: 1 });
      await expect(moved).resolves.toBeUndefined();
      device.close();
    }
  });

  it('gives a whisper only to the caller who asked for it', async () => {
    const { device, tell, welcome } = stage();
    welcome();
    const peek = device.whisper({ type: 'peek' });
    tell({ type: 'whisper', id: 1, whisper: { type: 'matSays', goat: 1 } });
    expect(await peek).toEqual({ type: 'matSays', goat: 1 });
    device.close();
  });

  it('believes only one unsealed message: that the host does not know it', () => {
    const unknown = stage();
    unknown.challenge();
    unknown.tellOpenly(goodbye('linkInvalid'));
    expect([unknown.device.status, unknown.device.trouble?.code]).toEqual(['ended', 'linkInvalid']);

    for (const forged of [
      goodbye('linkRevoked'),
      view(9),
      { type: 'challenge', protocol: 3, challenge: '', app: '' },
    ]) {
      const { device, lines, tell, welcome, tellOpenly } = stage();
      welcome();
      tell(view(5));
      tellOpenly(forged);
      expect([device.status, device.trouble, device.view?.version]).toEqual(['connecting', null, 5]);
      expect(lines[0]!.closed).toBe(true);
      device.close();
    }
    const early = stage();
    early.challenge();
    early.tellOpenly({ type: 'welcome', role: link.role });
    expect(early.device.status).toBe('lost');
    early.device.close();
  });

  it('reconnects when a seal does not open', () => {
    const { device, lines, last, welcome } = stage();
    welcome();
    last().listener.hear(new Uint8Array(528));
    expect([device.status, lines[0]!.closed]).toEqual(['connecting', true]);
    vi.advanceTimersByTime(1000);
    welcome();
    expect([device.status, lines.length]).toEqual(['open', 2]);
    device.close();
  });

  it('rejects with the host’s reason', async () => {
    const { device, tell, welcome } = stage();
    welcome();
    const moved = device.play({ type: 'move', to: 'spy' });
    tell({ type: 'refused', id: 1, error: { code: 'actFirst', due: 'spy' } });
    await expect(moved).rejects.toMatchObject({ problem: { code: 'actFirst', due: 'spy' } });
    device.close();
  });

  it('reports progress only to the caller who asked', async () => {
    const { device, tell, welcome } = stage();
    welcome();
    const heard: [number, number][] = [];
    const order = { what: 'print', game: 'chess', order: {} } as const;
    const printed = device.ask(order, (done, of) => heard.push([done, of]));
    const other = device.ask({ what: 'history' });
    tell({ type: 'progress', id: 1, done: 1, of: 2 });
    tell({ type: 'progress', id: 2, done: 7, of: 9 });
    tell({ type: 'progress', id: 33, done: 7, of: 9 });
    tell({ type: 'answer', id: 1, answer: { what: 'print', pdf: '' } });
    tell({ type: 'progress', id: 1, done: 2, of: 2 });
    tell({ type: 'answer', id: 2, answer: { what: 'history', games: [] } });
    expect(await printed).toEqual({ what: 'print', pdf: '' });
    expect(await other).toEqual({ what: 'history', games: [] });
    expect(heard).toEqual([[1, 2]]);
    device.close();
  });

  it('tells pending callers that the connection is lost, and reconnects', async () => {
    const { device, lines, last, welcome } = stage();
    welcome();
    const asked = device.whisper({ type: 'peek' }).catch((reason: Refused) => reason.code);
    last().listener.gone();
    expect(await asked).toBe('lost');
    expect(device.status).toBe('connecting');
    await expect(device.play({ type: 'swap' })).rejects.toMatchObject({ problem: { code: 'lost' } });
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    last().listener.gone();
    expect(device.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    welcome();
    expect(device.status).toBe('open');
    device.close();
  });

  it('says within six seconds that a host has fallen silent, and tries again by itself', () => {
    const { device, lines, welcome } = stage();
    welcome();
    vi.advanceTimersByTime(3000);
    expect(device.status).toBe('open');
    vi.advanceTimersByTime(3000);
    expect(device.status).toBe('lost');
    expect(lines[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    welcome();
    expect(device.status).toBe('open');
    device.close();
  });

  it('ends for good when the host says so, and not when it only pauses', () => {
    for (const code of ['linkInvalid', 'linkRevoked', 'seatTakenOver', 'tableClosed', 'protocolVersion']) {
      const { device, lines, tell } = stage();
      tell(goodbye(code));
      vi.advanceTimersByTime(60_000);
      expect([code, device.status, device.trouble?.code, lines.length]).toEqual([code, 'ended', code, 1]);
      device.close();
    }
    for (const code of ['hostStops', 'tooSlow', 'networkClosed']) {
      const { device, lines, tell, welcome } = stage();
      welcome();
      tell(goodbye(code));
      expect([device.status, device.trouble?.code]).toEqual(['connecting', code]);
      vi.advanceTimersByTime(1000);
      expect(lines.length, code).toBe(2);
      device.close();
    }
  });

  it('does not talk to a host of another version', () => {
    const { device, challenge, last } = stage();
    challenge(1);
    expect([device.status, device.trouble?.code, last().said]).toEqual(['ended', 'protocolVersion', []]);
  });

  it('pings in a burst while people get ready, and then until zero', () => {
    const { device, tell, welcome, asked } = stage();
    welcome();
    let before = 0;
    const pings = (millis: number) => {
      before = asked('ping').length;
      for (let gone = 0; gone < millis; gone += 500) {
        vi.advanceTimersByTime(500);
        tell({ type: 'pong', sent: 0, received: 0, answered: 0 });
      }
      return asked('ping').length - before;
    };
    pings(2000);
    tell({ ...view(1), gathering: true });
    expect(pings(1500)).toBeGreaterThanOrEqual(25);
    expect(pings(4500)).toBeGreaterThanOrEqual(60);
    expect(pings(2000)).toBeLessThan(8);
    tell({ ...view(2), countdown: { count: 1, zeroAt: 5000 } });
    expect(pings(5000)).toBeGreaterThanOrEqual(83);
    tell(view(3));
    expect(pings(3000)).toBeLessThan(4);
    device.close();
  });

  it('answers a probe at once with its own time', () => {
    const { device, tell, welcome, asked } = stage();
    welcome();
    const at = performance.now();
    tell({ type: 'probe', probe: 7 });
    expect(asked('echo')).toEqual([{ type: 'echo', probe: 7, at }]);
    device.close();
  });

  it('sends every touch with its own time, and tells when it has been counted', async () => {
    const { device, tell, welcome, asked } = stage();
    welcome();
    const touches = [device.touch(0, 1234.5), device.touch(0, 1250, 2)];
    expect(asked('touch')).toEqual([
      { type: 'touch', id: 1, seat: null, on: 0, at: 1234.5 },
      { type: 'touch', id: 2, seat: 2, on: 0, at: 1250 },
    ]);
    tell({ type: 'done', id: 1 });
    tell({ type: 'refused', id: 2, error: { code: 'seatOnPhone' } });
    await expect(touches[0]).resolves.toBeUndefined();
    await expect(touches[1]).rejects.toMatchObject({ problem: { code: 'seatOnPhone' } });
    device.close();
  });

  it('keeps the newest answers to its pings, even after a break', () => {
    const { device, tell, welcome, last } = stage();
    welcome();
    for (let k = 0; k < 190; k++) tell({ type: 'pong', sent: k, received: 5, answered: 6 });
    expect(device.samples).toHaveLength(180);
    expect(device.samples.at(-1)).toMatchObject({ sent: 189, received: 5, answered: 6 });
    last().listener.gone();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(device.samples).toHaveLength(180);
    device.close();
  });
});
