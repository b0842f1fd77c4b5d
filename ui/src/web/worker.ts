/**
 * The worker in which the host of the web edition lives. Only here does a browser let a program write files at once, so
 * that a step is on the disk before anybody sees it.
 */
import init, { stumbledOver, WebHost, type Line } from 'goatherd-host';
import wasm from 'goatherd-host/wasm?url';
import { TROUBLES, type FromWorker, type ToWorker, type Trouble } from '../wire/messages';
import { sockets } from './sockets';

/** As much of a worker's own world as is used here; TypeScript knows only that of pages. */
interface Scope {
  postMessage(message: FromWorker): void;
  close(): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  addEventListener(name: 'error' | 'unhandledrejection', listen: (event: Event) => void): void;
}

const scope: Scope = self;

/** How long a page that was just left may keep its files. */
const RETRY_EVERY = 150;

let host: WebHost | undefined;
let folder = '';
let isOver = false;
let isChecking = false;
const lines = new Map<number, Line>();

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

/** After a panic nothing in here can be trusted any more, except for the name of the table. */
function stumble(): void {
  if (isOver) return;
  isOver = true;
  tell({ from: 'stumbled', over: over() });
  scope.close();
}

/** The table; none if it wasn't about one, or if the host's code has never been there. */
function over(): string | null {
  try {
    return stumbledOver() ?? null;
  } catch {
    return null;
  }
}

// What happened is in the console already, as far as it may be told.
scope.addEventListener('error', (event) => {
  event.preventDefault();
  stumble();
});
scope.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  stumble();
});

/** Fetched when somebody prints. */
async function loadPrinter(): Promise<unknown> {
  const [code, { default: url }] = await Promise.all([
    import('goatherd-print'),
    import('goatherd-print/wasm?url'),
  ]);
  await code.default({ module_or_path: url });
  return code;
}

/**
 * Only one worker may use a folder. The lock belongs to this one until it ends, however it ends. False if another one
 * keeps it for longer than we wait.
 */
function lock(folder: string, patience: number): Promise<boolean> {
  return new Promise((done) => {
    const hold = () => {
      done(true);
      return new Promise(() => {});
    };
    navigator.locks
      .request(`goatherd ${folder}`, { signal: AbortSignal.timeout(patience) }, hold)
      .catch(() => done(false));
  });
}

/** For measurements. */
let memory: WebAssembly.Memory | undefined;
Object.assign(scope, { hostMemory: () => memory?.buffer.byteLength ?? 0 });

async function open({ folder, stumbling, patience }: Extract<ToWorker, { to: 'open' }>): Promise<void> {
  const [isOurs, module] = await Promise.all([lock(folder, patience), init({ module_or_path: wasm })]);
  memory = module.memory;
  if (!isOurs) return tell({ from: 'trouble', why: 'inUse' });
  const end = performance.now() + patience;
  for (;;) {
    try {
      host = await WebHost.open(folder, stumbling, loadPrinter, sockets);
      return tell({ from: 'opened', fragment: host.fragment() });
    } catch (error) {
      const why = TROUBLES.find((trouble) => trouble === error);
      // Anything else is a panic.
      if (!why) return stumble();
      // A browser lets go of the files of a worker a moment after it has ended.
      if (why !== 'inUse' || performance.now() > end) return tell({ from: 'trouble', why });
      await new Promise((done) => setTimeout(done, RETRY_EVERY));
    }
  }
}

/**
 * A browser may clear what a page has stored, even while the page is open. Files that are open don't always notice, and
 * some accept writes that nobody will ever read. Only a folder that isn't there proves it.
 */
async function checkFolder(): Promise<void> {
  if (isChecking || isOver) return;
  isChecking = true;
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(folder);
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') trouble('cleared');
  }
  isChecking = false;
}

function connect(line: number): void {
  lines.set(
    line,
    host!.connect((text) => {
      if (text === null) lines.delete(line);
      tell({ from: 'said', line, text });
    }),
  );
}

scope.onmessage = async ({ data }) => {
  switch (data.to) {
    case 'open':
      folder = data.folder;
      return open(data).catch((error: unknown): void => {
        console.warn('The host could not be started:', error);
        trouble(error instanceof WebAssembly.CompileError ? 'notHere' : 'notFetched');
      });
    case 'connect':
      return connect(data.line);
    case 'say':
      void checkFolder();
      return lines.get(data.line)?.send(data.text);
    case 'close':
      lines.get(data.line)?.free();
      lines.delete(data.line);
      return;
    case 'look':
      return host?.look();
    case 'stop':
      await host?.stop();
      tell({ from: 'stopped' });
      return scope.close();
  }
};

function trouble(why: Trouble): void {
  tell({ from: 'trouble', why });
}
