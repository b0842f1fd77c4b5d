/** A touch whose moment matters: it counts when the finger comes down, not when it's lifted. */

export function press(onpress: (event: Event) => void) {
  return (node: HTMLElement): (() => void) => {
    /** WebKitGTK has touch events only. Elsewhere a pointer event comes first. */
    let hasPointers = false;
    const pointer = (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasPointers = true;
      onpress(event);
    };
    const touch = (event: TouchEvent) => {
      // No scrolling, no zooming, no click that follows.
      event.preventDefault();
      if (!hasPointers) onpress(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      onpress(event);
    };
    const never = (event: Event) => event.preventDefault();
    node.addEventListener('pointerdown', pointer);
    node.addEventListener('touchstart', touch, { passive: false });
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', never);
    return () => {
      node.removeEventListener('pointerdown', pointer);
      node.removeEventListener('touchstart', touch);
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', never);
    };
  };
}
