/**
 * Parts of the page that nobody needs before the first look at the mat. Each is fetched when it is first used, and all
 * of them are fetched ahead of time as soon as the phone is idle.
 */
import { learn } from '../texts/index.svelte';
import { LATER } from '../texts/phone';

export interface Lazy<C> {
  /** Null until it has arrived; reading it starts fetching it. */
  readonly part: C | null;
  /** The same, without fetching it. */
  readonly come: C | null;
  fetch(): void;
}

const RETRY = 1500;

function lazy<C>(load: () => Promise<{ default: C }>): Lazy<C> {
  let part = $state.raw<C | null>(null);
  let asked = false;
  const fetch = () => {
    if (asked) return;
    asked = true;
    // A part is fetched together with its texts, so it never appears without them.
    Promise.all([load(), learn(LATER)]).then(
      ([loaded]) => (part = loaded.default),
      // The host cannot be reached; try again until it can.
      () => setTimeout(() => ((asked = false), fetch()), RETRY),
    );
  };
  return {
    get part() {
      fetch();
      return part;
    },
    get come() {
      return part;
    },
    fetch,
  };
}

export const parts = {
  welcome: lazy(() => import('./Welcome.svelte')),
  ended: lazy(() => import('./Ended.svelte')),
  reading: lazy(() => import('../games/scapegoat/phone/Reading.svelte')),
  guide: lazy(() => import('../games/scapegoat/phone/Guide.svelte')),
  turn: lazy(() => import('../games/scapegoat/phone/Turn.svelte')),
  frame: lazy(() => import('../games/scapegoat/phone/Frame.svelte')),
  hold: lazy(() => import('./HoldPad.svelte')),
  count: lazy(() => import('../games/scapegoat/phone/Count.svelte')),
  verdict: lazy(() => import('../games/scapegoat/phone/Verdict.svelte')),
  cops: lazy(() => import('../games/scapegoat/phone/Cops.svelte')),
  over: lazy(() => import('../games/scapegoat/phone/Over.svelte')),
  wholeMat: lazy(() => import('../games/scapegoat/phone/WholeMat.svelte')),
  settings: lazy(() => import('./Settings.svelte')),
  notices: lazy(() => import('./Notices.svelte')),
  handOver: lazy(() => import('./HandOver.svelte')),
};

/** Fetches everything the evening will need, so that no screen has to wait for its part. */
export function fetchAll(): void {
  const go = () => Object.values(parts).forEach((part) => part.fetch());
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 999 });
  else setTimeout(go, 200);
}
