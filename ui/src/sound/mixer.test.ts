import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Stands in for every audio node: records its connections, what is planned for its gain, and what was started when. */
class Node {
  static starts: { at: number; node: Node }[] = [];
  next: Node[] = [];
  gain = param();
  frequency = param();
  connect<T>(next: T): T {
    this.next.push(next as Node);
    return next;
  }
  disconnect() {
    this.next = [];
  }
  start(at: number) {
    Node.starts.push({ at, node: this });
  }
  stop() {}
}

function param() {
  const nothing = () => {};
  const plan: { to: number; at: number }[] = [];
  return {
    plan,
    setValueAtTime: nothing,
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
    setTargetAtTime: (to: number, at: number) => void plan.push({ to, at }),
    cancelScheduledValues: (from: number) => {
      plan.splice(0, plan.length, ...plan.filter(({ at }) => at < from));
    },
  };
}

let contexts: FakeContext[] = [];

class FakeContext {
  state = 'suspended';
  currentTime = 1;
  sampleRate = 100;
  destination = new Node();
  constructor() {
    contexts.push(this);
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
  contexts = [];
  Node.starts = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioBuffer', FakeBuffer);
  for (const node of ['Oscillator', 'Gain', 'BiquadFilter', 'DynamicsCompressor', 'AudioBufferSource']) {
    vi.stubGlobal(`${node}Node`, class extends Node {});
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function awake() {
  const mixer = await import('./mixer');
  const sounds = await import('./sounds');
  const page = new EventTarget();
  mixer.listenForFirstGesture(page);
  page.dispatchEvent(new Event('pointerdown'));
  return { ...mixer, ...sounds };
}

const times = () => [...new Set(Node.starts.map(({ at }) => at))];

/** The planned loudness of everything on the way from a sound to the loudspeaker, in that order. */
function way(node: Node): Node[] {
  const [next] = node.next;
  return next ? [next, ...way(next)] : [];
}

describe('the mixer', () => {
  it('doesn’t use the audio device before the first gesture', async () => {
    const mixer = await import('./mixer');
    const sounds = await import('./sounds');
    const page = new EventTarget();
    mixer.listenForFirstGesture(page);
    sounds.tick();
    expect(contexts).toHaveLength(0);
    expect(mixer.audioClock()).toBeNull();
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('pointerdown'));
    expect(contexts).toHaveLength(1);
  });

  it('strikes at the planned time, or at once if it has passed', async () => {
    const { strike, tick } = await awake();
    strike(4.5);
    expect(times()).toEqual([4.5]);
    Node.starts = [];
    tick(0.2);
    expect(times()).toEqual([1]);
  });

  it('is silent when muted', async () => {
    const { setMuted, siren, win } = await awake();
    setMuted(true);
    siren();
    win();
    expect(Node.starts).toEqual([]);
  });

  it('turns everything else down around each beat of a count, and up again after the last', async () => {
    const { win, tick, strike, DUCKED } = await awake();
    win();
    const show = way(Node.starts[0]!.node);
    for (const at of [2, 3, 4]) tick(at);
    strike(5);
    const ducked = show.filter(({ gain }) => gain.plan.some(({ to }) => to === DUCKED));
    expect(ducked).toHaveLength(1);
    const { plan } = ducked[0]!.gain;
    // Down just before the first beat; up only after the last one.
    expect(plan.map(({ to }) => to)).toEqual([DUCKED, 1]);
    expect(plan[0]!.at).toBeLessThan(2);
    expect(plan[1]!.at).toBeGreaterThan(5);
  });

  it('never turns the count itself down', async () => {
    const { tick, strike, DUCKED } = await awake();
    tick(2);
    strike(3);
    for (const { node } of Node.starts) {
      expect(way(node).filter(({ gain }) => gain.plan.some(({ to }) => to === DUCKED))).toEqual([]);
    }
  });

  it('ends the show without ending a count', async () => {
    const { win, tick, quieten } = await awake();
    win();
    const shown = Node.starts[0]!.node;
    const before = way(shown).length;
    Node.starts = [];
    tick(2);
    const counted = Node.starts[0]!.node;
    const length = way(counted).length;
    quieten();
    vi.advanceTimersByTime(1000);
    expect(way(shown).length).toBeLessThan(before);
    expect(way(counted)).toHaveLength(length);
    // What comes next is heard again.
    Node.starts = [];
    win();
    expect(way(Node.starts[0]!.node)).toHaveLength(before);
  });

  it('makes everything as loud as somebody wants it', async () => {
    const { win, setVolume, setMuted } = await awake();
    win();
    const master = way(Node.starts[0]!.node).at(-3)!;
    setVolume(0.5);
    setMuted(true);
    setMuted(false);
    setVolume(7);
    expect(master.gain.plan.map(({ to }) => to)).toEqual([0.25, 0, 0.25, 1]);
  });
});

describe('loudness', () => {
  const open = async () => {
    const { loudness } = await import('./loudness.svelte');
    const { isMuted } = await import('./mixer');
    const kept: unknown[] = [];
    return { loudness, isMuted, kept, keep: (choice: unknown) => void kept.push(choice) };
  };

  it('is nothing on a phone until the table allows it or its owner wants it', async () => {
    const { loudness, isMuted, keep, kept } = await open();
    loudness.recall({ on: null, volume: 1 }, keep);
    expect(isMuted()).toBe(true);
    loudness.allow(true);
    expect([loudness.mayPlay, isMuted()]).toEqual([true, false]);
    loudness.choose(false);
    expect([loudness.mayPlay, isMuted()]).toEqual([false, true]);
    expect(kept).toEqual([{ on: false, volume: 1 }]);
    // The owner has said no, whatever the table says.
    loudness.allow(true);
    expect(loudness.mayPlay).toBe(false);
  });

  it('stays what was chosen, and within what a slider can say', async () => {
    const { loudness, keep, kept } = await open();
    loudness.recall({ on: true, volume: NaN }, keep);
    expect(loudness.volume).toBe(1);
    loudness.volume = 0.4;
    loudness.volume = 0;
    expect(kept).toEqual([
      { on: true, volume: 0.4 },
      { on: true, volume: 0.1 },
    ]);
  });
});
