/** The connection as a WebSocket to the host that served this page. */
import type { Connect } from './connection';

export function socketTo(address = `ws://${location.host}/socket`): Connect {
  return (listener) => {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      listener.gone();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (!over) listener.hear(typeof data === 'string' ? data : new Uint8Array(data));
    };
    socket.onclose = end;
    socket.onerror = end;
    return {
      isOverheard: true,
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      close: () => {
        over = true;
        socket.close();
      },
    };
  };
}
