// This runs in every page before the app: it makes the clock wrong and lets it drift, and records some moments in true
// time, which all pages on one machine share.

/** Sent to the page as source code, so it must contain everything it needs. */
export function spy({ ahead, rate }) {
  const now = performance.now.bind(performance);
  const origin = performance.timeOrigin;
  let shift = ahead;
  const wrong = (right) => right * rate + shift;
  const right = (wrong) => (wrong - shift) / rate;

  performance.now = () => wrong(now());
  const frame = window.requestAnimationFrame.bind(window);
  let frameAt = 0;
  window.requestAnimationFrame = (draw) => frame((at) => {
    frameAt = at;
    draw(wrong(at));
  });
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return wrong(stamp.call(this)); } });

  const seen = { believed: null, drawn: null, done: null, told: null };
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'zero') {
      seen.believed = origin + right(options.detail.believed);
      seen.drawn = origin + frameAt;
      // A message sent while a frame is being made arrives when the frame is done.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.done = origin + now(); };
      port2.postMessage(null);
    }
    return mark(name, options);
  };

  // The view that the host sends at zero is a plain broadcast, recorded for comparison with the synchronised count.
  // Messages are sealed, so it is noticed once it is open and being read.
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    if (String(text).includes('"name":"frameEntry"')) seen.told ??= origin + now();
    return parse(text, reviver);
  };

  window.bench = {
    /** What was seen of the last zero, once it is complete. */
    take() {
      if (Object.values(seen).includes(null)) return null;
      const taken = { ...seen };
      Object.assign(seen, { believed: null, drawn: null, done: null, told: null });
      return taken;
    },
    /** Touches something at a moment of true time; resolves to when that really was. */
    touch(selector, at) {
      return new Promise((done) => {
        setTimeout(() => {
          const target = document.querySelector(selector);
          while (origin + now() < at);
          const event = new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerType: 'touch' });
          target.dispatchEvent(event);
          done(origin + stamp.call(event));
        }, at - origin - now() - 15);
      });
    },
    /** Sets the clock forward or back. */
    jump(by) {
      shift += by;
    },
  };
}
