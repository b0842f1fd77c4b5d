/** What every sound is made of: tones and noises that come and go. */
import { open, type Bus } from './mixer';

interface Tone {
  at?: number | undefined;
  bus?: Bus;
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

export function tone({ at, bus = 'show', type, from, to, length, loud, soft, bleat }: Tone): void {
  const desk = open(bus);
  if (!desk) return;
  const { context, out } = desk;
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
  bus?: Bus;
  length: number;
  loud: number;
  pitch: number;
}

export function noise({ at, bus = 'show', length, loud, pitch }: Noise): void {
  const desk = open(bus);
  if (!desk) return;
  const { context, out } = desk;
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
