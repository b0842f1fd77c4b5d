/**
 * The connection of the web edition, to a host in a worker of the same page: messages between the two carry the text
 * that a socket carries elsewhere.
 */
import type { FromWorker, ToWorker } from './messages';
import type { Connect } from './connection';

/** What carries the messages; one worker may replace another. */
export interface Carrier {
  post(message: ToWorker): void;
  /** Called with everything that the worker says, and with null when it has ended. Returns how to stop listening. */
  listen(hear: (message: FromWorker | null) => void): () => void;
}

let lines = 0;

export function lineTo(carrier: Carrier): Connect {
  return (listener) => {
    const line = ++lines;
    let over = false;
    const leave = carrier.listen((message) => {
      if (over) return;
      if (message === null) end();
      else if (message.from === 'said' && message.line === line) {
        if (message.text === null) end();
        else listener.hear(message.text);
      }
    });
    const finish = () => {
      over = true;
      leave();
    };
    const end = () => {
      finish();
      listener.gone();
    };
    carrier.post({ to: 'connect', line });
    return {
      // Nobody else can hear what a page tells its own worker.
      isOverheard: false,
      send: (text) => {
        if (!over) carrier.post({ to: 'say', line, text: text as string });
      },
      close: () => {
        if (over) return;
        finish();
        carrier.post({ to: 'close', line });
      },
    };
  };
}
