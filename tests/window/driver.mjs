// Starts the app, alone or under WebDriver. It needs no packages, because the protocol is JSON over http.
//
// `tauri-driver` passes everything on to WebKitWebDriver and tells the app that it is being driven.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
export const APP = process.env.GOATHERD_APP ?? join(root, 'target/debug/goatherd');
const DRIVER = process.env.TAURI_DRIVER ?? 'tauri-driver';
const PATIENCE = 60_000;

/** Screenshots of the window, for developers. */
export const SHOTS = join(root, 'shots/window');
mkdirSync(SHOTS, { recursive: true });

const folders = [];

/** A new empty folder for one app; it is removed when this process ends. */
export function freshFolder() {
  folders.push(mkdtempSync(join(tmpdir(), 'goatherd-')));
  return folders.at(-1);
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
// Without a handler, Node ends at these signals without running its exit handlers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Nothing that the app stores elsewhere may end up in the home folder of the person who runs the tests.
const home = freshFolder();
const ELSEWHERE = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };

/** The desktop's folder for downloads. */
export const DOWNLOADS = join(home, 'Downloads');
writeFileSync(join(home, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');

/** A process with all its output, and its end. */
export function start(program, args, variables = {}, options = {}) {
  const env = { ...process.env, ...ELSEWHERE, ...variables };
  for (const name of Object.keys(variables)) if (variables[name] === undefined) delete env[name];
  const child = spawn(program, args, { ...options, env });
  const process_ = { child, said: '', ended: null };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (process_.said += data));
  process_.ended = new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => done({ code, signal }));
  });
  return process_;
}

/** Polls until there is an answer, or gives up with the last problem. */
export async function until(what, ask, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    let problem = 'there was no answer';
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > end) throw new Error(`${what}: ${problem}`, { cause: problem });
    await sleep(50);
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Runs the app in a WebDriver session until `use` is done. */
export async function drive(variables, use, application = APP) {
  const nativePort = await freePort();
  const capabilities = { 'tauri:options': { application } };
  const command = (port) => [DRIVER, '--port', `${port}`, '--native-port', `${nativePort}`];
  return withSession(command, variables, capabilities, use);
}

/** A session of the driver that `command` starts on a port, until `use` is done. */
export async function withSession(command, variables, capabilities, use) {
  const port = await freePort();
  const [program, ...args] = command(port);
  const driver = start(program, args, variables, {
    // In its own process group, so that nothing outlives the test, not even an app that lost its driver.
    detached: true,
  });
  driver.ended.catch(() => {});
  let session = null;
  try {
    const base = `http://127.0.0.1:${port}`;
    await until('the driver answers', () => fetch(`${base}/status`));
    const { sessionId } = await call(`${base}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
    session = new Session(`${base}/session/${sessionId}`, driver.child.pid);
    return await use(session);
  } catch (error) {
    throw new Error(`${error.message}\n${driver.said}`, { cause: error });
  } finally {
    await session?.end().catch(() => {});
    endGroup(driver.child);
    await driver.ended.catch(() => {});
  }
}

function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // All of it has already ended.
  }
}

async function call(url, method, body) {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    headers: body && { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** The name of a button, as a screen reader reads it. */
const NAME = 'normalize-space(concat(@aria-label, substring(., 1, string-length(.) * not(@aria-label))))';
const KEY = 'element-6066-11e4-a52e-4f735466cecf';

function button(words, within = '') {
  const begins = [words].flat().map((each) => `starts-with(${NAME}, "${each}")`);
  return `${within}//button[not(@disabled)][${begins.join(' or ')}]`;
}

class Session {
  constructor(url, driver) {
    this.url = url;
    this.driver = driver;
  }

  /** The app's process: the driver starts WebKit's driver, which starts the app. */
  get app() {
    const child = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
    return child(child(this.driver));
  }

  /** Any other request of the protocol. */
  post(path, body = {}) {
    return call(`${this.url}/${path}`, 'POST', body);
  }

  title() {
    return call(`${this.url}/title`, 'GET');
  }

  /** The text of the first matching element, once there is one. */
  text(selector) {
    return this.#with('css selector', selector, (element) => call(`${element}/text`, 'GET'));
  }

  /** Presses the first button whose name starts with one of these texts, once there is one. */
  press(words, within = '') {
    return this.#with('xpath', button(words, within), (element) => call(`${element}/click`, 'POST', {}));
  }

  click(selector) {
    return this.#with('css selector', selector, (element) => call(`${element}/click`, 'POST', {}));
  }

  /** Presses a button and keeps it pressed. */
  hold(words) {
    return this.#with('xpath', button(words), (element) => this.#point(
      { type: 'pointerMove', origin: { [KEY]: element.split('/').at(-1) }, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
    ));
  }

  lift() {
    return this.#point({ type: 'pointerUp', button: 0 });
  }

  /** Presses these keys together. */
  keys(...keys) {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    return this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  }

  #point(...actions) {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    return this.post('actions', { actions: [mouse] });
  }

  /** Waits until the screen says this. */
  sees(words) {
    return until(`“${words}” is there`, async () => (await this.words()).includes(words));
  }

  /** Waits until nothing matches any more. */
  gone(selector) {
    return until(`${selector} is gone`, () => this.run((selector) => !document.querySelector(selector), selector));
  }

  words() {
    return this.run(() => document.body.innerText);
  }

  /** The names of all buttons that can be pressed. */
  buttons() {
    return this.run(() => [...document.querySelectorAll('button:enabled')]
      .map((button) => button.ariaLabel ?? button.innerText));
  }

  /** Screens change: an element that was found may be gone a moment later, so it is looked for again. */
  async #with(using, value, use) {
    const done = await until(`${value} is there`, async () => {
      const element = await call(`${this.url}/element`, 'POST', { using, value });
      return { answer: await use(`${this.url}/element/${Object.values(element)[0]}`) };
    });
    return done.answer;
  }

  /** Runs a function in the page; it can use only its arguments. */
  run(script, ...args) {
    const body = `const done = arguments[arguments.length - 1];
      Promise.resolve((${script})(...arguments)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    return call(`${this.url}/execute/async`, 'POST', { script: body, args }).then((answer) => {
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    });
  }

  async picture() {
    // The driver waits for the next frame, and a page that does not move has none. Painting on would slow everything down.
    await this.run(() => void (window.moving = document.documentElement.animate({ opacity: [0.999, 1] }, 60_000)));
    const picture = await call(`${this.url}/screenshot`, 'GET');
    await this.run(() => window.moving.cancel());
    return Buffer.from(picture, 'base64');
  }

  end() {
    return call(this.url, 'DELETE');
  }
}
