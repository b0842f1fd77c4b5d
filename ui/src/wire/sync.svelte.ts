/** How well this device knows the host's clock, and conversions between the host's time and local time. */
import { estimate, isReadyToCount, quality, type Quality } from './clock';
import type { Device } from './device.svelte';

const LOOK_EVERY = 250;

/** A moment of the host's clock in `performance.now()`; null while that is not known. */
export function toLocal(device: Device, hostMillis: number): number | null {
  const known = estimate(device.samples, performance.now());
  return known && hostMillis - known.offset;
}

/** A local moment on the host's clock, and how wrong that may be; nulls if it is not known. */
export function toHost(device: Device, local: number | null): { at: number | null; doubt: number | null } {
  const known = estimate(device.samples, performance.now());
  return known && local !== null
    ? { at: local + known.offset, doubt: known.doubt }
    : { at: null, doubt: null };
}

/** Keeps the quality up to date while it is shown, and tells the host, which waits to count until everybody is sure. */
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
