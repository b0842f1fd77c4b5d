/** Holds one socket of the host, and notes when each message arrives. */
import type { FromSocket, ToSocket } from '../wire/messages';

/** As much of a worker's own world as is used here; TypeScript knows only that of pages. */
interface Scope {
  postMessage(message: FromSocket, options?: { transfer: Transferable[] }): void;
  close(): void;
  onmessage: ((event: MessageEvent<ToSocket>) => void) | null;
}

const scope: Scope = self;
let socket: WebSocket | undefined;

function open(url: string): void {
  socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => scope.postMessage({ from: 'opened' });
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) => {
    const at = performance.timeOrigin + performance.now();
    // A relay sends bytes only. Whatever else this is, the host won't understand it either.
    const bytes = typeof data === 'string' ? new ArrayBuffer(0) : data;
    scope.postMessage({ from: 'heard', bytes, at }, { transfer: [bytes] });
  };
  socket.onclose = ({ code }) => {
    scope.postMessage({ from: 'closed', code });
    scope.close();
  };
}

scope.onmessage = ({ data }) => {
  switch (data.to) {
    case 'open':
      return open(data.url);
    case 'send':
      if (socket?.readyState === WebSocket.OPEN)
        socket.send(data.message as string | Uint8Array<ArrayBuffer>);
      return;
    case 'close':
      socket?.close();
      return scope.close();
  }
};
