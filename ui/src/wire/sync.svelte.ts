/** How well this device knows the host's clock, and what a moment of the host's is here. */
import { estimate, isReadyToCount, quality, type Quality } from './clock';
import type { Device } from './device.svelte';

const LOOK_EVERY = 250;

/** When a moment of the host's clock is here, in `performance.now()`; null while that is not known. */
export function toLocal(device: Device, hostMillis: number): number | null {
  const known = estimate(device.samples, performance.now());
  return known && hostMillis - known.offset;
}

/** What a moment of here is on the host's clock, and by how much that can be wrong; nulls if it is not known. */
export function toHost(device: Device, local: number | null): { at: number | null; doubt: number | null } {
  const known = estimate(device.samples, performance.now());
  return known && local !== null
    ? { at: local + known.offset, doubt: known.doubt }
    : { at: null, doubt: null };
}

/** While somebody looks at it: the quality. The host is told whether a count may begin, since it waits for the unsure. */
export class Sync {
  quality = $state<Quality>('poor');

  constructor(device: Device) {
    $effect(() => {
      let told: boolean | null = null;
      const look = () => {
        const known = estimate(device.samples, performance.now());
        this.quality = quality(known);
        const isReady = isReadyToCount(known);
        if (isReady === told) return;
        told = isReady;
        device.tell({ type: 'clock', doubt: isReady ? known.doubt : null });
      };
      look();
      const timer = setInterval(look, LOOK_EVERY);
      return () => clearInterval(timer);
    });
  }
}
