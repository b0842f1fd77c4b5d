import type { TableView } from '../wire/device.svelte';

/** A count as a screen shows it: a moment longer than its step, for the flash. */
export class ShownCount<What extends string = string> {
  /** What is counted, and when zero is on the host's clock. */
  now = $state.raw<{ zeroAt: number; what: What } | null>(null);
  /** Whether a finger is on a pad here: that long it stays. */
  held = $state(false);

  /** The step of a count is called after what is counted. It `wasStopped` if nobody gathers for it either. */
  constructor(
    private readonly table: () => TableView<unknown> | null,
    step: () => string,
    wasStopped: () => boolean = () => false,
  ) {
    $effect(() => {
      const { countdown, gathering } = table() ?? {};
      if (countdown) this.now = { zeroAt: countdown.zeroAt, what: step().replace('Count', '') as What };
      // It ended before zero, so somebody stopped it.
      else if (gathering || wasStopped()) this.now = null;
    });
  }

  /** Whether there are pads on the screen. Nobody holds one for what is counted `without` them. */
  padded(without?: What): boolean {
    const table = this.table();
    return !!table?.pads && (table.gathering || (!!this.now && this.now.what !== without) || this.held);
  }
}
