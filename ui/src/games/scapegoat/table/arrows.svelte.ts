import type { Seat } from '../../../wire/wire';

/**
 * Where players point, as tapped on this device. The host tells nobody before all arrows are revealed, so only this
 * page knows. It is kept here so that it survives a look at a mat or at the settings.
 */
export const arrows = $state<{ tapped: Record<Seat, Seat> }>({ tapped: {} });
