/** The few sounds of a phone, if it may make any; sounds that must be in sync come from the table device. */
import { loudness } from '../../sound/loudness.svelte';
import { listenForFirstGesture } from '../../sound/mixer';
import { siren, tap, win } from '../../sound/sounds';
import { keep, kept } from '../../wire/storage';
import { choices } from './choices.svelte';

const VOLUME = 'goatherd.volume';

listenForFirstGesture();
loudness.recall({ on: choices.sound ?? null, volume: Number(kept(VOLUME) ?? 1) }, ({ on, volume }) => {
  if (on !== null) choices.sound = on;
  keep(VOLUME, String(volume));
});

const SOUNDS = { siren, tap, win };

export function noise(name: keyof typeof SOUNDS): void {
  if (loudness.mayPlay) SOUNDS[name]();
}
