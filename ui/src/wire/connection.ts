/**
 * The way to the host, whatever carries it. `socket.ts` is the phones' way; the window of the app has its
 * own. A connection moves messages and knows nothing of what they say: texts, and bytes if they are sealed.
 */
export type Message = string | Uint8Array<ArrayBuffer>;

export interface Connection {
  /** Others may listen in, so all that follows the hello is sealed. */
  readonly isOverheard: boolean;
  send(message: Message): void;
  /** After this the listener hears nothing more. */
  close(): void;
}

export interface Listener {
  hear(message: Message): void;
  /** It broke, or never came about. Called at most once. */
  gone(): void;
}

export type Connect = (listener: Listener) => Connection;
