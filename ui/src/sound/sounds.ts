/** The single sounds, made on the spot with Web Audio. */
import { duck, now } from './mixer';
import { noise, tone } from './voices';

/** A beat of a countdown. `at` is a time of the audio context, so a beat can be scheduled exactly. */
export function tick(at?: number): void {
  duck(at ?? now());
  tone({ at, bus: 'count', type: 'triangle', from: 880, to: 660, length: 0.09, loud: 0.5 });
  noise({ at, bus: 'count', length: 0.025, loud: 0.18, pitch: 3200 });
}

/** The sound of zero: a bell over a thump. */
export function strike(at?: number): void {
  duck(at ?? now());
  tone({ at, bus: 'count', type: 'sine', from: 190, to: 52, length: 0.32, loud: 0.9 });
  for (const [ratio, loud] of [
    [1, 0.32],
    [2.76, 0.16],
    [5.4, 0.07],
  ] as const) {
    tone({ at, bus: 'count', type: 'sine', from: 620 * ratio, length: 1.5 / ratio ** 0.5, loud });
  }
  noise({ at, bus: 'count', length: 0.05, loud: 0.4, pitch: 2400 });
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
