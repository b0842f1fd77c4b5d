import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connect, Listener } from './connection';
import { Device } from './device.svelte';
import { readLink } from './link';
import type { Refused } from './problem';

const link = readLink('wbJnBioCsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s')!;

/** A host that is played by hand. */
function stage() {
  const lines: { listener: Listener; said: { type: string; id: number }[]; closed: boolean }[] = [];
  const connect: Connect = (listener) => {
    const line = { listener, said: [] as { type: string; id: number }[], closed: false };
    lines.push(line);
    return { send: (text) => line.said.push(JSON.parse(text)), close: () => (line.closed = true) };
  };
  const device = new Device(connect, link, new Uint8Array(16));
  const last = () => lines.at(-1)!;
  const tell = (message: unknown) => last().listener.text(JSON.stringify(message));
  const welcome = () => {
    tell({ type: 'challenge', protocol: 1, challenge: 'c', app: '0' });
    tell({ type: 'welcome', role: link.role });
  };
  const asked = (type: string) => last().said.filter((message) => message.type === type);
  return { device, lines, last, tell, welcome, asked };
}

const goodbye = (code: string) => ({ type: 'goodbye', error: { code } });
const view = (version: number, table = 'c1b267062a') => ({ type: 'view', version, table, countdown: null });

describe('a device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers the challenge and is at the table', () => {
    const { device, tell, asked } = stage();
    expect(device.status).toBe('connecting');
    tell({ type: 'challenge', protocol: 1, challenge: 'c', app: '0' });
    expect(asked('hello')).toMatchObject([{ protocol: 1, role: link.role, proof: { counter: 0 } }]);
    tell({ type: 'waiting' });
    expect(device.status).toBe('waiting');
    tell({ type: 'welcome', role: link.role });
    expect(device.status).toBe('open');
    device.close();
  });

  it('keeps the newest view only, and takes any view of a new connection', () => {
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

  it('seals what is private and nothing else', async () => {
    const { device, tell, welcome, asked } = stage();
    welcome();
    const moved = device.play({ type: 'move', to: 'spy' });
    void device.play({ type: 'card', colours: ['red'] }).catch(() => {});
    expect(asked('play')).toMatchObject([{ id: 1, command: { type: 'move', to: 'spy' } }]);
    expect(asked('sealed')).toMatchObject([{ seal: { counter: 1 } }]);
    tell({ type: 'done', id: 1 });
    await expect(moved).resolves.toBeUndefined();
    device.close();
  });

  it('rejects with the reason of the host', async () => {
    const { device, tell, welcome } = stage();
    welcome();
    const moved = device.play({ type: 'move', to: 'spy' });
    tell({ type: 'refused', id: 1, error: { code: 'actFirst', due: 'spy' } });
    await expect(moved).rejects.toMatchObject({ problem: { code: 'actFirst', due: 'spy' } });
    device.close();
  });

  it('tells only whoever asked how far the answer is', async () => {
    const { device, tell, welcome } = stage();
    welcome();
    const heard: [number, number][] = [];
    const order = { what: 'print', game: 'scapegoat', order: {} } as const;
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

  it('tells whoever still waits that the connection is lost, and comes back', async () => {
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

  it('gives up on a host that falls silent', () => {
    const { device, lines, welcome } = stage();
    welcome();
    vi.advanceTimersByTime(14000);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]!.closed).toBe(true);
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
    const { device, tell, last } = stage();
    tell({ type: 'challenge', protocol: 2, challenge: 'c', app: '9' });
    expect([device.status, device.trouble?.code, last().said]).toEqual(['ended', 'protocolVersion', []]);
  });

  it('asks for the time in a burst when people gather, and then until zero', () => {
    const { device, tell, welcome, asked } = stage();
    welcome();
    let before = 0;
    const pings = (millis: number) => {
      before = asked('ping').length;
      vi.advanceTimersByTime(millis);
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

  it('keeps the newest answers to its pings, also over a break', () => {
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
