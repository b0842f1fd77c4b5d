// What runs in every page before the app does: a clock that is wrong and drifts, and some moments noted in true
// time, which all pages of one machine share.

/** Sent to the page as it is; everything it needs is inside. */
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
      // A message that is sent while a frame is made arrives when it is done.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.done = origin + now(); };
      port2.postMessage(null);
    }
    return mark(name, options);
  };

  // The view that the host sends at zero is a plain broadcast: a screen that began when it comes would begin then.
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"name":"frameEntry"')) seen.told ??= origin + now();
      });
    }
  };

  window.bench = {
    /** What was seen of the last zero, once all of it was. */
    take() {
      if (Object.values(seen).includes(null)) return null;
      const taken = { ...seen };
      Object.assign(seen, { believed: null, drawn: null, done: null, told: null });
      return taken;
    },
    /** The clock is set to something else. */
    jump(by) {
      shift += by;
    },
  };
}
