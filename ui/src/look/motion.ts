/**
 * Whether to avoid motion, because of the system's setting or the player's choice here. CSS has its own rules for
 * both (base.css); this is for scripts.
 */
export function calm(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    document.documentElement.dataset.motion === 'calm' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export function setCalm(chosen: boolean): void {
  if (chosen) document.documentElement.dataset.motion = 'calm';
  else delete document.documentElement.dataset.motion;
}
