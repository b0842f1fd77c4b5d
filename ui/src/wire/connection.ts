/**
 * A connection to the host, whatever carries it. Phones use `socket.ts`; the app's own window uses `window.ts`. A
 * connection moves messages without knowing what they say: text, or bytes once they are sealed.
 */
export type Message = string | Uint8Array<ArrayBuffer>;

export interface Connection {
  /** Whether others may listen in: then everything after the hello is sealed. */
  readonly isOverheard: boolean;
  send(message: Message): void;
  /** After this the listener is not called again. */
  close(): void;
}

export interface Listener {
  hear(message: Message): void;
  /** The connection broke or was never made. Called at most once. */
  gone(): void;
}

export type Connect = (listener: Listener) => Connection;
