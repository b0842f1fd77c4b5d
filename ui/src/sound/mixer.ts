/**
 * Where all sounds meet. There are two buses: `count` for what everybody acts on, and `show` for everything else. While
 * a count is to be heard the show is turned down, so a count is always the loudest thing on the table.
 *
 * The audio context is created at the first touch or key: browsers forbid sound before that anyway, and so start-up
 * never waits for an audio device.
 */

export type Bus = 'count' | 'show';

/** What is left of the show while something counts. */
export const DUCKED = 0.18;
/** How long the show stays down after a beat: until the next one, and a little more. */
const STAYS_DOWN = 1.3;
/** How quickly it goes down and comes back, as time constants in seconds. */
const DOWN = 0.02;
const UP = 0.35;

interface Desk {
  context: AudioContext;
  master: GainNode;
  count: GainNode;
  /** Turned down by the count. */
  duck: GainNode;
  show: GainNode;
}

let desk: Desk | null = null;
let muted = false;
let volume = 1;
let downUntil = 0;

/** Call once per page. */
export function listenForFirstGesture(target: EventTarget = window): void {
  const gestures = ['pointerdown', 'touchend', 'keydown'];
  const unlock = () => {
    wake();
    if (desk?.context.state === 'running')
      gestures.forEach((name) => target.removeEventListener(name, unlock));
  };
  gestures.forEach((name) => target.addEventListener(name, unlock, { passive: true }));
}

export function setMuted(next: boolean): void {
  muted = next;
  level();
}

export function isMuted(): boolean {
  return muted;
}

/** From 0 to 1. */
export function setVolume(next: number): void {
  volume = Math.min(1, Math.max(0, next));
  level();
}

/** The audio clock in seconds and, for the same moment, `performance.now()`; null while there is no sound. */
export function audioClock(): { audio: number; performance: number } | null {
  const context = desk?.context;
  if (!context || context.state !== 'running') return null;
  const stamp = context.getOutputTimestamp?.();
  if (stamp?.contextTime && stamp.performanceTime) {
    return { audio: stamp.contextTime, performance: stamp.performanceTime };
  }
  return { audio: context.currentTime, performance: performance.now() };
}

/** Where to connect a sound of this bus, or null if nobody would hear it. */
export function open(bus: Bus): { context: AudioContext; out: AudioNode } | null {
  return desk && !muted ? { context: desk.context, out: desk[bus] } : null;
}

/** Turns the show down around a beat of a count; `at` is a time of the audio context. */
export function duck(at: number): void {
  if (!desk) return;
  const { gain } = desk.duck;
  // A beat within the last one's silence only makes that longer.
  gain.cancelScheduledValues(Math.max(at, desk.context.currentTime));
  if (at > downUntil) gain.setTargetAtTime(DUCKED, Math.max(0, at - DOWN), DOWN);
  downUntil = at + STAYS_DOWN;
  gain.setTargetAtTime(1, downUntil, UP);
}

/** Ends whatever the show is playing or has planned; a count goes on. */
export function quieten(): void {
  if (!desk) return;
  const { context, show } = desk;
  show.gain.setTargetAtTime(0, context.currentTime, 0.06);
  setTimeout(() => show.disconnect(), 500);
  desk.show = new GainNode(context);
  desk.show.connect(desk.duck);
}

/** The present time of the audio context. */
export function now(): number {
  return desk?.context.currentTime ?? 0;
}

function level(): void {
  desk?.master.gain.setTargetAtTime(loud(), desk.context.currentTime, 0.01);
}

/** Ears hear ratios, so half of the way is less than half of the level. */
function loud(): number {
  return muted ? 0 : volume ** 2;
}

function wake(): void {
  if (!desk) {
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext({ latencyHint: 'interactive' });
    const master = new GainNode(context, { gain: loud() });
    // Keeps several simultaneous sounds from clipping.
    master.connect(new DynamicsCompressorNode(context)).connect(context.destination);
    const [count, down, show] = [new GainNode(context), new GainNode(context), new GainNode(context)];
    count.connect(master);
    show.connect(down);
    down.connect(master);
    desk = { context, master, count, duck: down, show };
  }
  // A rejected resume only means that this gesture was not accepted; the next one tries again.
  if (desk.context.state !== 'running') desk.context.resume().catch(() => {});
}
