/** True when the player asked the system for less motion; CSS has its own rule, this is for scripts. */
export function calm(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
