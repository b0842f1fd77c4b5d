/**
 * The connection of the app's own window, and the only file that knows Tauri: one command and one channel carry the
 * text that a socket carries elsewhere. The app also saves files.
 */
import { Channel, invoke } from '@tauri-apps/api/core';
import type { Connect } from './connection';
import type { Save } from './save';

/** What the app answers to `connect`. */
interface Opened {
  /** Sent along with every text that follows. */
  connection: number;
  /** The fragment of the table link: the window identifies itself like any other table device. */
  fragment: string;
}

/** A connection to the table, from the moment it is requested. */
interface Line {
  opened: Promise<Opened>;
  /** Also delivers what arrived before anybody listened; null is the end. */
  listen(hear: (text: string | null) => void): void;
}

/**
 * The window's link, and a way to connect with it. The app gives the link only to a page that connects, so by then
 * the first connection is open; the first caller gets it.
 */
export async function openWindow(): Promise<{ fragment: string; connect: Connect; save: Save }> {
  let first: Line | null = dial();
  const { fragment } = await first.opened;
  const connect: Connect = (listener) => {
    const line = first ?? dial();
    first = null;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      listener.gone();
    };
    line.opened.then(
      () =>
        line.listen((text) => {
          if (text === null) end();
          else if (!over) listener.hear(text);
        }),
      end,
    );
    // One after the other, because calls in flight at the same time may overtake each other.
    let sent: Promise<unknown> = line.opened;
    return {
      // Only this app can hear this connection.
      isOverheard: false,
      send: (text) => {
        sent = sent
          .then(() => line.opened)
          .then(({ connection }) => over || invoke('send', { connection, text }))
          .catch(end);
      },
      // The app closes it when the page connects again.
      close: () => {
        over = true;
      },
    };
  };
  return { fragment, connect, save };
}

/** Sent as bytes rather than JSON, because a file may be large; its name travels beside it. */
const save: Save = (name, _type, content) =>
  invoke<string>('save_file', typeof content === 'string' ? new TextEncoder().encode(content) : content, {
    headers: { name },
  });

function dial(): Line {
  const early: (string | null)[] = [];
  let hear = (text: string | null): void => void early.push(text);
  const channel = new Channel<string | null>((text) => hear(text));
  return {
    opened: invoke<Opened>('connect', { channel }),
    listen: (listener) => {
      hear = listener;
      early.splice(0).forEach(listener);
    },
  };
}
