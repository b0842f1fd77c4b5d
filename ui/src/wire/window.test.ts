import { beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from './connection';
import { openWindow } from './window';

type Raw = { message: string | null; index: number };

/** The app's side of the window: every connection with what was sent to it, and a way to send on it. */
interface Line {
  sent: string[];
  say(text: string | null): void;
}

let lines: Line[];
/** Resolves the pending calls of `send`, oldest first. */
let taken: (() => void)[];
/** What the app was given to save. */
let files: unknown[];

beforeEach(() => {
  lines = [];
  taken = [];
  files = [];
  const callbacks: ((raw: Raw) => void)[] = [];
  const invoke = (
    command: string,
    args: Record<string, unknown>,
    options?: { headers: { name: string } },
  ) => {
    if (command === 'connect') {
      const hear = callbacks.at(-1)!;
      let index = 0;
      lines.push({ sent: [], say: (message) => hear({ message, index: index++ }) });
      lines.at(-1)!.say(`challenge ${lines.length}`);
      return Promise.resolve({ connection: lines.length, fragment: 'FRAGMENT' });
    }
    if (command === 'save_file') {
      const name = options!.headers.name;
      files.push([name, args]);
      return Promise.resolve(`/home/ana/${name}`);
    }
    return new Promise<void>((done) => {
      lines[(args.connection as number) - 1]!.sent.push(args.text as string);
      taken.push(done);
    });
  };
  vi.stubGlobal('window', {
    __TAURI_INTERNALS__: {
      invoke,
      transformCallback: (callback: (raw: Raw) => void) => callbacks.push(callback),
      unregisterCallback: () => {},
    },
  });
});

function ear(): Listener & { heard: string[] } {
  const heard: string[] = [];
  return { heard, hear: (text) => heard.push(text as string), gone: () => heard.push('gone') };
}

const settled = () => new Promise((done) => setTimeout(done));

test('the link comes with the first connection, and nothing said on it is lost', async () => {
  const { fragment, connect } = await openWindow();
  expect(fragment).toBe('FRAGMENT');
  const listener = ear();
  connect(listener);
  expect(listener.heard, 'whoever connects has no connection yet').toEqual([]);
  await settled();
  lines[0]!.say('welcome');
  expect(listener.heard).toEqual(['challenge 1', 'welcome']);
  expect(lines).toHaveLength(1);
});

test('texts are sent one after the other', async () => {
  const { connect } = await openWindow();
  const connection = connect(ear());
  connection.send('one');
  connection.send('two');
  await settled();
  expect(lines[0]!.sent).toEqual(['one']);
  taken.shift()!();
  await settled();
  expect(lines[0]!.sent).toEqual(['one', 'two']);
});

test('a connection reports its end once, and the next one is new', async () => {
  const { connect } = await openWindow();
  const [before, after] = [ear(), ear()];
  const old = connect(before);
  await settled();
  lines[0]!.say(null);
  connect(after).send('hello');
  old.send('too late');
  await settled();
  expect(before.heard).toEqual(['challenge 1', 'gone']);
  expect(after.heard).toEqual(['challenge 2']);
  expect(lines.map((line) => line.sent)).toEqual([[], ['hello']]);
});

test('after closing, a connection receives nothing', async () => {
  const { connect } = await openWindow();
  const listener = ear();
  const connection = connect(listener);
  await settled();
  connection.close();
  lines[0]!.say('view');
  lines[0]!.say(null);
  expect(listener.heard).toEqual(['challenge 1']);
});

test('a file is saved by the app, which says where', async () => {
  const { save } = await openWindow();
  const saved = save('goats.csv', 'text/csv', 'one,two');
  expect(files).toEqual([['goats.csv', new TextEncoder().encode('one,two')]]);
  expect(await saved).toBe('/home/ana/goats.csv');
  const pdf = new Uint8Array([0x25, 0xff, 0x00]);
  expect(await save('goats.pdf', 'application/pdf', pdf)).toBe('/home/ana/goats.pdf');
  expect(files[1]).toEqual(['goats.pdf', pdf]);
});
