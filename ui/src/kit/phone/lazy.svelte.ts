/**
 * Parts of the page that nobody needs at first. Each is fetched when it is first used, and all of them are fetched
 * ahead of time as soon as the phone is idle.
 */
import { learn, type Pack } from '../../texts/index.svelte';
import { LATER } from '../../texts/phone';

/** A module with parts of the page. */
export interface Lazy<M> {
  /** Null until it has arrived; reading it starts fetching it. */
  readonly part: M | null;
  /** The same, without fetching it. */
  readonly come: M | null;
  fetch(): void;
}

const RETRY = 1500;
const all: Lazy<unknown>[] = [];

/** A part is fetched together with its texts, so it never appears without them. */
export function lazy<M>(load: () => Promise<M>, ...texts: Pack[]): Lazy<M> {
  let part = $state.raw<M | null>(null);
  let asked = false;
  const fetch = () => {
    if (asked) return;
    asked = true;
    Promise.all([load(), learn(LATER, ...texts)]).then(
      ([loaded]) => (part = loaded),
      // The host cannot be reached; try again until it can.
      () => setTimeout(() => ((asked = false), fetch()), RETRY),
    );
  };
  const lazy = {
    get part() {
      fetch();
      return part;
    },
    get come() {
      return part;
    },
    fetch,
  };
  all.push(lazy);
  return lazy;
}

/** Fetches everything the evening will need, so that no screen has to wait for its part. */
export function fetchAll(): void {
  const go = () => all.forEach((part) => part.fetch());
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 999 });
  else setTimeout(go, 200);
}
