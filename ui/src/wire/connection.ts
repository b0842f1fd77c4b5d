/**
 * The way to the host, whatever carries it. `socket.ts` is the phones' way; the window of the app has its
 * own. A connection moves texts and knows nothing of what they say.
 */
export interface Connection {
  send(text: string): void;
  /** After this the listener hears nothing more. */
  close(): void;
}

export interface Listener {
  text(text: string): void;
  /** It broke, or never came about. Called at most once. */
  gone(): void;
}

export type Connect = (listener: Listener) => Connection;
