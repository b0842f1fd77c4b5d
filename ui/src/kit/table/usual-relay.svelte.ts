/** The relay that phones come through unless somebody enters another one; empty if there is none. */
export const usualRelay = $state({ place: '' });
