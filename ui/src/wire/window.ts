/**
 * The connection of the app's own window, and the only file that knows of Tauri: one command and one channel
 * carry the texts that a socket carries elsewhere. Files, too, are saved by the app.
 */
import { Channel, invoke } from '@tauri-apps/api/core';
import type { Connect } from './connection';
import type { Save } from './save';

/** What the app answers to `connect`. */
interface Opened {
  /** Stands on every text that follows. */
  connection: number;
  /** The fragment of the table link: the window proves itself like any other table device. */
  fragment: string;
}

/** A line to the table, from the moment it is asked for. */
interface Line {
  opened: Promise<Opened>;
  /** Tells also what was said before anybody listened; null is the end. */
  listen(hear: (text: string | null) => void): void;
}

/**
 * The window's link, and the way to connect with it. The app tells the link only to a page that connects, so
 * the first connection is open by then; whoever connects first takes it.
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
    // One after the other: calls that are on their way together may overtake each other.
    let sent: Promise<unknown> = line.opened;
    return {
      // Nobody but this app is on the line.
      isOverheard: false,
      send: (text) => {
        sent = sent
          .then(() => line.opened)
          .then(({ connection }) => over || invoke('send', { connection, text }))
          .catch(end);
      },
      // The app ends it when the page connects anew.
      close: () => {
        over = true;
      },
    };
  };
  return { fragment, connect, save };
}

/** As bytes and not as one JSON text: a file may be large, and its name stands beside it. */
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
