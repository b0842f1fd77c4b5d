// One page in its own browser, with a clock that is seconds off and drifts.

import { chromium } from 'playwright-core';
import { spy } from './page.mjs';

export const HOST = 'goatherd.test';

export const pause = (millis) => new Promise((done) => setTimeout(done, millis));
export const between = (low, high) => low + (high - low) * Math.random();

export class Screen {
  static async open(url, proxy, viewport) {
    const screen = new Screen();
    screen.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
        '--disable-sync', '--no-first-run', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    });
    const context = await screen.browser.newContext({
      locale: 'en-GB', viewport, reducedMotion: 'reduce',
      ...(proxy ? { proxy: { server: `http://127.0.0.1:${proxy.port}` } } : {}),
    });
    screen.page = await context.newPage();
    screen.page.setDefaultTimeout(60_000);
    const rate = 1 + between(-80e-6, 80e-6);
    await screen.page.addInitScript(spy, { ahead: between(-5000, 5000), rate });
    await screen.page.goto(url);
    return screen;
  }

  button(name) {
    return this.page.getByRole('button', { name }).first();
  }

  async take() {
    for (;;) {
      const taken = await this.page.evaluate(() => window.bench.take());
      if (taken) return taken;
      await pause(40);
    }
  }
}
