/** The ways to keep this screen on, the best one first. */
import type { Means } from './awake.svelte';
import { canPlay, make, mayFilm, type Browser } from './film';

const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** The app keeps its own window's screen on while a game is under way. */
const byApp: Means = { way: 'app', hold: () => Promise.resolve(() => {}) };

const byLock: Means = {
  way: 'lock',
  async hold() {
    const lock = await navigator.wakeLock.request('screen');
    return () => void lock.release();
  },
};

function byFilm(browser: Browser): Means {
  // It is kept once it has been allowed to play: then it may play again without another touch.
  let film: HTMLVideoElement | null = null;
  return {
    way: 'film',
    async hold(stop) {
      for (;;) {
        film ??= navigator.userActivation?.hasBeenActive ? make(browser) : null;
        if (film) {
          const playing = film;
          document.body.append(playing);
          const letGo = () => {
            playing.pause();
            playing.remove();
          };
          try {
            await playing.play();
            return letGo;
          } catch (error) {
            letGo();
            // Anything else is true of every touch: it cannot be played here.
            if (!(error instanceof DOMException) || !['NotAllowedError', 'AbortError'].includes(error.name))
              throw error;
          }
        }
        await gesture(stop);
        film ??= make(browser);
      }
    },
  };
}

/** Browsers let a film play only after somebody has touched the page. */
function gesture(stop: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const over = new AbortController();
    const end = (settle: () => void) => {
      over.abort();
      settle();
    };
    const options = { signal: over.signal, passive: true };
    for (const name of GESTURES) addEventListener(name, () => end(done), options);
    stop.addEventListener('abort', () => end(() => failed(stop.reason)), { signal: over.signal });
  });
}

export function means(): Means[] {
  if ('isTauri' in window) return [byApp];
  const browser = navigator as Browser;
  return [
    ...('wakeLock' in navigator ? [byLock] : []),
    ...(mayFilm(browser, canPlay) ? [byFilm(browser)] : []),
  ];
}
