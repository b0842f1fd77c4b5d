import type { Seat } from '../../wire/wire';

/**
 * Where the fingers point, as tapped at this device. The host tells nobody before all are revealed, so only this
 * page knows; it still does after a look at a mat or at the settings.
 */
export const arrows = $state<{ tapped: Record<Seat, Seat> }>({ tapped: {} });
