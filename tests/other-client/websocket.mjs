// As much of a WebSocket client (RFC 6455) as the protocol needs: text and
// binary frames, ping and pong, close. Node 20 has none, and a package would
// be one more thing that could hide a gap in the description of the protocol.

import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { connect as connectSealed } from 'node:tls';

const TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10;
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A client's frames are always masked, as the RFC demands. */
function frame(opcode, payload) {
  const { length } = payload;
  const head = length < 126 ? Buffer.from([0x80 | opcode, 0x80 | length])
    : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i & 3])]);
}

/** Takes whole frames off the front of `bytes`; returns them and the rest. */
function takeFrames(bytes) {
  const frames = [];
  for (;;) {
    if (bytes.length < 2) break;
    let length = bytes[1] & 127, start = 2;
    if (length === 126) {
      if (bytes.length < 4) break;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === 127) {
      if (bytes.length < 10) break;
      length = Number(bytes.readBigUInt64BE(2));
      start = 10;
    }
    if (bytes.length < start + length) break;
    frames.push({
      final: bytes[0] >= 0x80, opcode: bytes[0] & 15, payload: bytes.subarray(start, start + length),
    });
    bytes = bytes.subarray(start + length);
  }
  return { frames, rest: bytes };
}

/**
 * Resolves when the host has agreed to speak WebSocket, with an object that
 * sends text and bytes, and rejects with the status line when it has not.
 * `onText` and `onBinary` get each message and `onClose` is called once,
 * however the connection ends. `from` is one of this machine's addresses.
 */
export function openWebSocket(url, { origin, from, onText, onBinary, onClose }) {
  const { protocol, hostname, port, host, pathname } = new URL(url);
  const key = randomBytes(16).toString('base64');
  const accept = createHash('sha1').update(key + GUID).digest('base64');
  const dial = protocol === 'wss:' ? connectSealed : connect;
  const name = hostname.replace(/^\[|\]$/g, '');
  const socket = dial({ host: name, servername: name, port, localAddress: from, noDelay: true });
  socket.write([
    `GET ${pathname} HTTP/1.1`, `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade',
    `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13',
    ...(origin ? [`Origin: ${origin}`] : []), '', '',
  ].join('\r\n'));

  const ws = {
    text: (text) => socket.write(frame(TEXT, Buffer.from(text))),
    binary: (bytes) => socket.write(frame(BINARY, bytes)),
    close: () => socket.end(frame(CLOSE, Buffer.alloc(0))),
    /** Breaks the connection without a word, like a phone that is out of range. */
    cut: () => socket.resetAndDestroy(),
  };

  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0), open = false, parts = [], kind = TEXT;
    const take = ({ final, opcode, payload }) => {
      if (opcode === PING) return socket.write(frame(PONG, payload));
      if (opcode === CLOSE) return socket.end(frame(CLOSE, payload.subarray(0, 2)));
      if (opcode === PONG) return undefined;
      // Continuation frames don't say what kind of message they belong to.
      if (opcode) kind = opcode;
      parts.push(payload);
      if (!final) return undefined;
      const message = Buffer.concat(parts);
      parts = [];
      return kind === TEXT ? onText(message.toString()) : onBinary(message);
    };
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      if (!open) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = bytes.subarray(0, end).toString();
        if (!head.startsWith('HTTP/1.1 101') || !head.includes(accept)) {
          socket.destroy();
          reject(new Error(head.split('\r\n', 1)[0]));
          return;
        }
        bytes = bytes.subarray(end + 4);
        open = true;
        resolve(ws);
      }
      const { frames, rest } = takeFrames(bytes);
      bytes = rest;
      frames.forEach(take);
    });
    // A reset is a normal end here; 'close' follows and tells the listener.
    socket.on('error', (error) => reject(error));
    socket.on('close', () => { reject(new Error('closed before the handshake')); onClose(); });
  });
}
