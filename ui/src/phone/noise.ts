/** The few sounds of a phone, if its player wants any; sounds that must be in sync come from the table device. */
import { listenForFirstGesture, siren, tap, win } from '../sound/sounds';
import { choices } from './choices.svelte';

listenForFirstGesture();

const SOUNDS = { siren, tap, win };

export function noise(name: keyof typeof SOUNDS): void {
  if (choices.sound) SOUNDS[name]();
}
