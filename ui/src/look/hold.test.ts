import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from './hold';

/** A pad without a page, which receives the events that a browser would send. */
class Node extends EventTarget {
  setPointerCapture = vi.fn();
}

let node: Node, page: EventTarget, screen: EventTarget;
let heard: string[];
let pad: ReturnType<typeof hold>;

function send(target: EventTarget, name: string, about: object = {}): Event {
  const event = Object.assign(new Event(name, { cancelable: true }), about);
  target.dispatchEvent(event);
  return event;
}
const FINGER = { button: 0, isPrimary: true, pointerId: 7 };

beforeEach(() => {
  node = new Node();
  page = new EventTarget();
  screen = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', screen);
  heard = [];
  pad = hold(node as unknown as HTMLElement, {
    onhold: () => heard.push('hold'),
    onrelease: () => heard.push('release'),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a pad is held', () => {
  it.each(['pointerup', 'pointercancel', 'lostpointercapture'])('by a pointer, until %s', (end) => {
    send(node, 'pointerdown', FINGER);
    expect([heard, node.setPointerCapture.mock.calls]).toEqual([['hold'], [[7]]]);
    send(node, end, FINGER);
    expect(heard).toEqual(['hold', 'release']);
  });

  it('by the first finger and the main button only', () => {
    send(node, 'pointerdown', { ...FINGER, button: 2 });
    send(node, 'pointerdown', { ...FINGER, isPrimary: false });
    expect(heard).toEqual([]);
  });

  it.each(['touchend', 'touchcancel'])('by a touch, until %s, even without pointer events', (end) => {
    const start = send(node, 'touchstart', { touches: [{}] });
    expect([heard, start.defaultPrevented]).toEqual([['hold'], true]);
    send(node, end);
    expect(heard).toEqual(['hold', 'release']);
  });

  it('only once where a finger is both a pointer and a touch', () => {
    send(node, 'pointerdown', FINGER);
    send(node, 'touchstart', { touches: [{}] });
    send(node, 'pointerup', FINGER);
    send(node, 'touchend');
    expect(heard).toEqual(['hold', 'release']);
  });

  it.each([' ', 'Enter'])('by the key “%s”, however often it repeats', (key) => {
    const down = send(node, 'keydown', { key });
    send(node, 'keydown', { key, repeat: true });
    expect([heard, down.defaultPrevented]).toEqual([['hold'], true]);
    send(node, 'keyup', { key: 'Tab' });
    expect(heard).toEqual(['hold']);
    send(node, 'keyup', { key });
    expect(heard).toEqual(['hold', 'release']);
  });

  it('neither by another key nor by one that was pressed elsewhere', () => {
    send(node, 'keydown', { key: 'Tab' });
    send(node, 'keydown', { key: ' ', repeat: true });
    expect(heard).toEqual([]);
  });

  it.each([
    ['the pad loses the focus', () => node, 'blur'],
    ['the window loses the focus', () => screen, 'blur'],
    ['the page is left', () => screen, 'pagehide'],
    ['the device is locked', () => page, 'visibilitychange'],
    ['the page is frozen', () => page, 'freeze'],
  ])('no longer when %s', (_, target, name) => {
    send(node, 'pointerdown', FINGER);
    send(target(), name);
    expect(heard).toEqual(['hold', 'release']);
    send(node, 'pointerup', FINGER);
    expect(heard).toEqual(['hold', 'release']);
  });

  it('no longer when it is removed from the page, and ignores later events', () => {
    send(node, 'pointerdown', FINGER);
    pad.destroy();
    send(node, 'pointerdown', FINGER);
    expect(heard).toEqual(['hold', 'release']);
  });
});
