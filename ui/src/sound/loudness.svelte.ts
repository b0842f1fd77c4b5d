/**
 * Whether this device makes sounds, and how loud they are. By default only the table device does; a phone does if its
 * owner says so, or if the table allows it this evening and the owner hasn't said anything. Each page remembers the
 * choices in its own way and tells them here when it starts.
 */
import { setMuted, setVolume } from './mixer';

export const LEAST = 0.1;

let chosen = $state<boolean | null>(null);
let allowed = $state(false);
let volume = $state(1);
/** A screen that everybody sees makes the sounds instead. */
let isElsewhere = $state(false);

/** What is remembered whenever somebody chooses. */
let remember: (choice: { on: boolean | null; volume: number }) => void = () => {};

function apply(): void {
  setMuted(!loudness.mayPlay);
  setVolume(volume);
}

export const loudness = {
  /** What this device remembers, and how it remembers what is chosen from now on. */
  recall(kept: { on: boolean | null; volume: number }, keep: typeof remember): void {
    chosen = kept.on;
    volume = Number.isFinite(kept.volume) ? Math.min(1, Math.max(LEAST, kept.volume)) : 1;
    remember = keep;
    apply();
  },

  get mayPlay(): boolean {
    return !isElsewhere && (chosen ?? allowed);
  },

  /** The owner's own choice; null while there is none. */
  get chosen(): boolean | null {
    return chosen;
  },

  choose(on: boolean): void {
    chosen = on;
    apply();
    remember({ on, volume });
  },

  /** What the table said this evening. */
  allow(may: boolean): void {
    allowed = may;
    apply();
  },

  /** Whether everybody hears another device, so that this one is silent. */
  leave(toAnother: boolean): void {
    isElsewhere = toAnother;
    apply();
  },

  get volume(): number {
    return volume;
  },
  set volume(next: number) {
    volume = Math.min(1, Math.max(LEAST, next));
    apply();
    remember({ on: chosen, volume });
  },
};
