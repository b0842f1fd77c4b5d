/**
 * All sounds, made on the spot with Web Audio. The audio context is created at the first touch or key: browsers
 * forbid sound before that anyway, and so start-up never waits for an audio device.
 */

let context: AudioContext | null = null;
let out: GainNode | null = null;
let muted = false;

/** Call once per page. */
export function listenForFirstGesture(target: EventTarget = window): void {
  const gestures = ['pointerdown', 'touchend', 'keydown'];
  const unlock = () => {
    wake();
    if (context?.state === 'running') gestures.forEach((name) => target.removeEventListener(name, unlock));
  };
  gestures.forEach((name) => target.addEventListener(name, unlock, { passive: true }));
}

export function setMuted(next: boolean): void {
  muted = next;
  if (context && out) out.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, 0.01);
}

export function isMuted(): boolean {
  return muted;
}

/** The audio clock in seconds and, for the same moment, `performance.now()`; null while there is no sound. */
export function audioClock(): { audio: number; performance: number } | null {
  if (!context || context.state !== 'running') return null;
  const stamp = context.getOutputTimestamp?.();
  if (stamp?.contextTime && stamp.performanceTime) {
    return { audio: stamp.contextTime, performance: stamp.performanceTime };
  }
  return { audio: context.currentTime, performance: performance.now() };
}

/** A beat of a countdown. `at` is a time of the audio context, so a beat can be scheduled exactly. */
export function tick(at?: number): void {
  tone({ at, type: 'triangle', from: 880, to: 660, length: 0.09, loud: 0.5 });
  noise({ at, length: 0.025, loud: 0.18, pitch: 3200 });
}

/** The sound of zero: a bell over a thump. */
export function strike(at?: number): void {
  tone({ at, type: 'sine', from: 190, to: 52, length: 0.32, loud: 0.9 });
  for (const [ratio, loud] of [
    [1, 0.32],
    [2.76, 0.16],
    [5.4, 0.07],
  ] as const) {
    tone({ at, type: 'sine', from: 620 * ratio, length: 1.5 / ratio ** 0.5, loud });
  }
  noise({ at, length: 0.05, loud: 0.4, pitch: 2400 });
}

/** Two dice on wood: knocks that get faster and softer. */
export function dice(at?: number): void {
  const start = at ?? now();
  let when = start;
  for (let knock = 0; knock < 9; knock++) {
    const fade = 1 - knock / 10;
    noise({ at: when, length: 0.03, loud: 0.5 * fade, pitch: 900 + 700 * Math.random() });
    tone({
      at: when,
      type: 'sine',
      from: 240 + 90 * Math.random(),
      to: 120,
      length: 0.05,
      loud: 0.34 * fade,
    });
    when += 0.15 * fade + 0.03 * Math.random();
  }
}

/** Two-tone horn, three times. */
export function siren(at?: number): void {
  const start = at ?? now();
  for (let call = 0; call < 6; call++) {
    const pitch = call % 2 ? 435 : 580;
    tone({ at: start + call * 0.42, type: 'sawtooth', from: pitch, length: 0.44, loud: 0.13, soft: 1400 });
    tone({ at: start + call * 0.42, type: 'triangle', from: pitch * 1.006, length: 0.44, loud: 0.2 });
  }
}

/** A small fanfare that ends in a bleat. */
export function win(at?: number): void {
  const start = at ?? now();
  [392, 523, 659, 784].forEach((pitch, k) => {
    tone({ at: start + k * 0.13, type: 'triangle', from: pitch, length: k === 3 ? 0.6 : 0.18, loud: 0.32 });
    tone({ at: start + k * 0.13, type: 'square', from: pitch / 2, length: 0.14, loud: 0.06, soft: 900 });
  });
  tone({
    at: start + 0.75,
    type: 'sawtooth',
    from: 430,
    to: 350,
    length: 0.6,
    loud: 0.2,
    soft: 1500,
    bleat: true,
  });
}

/** A finger on felt. */
export function tap(at?: number): void {
  noise({ at, length: 0.02, loud: 0.22, pitch: 1500 });
  tone({ at, type: 'sine', from: 300, to: 200, length: 0.04, loud: 0.22 });
}

interface Tone {
  at?: number | undefined;
  type: OscillatorType;
  from: number;
  to?: number;
  length: number;
  loud: number;
  /** Cut-off frequency of a low-pass filter, for tones that would be shrill. */
  soft?: number;
  /** Makes pitch and loudness tremble like a goat's bleat. */
  bleat?: boolean;
}

function tone({ at, type, from, to, length, loud, soft, bleat }: Tone): void {
  if (!context || !out || muted) return;
  const start = Math.max(at ?? 0, context.currentTime);
  const voice = new OscillatorNode(context, { type, frequency: from });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  const level = envelope(context, start, length, loud);
  let tail: AudioNode = voice;
  if (soft) tail = tail.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: soft }));
  tail.connect(level).connect(out);
  if (bleat) {
    const shake = new OscillatorNode(context, { frequency: 11 });
    shake.connect(new GainNode(context, { gain: 26 })).connect(voice.frequency);
    shake.connect(new GainNode(context, { gain: loud * 0.45 })).connect(level.gain);
    shake.start(start);
    shake.stop(start + length);
  }
  voice.start(start);
  voice.stop(start + length + 0.05);
}

interface Noise {
  at?: number | undefined;
  length: number;
  loud: number;
  pitch: number;
}

function noise({ at, length, loud, pitch }: Noise): void {
  if (!context || !out || muted) return;
  const start = Math.max(at ?? 0, context.currentTime);
  const buffer = new AudioBuffer({
    length: Math.ceil(length * context.sampleRate),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 }))
    .connect(envelope(context, start, length, loud))
    .connect(out);
  source.start(start);
}

function envelope(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0008, start + length);
  return level;
}

function now(): number {
  return context?.currentTime ?? 0;
}

function wake(): void {
  if (!context) {
    if (typeof AudioContext === 'undefined') return;
    context = new AudioContext({ latencyHint: 'interactive' });
    out = new GainNode(context, { gain: muted ? 0 : 1 });
    // Keeps several simultaneous sounds from clipping.
    out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  }
  // A rejected resume only means that this gesture was not accepted; the next one tries again.
  if (context.state !== 'running') context.resume().catch(() => {});
}
