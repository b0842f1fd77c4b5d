/**
 * The service worker, which keeps a copy of every file of this version. A new version is fetched beside it and waits
 * until somebody wants it, or until every page of this one is closed.
 */
import { loadAnew } from '../look/way-back';

/** Even a page that stays open all week learns about a new version. */
const LOOK_EVERY = 6 * 60 * 60 * 1000;

export class Updates {
  /** A new version waits. */
  isReady = $state(false);

  #waiting: ServiceWorker | null = null;

  /** Called once the page can be used, so that the copies don't keep it from loading. */
  async start(): Promise<void> {
    // A page that is developed has no service worker, and some windows may not have one.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
      this.#follow(registration);
      setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
    } catch {
      // Without it the page works as long as there is a network.
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = () => {
      // The first version has nobody to replace.
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.isReady = true;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }

  take(): void {
    // The offer goes with the tap, not with the page: changing versions takes a moment.
    this.isReady = false;
    navigator.serviceWorker.addEventListener('controllerchange', loadAnew, { once: true });
    this.#waiting?.postMessage('take over');
  }
}
