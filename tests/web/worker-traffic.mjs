// What a page of the web edition and its worker tell each other, recorded like the frames of a socket; and a client
// that talks to the worker over a line of its own.

import { Client, parseLink } from '../other-client/client.mjs';

/** In the page, before its own scripts: every worker passes on what it says and hears. */
function wrap() {
  const Original = Worker;
  const isQuiet = (text) => /^\{"type":"(clock|probe|echo)"/.test(text);
  window.Worker = class extends Original {
    constructor(...words) {
      super(...words);
      window.newestWorker = this;
      this.addEventListener('message', ({ data }) => {
        if (data.from === 'opened') window.fragment = data.fragment;
        if (data.from !== 'said') return;
        if (data.line >= 1000) window.lineSaid(data.line, data.text);
        else if (data.text !== null && !isQuiet(data.text)) window.overheard('in', data.text);
      });
    }
    postMessage(message) {
      super.postMessage(message);
      if (message.to === 'say' && message.line < 1000 && !isQuiet(message.text)) window.overheard('out', message.text);
    }
  };
}

const lines = new Map();
let line = 1000;

export async function hearWorker({ page, note }) {
  await page.exposeBinding('overheard', (_, way, text) => note(way, JSON.parse(text), text, text));
  await page.exposeBinding('lineSaid', (_, line, text) => {
    if (text === null) lines.get(line)?.onClose();
    else lines.get(line)?.onText(text);
  });
  await page.addInitScript(wrap);
}

/** A second table device beside the screens of this page, for everything that need not be tapped. */
export async function clientOf(page) {
  const fragment = await page.waitForFunction(() => window.fragment).then((handle) => handle.jsonValue());
  const post = (message) => page.evaluate((message) => window.newestWorker.postMessage(message), message);
  let mine;
  const open = async (handlers) => {
    mine = ++line;
    lines.set(mine, handlers);
    await post({ to: 'connect', line: mine });
    return {
      // Whoever sends to a page that is gone hears nothing, as with a socket.
      text: (text) => void post({ to: 'say', line: mine, text }).catch(() => handlers.onClose()),
      close: () => void post({ to: 'close', line: mine }).catch(() => {}),
    };
  };
  const client = new Client({ ...parseLink(`http://localhost/#${fragment}`), open, line: () => mine });
  await client.join();
  return client;
}
