/**
 * Hold to look: a hold begins with a finger, a mouse button or Space/Enter on the element, and ends with anything that
 * could mean that the player no longer holds or looks.
 */
import { keepStill } from './way-back';

export interface Hold {
  onhold(): void;
  onrelease(): void;
}

export function hold(node: HTMLElement, { onhold, onrelease }: Hold) {
  let held = false;
  const begin = () => {
    if (held) return;
    held = true;
    keepStill(true);
    onhold();
  };
  const end = () => {
    if (!held) return;
    held = false;
    keepStill(false);
    onrelease();
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // A thumb that slides off the pad is still holding it.
    node.setPointerCapture(event.pointerId);
    begin();
  };
  // WebKitGTK sends only touch events; in other browsers this also prevents scrolling and selecting.
  const touch = (event: TouchEvent) => {
    event.preventDefault();
    if (event.touches.length === 1) begin();
  };
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  const keydown = (event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  const keyup = (event: KeyboardEvent) => {
    if (isKey(event)) end();
  };
  const never = (event: Event) => event.preventDefault();

  const listen: [EventTarget, string, EventListener][] = [
    [node, 'pointerdown', down as EventListener],
    [node, 'touchstart', touch as EventListener],
    [node, 'keydown', keydown as EventListener],
    [node, 'keyup', keyup as EventListener],
    [node, 'contextmenu', never],
    [node, 'selectstart', never],
    ...['pointerup', 'pointercancel', 'lostpointercapture', 'touchend', 'touchcancel', 'blur'].map(
      (name): [EventTarget, string, EventListener] => [node, name, end],
    ),
    [window, 'blur', end],
    [window, 'pagehide', end],
    [document, 'visibilitychange', end],
    [document, 'freeze', end],
  ];
  for (const [target, name, listener] of listen) target.addEventListener(name, listener, { passive: false });

  return {
    destroy() {
      end();
      for (const [target, name, listener] of listen) target.removeEventListener(name, listener);
    },
  };
}
