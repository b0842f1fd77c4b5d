import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Stands in for every audio node: accepts any connection, and records what was started and when. */
class Node {
  static starts: number[] = [];
  gain = param();
  frequency = param();
  connect<T>(next: T): T {
    return next;
  }
  start(at: number) {
    Node.starts.push(at);
  }
  stop() {}
}

function param() {
  const nothing = () => {};
  return {
    setValueAtTime: nothing,
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
    setTargetAtTime: nothing,
  };
}

let contexts = 0;

class FakeContext {
  state = 'suspended';
  currentTime = 1;
  sampleRate = 100;
  destination = new Node();
  constructor() {
    contexts++;
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
}

class FakeBuffer {
  getChannelData() {
    return new Float32Array(4);
  }
}

beforeEach(() => {
  contexts = 0;
  Node.starts = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioBuffer', FakeBuffer);
  for (const node of ['Oscillator', 'Gain', 'BiquadFilter', 'DynamicsCompressor', 'AudioBufferSource']) {
    vi.stubGlobal(`${node}Node`, Node);
  }
});

afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it('don’t use the audio device before the first gesture', async () => {
    const sounds = await import('./sounds');
    const page = new EventTarget();
    sounds.listenForFirstGesture(page);
    sounds.tick();
    expect(contexts).toBe(0);
    expect(sounds.audioClock()).toBeNull();
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('pointerdown'));
    expect(contexts).toBe(1);
  });

  it('strike at the planned time, or at once if it has passed', async () => {
    const sounds = await import('./sounds');
    const page = new EventTarget();
    sounds.listenForFirstGesture(page);
    page.dispatchEvent(new Event('pointerdown'));
    sounds.strike(4.5);
    expect(new Set(Node.starts)).toEqual(new Set([4.5]));
    Node.starts = [];
    sounds.tick(0.2);
    expect(new Set(Node.starts)).toEqual(new Set([1]));
  });

  it('are silent when muted', async () => {
    const sounds = await import('./sounds');
    const page = new EventTarget();
    sounds.listenForFirstGesture(page);
    page.dispatchEvent(new Event('pointerdown'));
    sounds.setMuted(true);
    sounds.siren();
    sounds.win();
    expect(Node.starts).toEqual([]);
  });
});
