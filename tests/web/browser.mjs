// A browser with a profile that outlives it, so that it can be killed and started again.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER, chromium, watch } from '../e2e/harness.mjs';
import { hearWorker } from './worker-traffic.mjs';

export class Profile {
  folder = mkdtempSync(join(tmpdir(), 'goatherd-profile-'));

  constructor(server) {
    this.server = server;
    process.on('exit', this.#remove);
  }

  #remove = () => {
    this.#killAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  };

  /** The browser and all its processes: one that lingers would keep the files of the profile locked. */
  #killAll() {
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // They are gone already.
    }
  }

  async start() {
    const words = [...BROWSER.args, '--remote-debugging-port=0', `--user-data-dir=${this.folder}`, 'about:blank'];
    this.child = spawn(BROWSER.executablePath, words, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const said = createInterface({ input: this.child.stderr });
    const address = await new Promise((done, fail) => {
      said.on('line', (line) => line.startsWith('DevTools listening on ') && done(line.split(' ').at(-1)));
      this.child.once('exit', () => fail(new Error('the browser has ended')));
    });
    this.browser = await chromium.connectOverCDP(address);
    this.context = this.browser.contexts()[0];
    this.context.setDefaultTimeout(15_000);
  }

  /** A page of the web edition, watched like any other. */
  async page() {
    const page = await this.context.newPage();
    const watched = watch(page, this.server.place);
    await hearWorker(watched);
    await page.goto(this.server.table);
    return watched;
  }

  /** As if the phone had been locked: nothing in it goes on. */
  pause() {
    process.kill(-this.child.pid, 'SIGSTOP');
  }

  goOn() {
    process.kill(-this.child.pid, 'SIGCONT');
  }

  /** As if the power had failed, or the system had wanted its memory back. */
  async kill() {
    const gone = once(this.child, 'exit');
    this.#killAll();
    await gone;
    await this.browser.close().catch(() => {});
  }

  async close() {
    await this.kill();
    process.off('exit', this.#remove);
    this.#remove();
  }
}
