/**
 * One of several pads on the screen, each held by one finger and let go at a moment that matters. So the time of the
 * event counts, not the time when the page handles it.
 */
import { timeOf } from './time-of';
import { keepStill } from './way-back';

export interface Pad {
  onpress(): void;
  /** `at` is in `performance.now()`; null if the page was hidden during the hold, so that nobody knows. */
  onlift(at: number | null): void;
}

export function pad(node: HTMLElement, { onpress, onlift }: Pad): () => void {
  /** Which finger holds the pad; other fingers on it are ignored. */
  let holder: string | null = null;
  const down = (who: string) => {
    if (holder !== null) return;
    holder = who;
    keepStill(true);
    onpress();
  };
  const up = (who: string, event: Event) => {
    if (holder !== who) return;
    holder = null;
    keepStill(false);
    onlift(timeOf(event));
  };
  const drop = () => {
    if (holder === null) return;
    holder = null;
    keepStill(false);
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
        // A finger that slides off is still holding.
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
    // WebKitGTK has only touch events. Elsewhere a pointer event came first, and this prevents scrolling.
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
    if (holder !== null) keepStill(false);
    for (const [target, name, listener] of listen)
      target.removeEventListener(name, listener as EventListener);
  };
}
