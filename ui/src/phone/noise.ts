/** The few sounds a phone makes, if its player wants any; the table device makes the ones that must be in time. */
import { listenForFirstGesture, siren, tap, win } from '../sound/sounds';
import { choices } from './choices.svelte';

listenForFirstGesture();

const SOUNDS = { siren, tap, win };

export function noise(name: keyof typeof SOUNDS): void {
  if (choices.sound) SOUNDS[name]();
}
