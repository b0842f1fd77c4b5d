/** When lots are drawn, a light goes round the table in so many steps and gets slower. */
export const STEPS = 14;

/** How long it stays where a step has brought it, in milliseconds. */
export const stay = (step: number) => 60 + step * step * 1.6;

/** How long drawing lots takes. */
export const DRAW_MS = Array.from({ length: STEPS }, (_, k) => stay(k + 1)).reduce((sum, each) => sum + each);
