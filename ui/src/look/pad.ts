/**
 * A pad that is held by one finger, one of several on the screen, and let go at a moment that matters: the event's
 * own time counts, not when the page got round to it.
 */

export interface Pad {
  onpress(): void;
  /** `at` in `performance.now()`; null if the page went away with the finger on it, so that nobody can say. */
  onlift(at: number | null): void;
}

/** A page that is busy gets round to an event late. What is further off is of a clock that began at another time. */
const BELIEVE_WITHIN = 5000;

export function timeOf({ timeStamp }: Pick<Event, 'timeStamp'>): number {
  const now = performance.now();
  return timeStamp > now || now - timeStamp > BELIEVE_WITHIN ? now : timeStamp;
}

export function pad(node: HTMLElement, { onpress, onlift }: Pad): () => void {
  /** Which finger holds; others on the same pad do not matter. */
  let holder: string | null = null;
  const down = (who: string) => {
    if (holder !== null) return;
    holder = who;
    onpress();
  };
  const up = (who: string, event: Event) => {
    if (holder !== who) return;
    holder = null;
    onlift(timeOf(event));
  };
  const drop = () => {
    if (holder === null) return;
    holder = null;
    onlift(null);
  };

  const pointer = (event: PointerEvent) => `pointer ${event.pointerId}`;
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  const listen: [EventTarget, string, (event: never) => void][] = [
    [
      node,
      'pointerdown',
      (event: PointerEvent) => {
        if (event.button !== 0) return;
        // A finger that slides off still holds.
        node.setPointerCapture(event.pointerId);
        down(pointer(event));
      },
    ],
    ...['pointerup', 'pointercancel', 'lostpointercapture'].map(
      (name): [EventTarget, string, (event: never) => void] => [
        node,
        name,
        (event: PointerEvent) => up(pointer(event), event),
      ],
    ),
    // WebKitGTK has touch events only; elsewhere a pointer was faster and this keeps the page from scrolling.
    [
      node,
      'touchstart',
      (event: TouchEvent) => {
        event.preventDefault();
        for (const touch of event.changedTouches) down(`touch ${touch.identifier}`);
      },
    ],
    ...['touchend', 'touchcancel'].map((name): [EventTarget, string, (event: never) => void] => [
      node,
      name,
      (event: TouchEvent) => {
        for (const touch of event.changedTouches) up(`touch ${touch.identifier}`, event);
      },
    ]),
    [
      node,
      'keydown',
      (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) down('key');
      },
    ],
    [node, 'keyup', (event: KeyboardEvent) => isKey(event) && up('key', event)],
    [node, 'blur', (event: Event) => up('key', event)],
    [node, 'contextmenu', (event: Event) => event.preventDefault()],
    [window, 'pagehide', drop],
    [document, 'visibilitychange', drop],
  ];
  for (const [target, name, listener] of listen) {
    target.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    for (const [target, name, listener] of listen)
      target.removeEventListener(name, listener as EventListener);
  };
}
