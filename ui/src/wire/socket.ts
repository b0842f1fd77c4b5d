/** The connection as a WebSocket: to the host that served this page, or to a room at the relay that did. */
import type { Connect } from './connection';

/** A relay has the page for its guests under a path of its own. */
export const isAtRelay = (): boolean => location.pathname.endsWith('/j/');

export function socketTo(room: string | null = null): Connect {
  const { host, protocol } = location;
  const path = room ? `rooms/${room}/guest` : 'socket';
  const address = `${protocol.replace('http', 'ws')}//${host}/${path}`;
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
