/** The connection as a WebSocket to the host that served this page. */
import type { Connect } from './connection';

export function socketTo(address = `ws://${location.host}/socket`): Connect {
  return (listener) => {
    const socket = new WebSocket(address);
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      listener.gone();
    };
    socket.onmessage = ({ data }) => {
      if (!over && typeof data === 'string') listener.text(data);
    };
    socket.onclose = end;
    socket.onerror = end;
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        over = true;
        socket.close();
      },
    };
  };
}
