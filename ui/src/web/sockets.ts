/**
 * The host's way out of the page. Each socket is in a worker of its own, because this one is busy whenever the host
 * writes, and what a phone says counts from the moment it arrived.
 */
import type { FromSocket, ToSocket } from '../wire/messages';

export interface OpenSocket {
  send(message: string | Uint8Array): void;
  close(): void;
}

export const sockets = {
  /** Of a message it's told how many milliseconds ago it arrived. After `close` nothing is called any more. */
  open(
    url: string,
    opened: () => void,
    heard: (bytes: Uint8Array, millisAgo: number) => void,
    closed: (code: number) => void,
  ): OpenSocket {
    const worker = new Worker(new URL('./socket-worker.ts', import.meta.url), { type: 'module' });
    let isOver = false;
    const tell = (message: ToSocket) => worker.postMessage(message);
    const end = (code: number) => {
      if (isOver) return;
      isOver = true;
      closed(code);
    };
    worker.onmessage = ({ data }: MessageEvent<FromSocket>) => {
      if (isOver) return;
      if (data.from === 'opened') opened();
      else if (data.from === 'closed') end(data.code);
      else
        heard(new Uint8Array(data.bytes), Math.max(0, performance.timeOrigin + performance.now() - data.at));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(NO_WORKER);
    };
    tell({ to: 'open', url });
    return {
      send: (message) => tell({ to: 'send', message }),
      close: () => {
        isOver = true;
        tell({ to: 'close' });
      },
    };
  },
};

/** What browsers say of a connection that was never made. */
const NO_WORKER = 1006;
