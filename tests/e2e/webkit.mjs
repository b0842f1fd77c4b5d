// A phone in WebKit: one page in a WebDriver session, with as much of the other browser's page API as these tests
// need.
//
// A proxy is its network, so that the page has a name other than localhost. WebKitGTK's driver has no touch and uses
// a mouse instead, so the page gets a thumb's actions as the touch events that WebKitGTK would send.

import assert from 'node:assert/strict';
import { PHONE, until } from './harness.mjs';
import { Phone } from './screens.mjs';
import { FlakyProxy } from './flaky-proxy.mjs';
import { withSession } from '../window/driver.mjs';

const onScreen = (port) => ['xvfb-run', '--auto-servernum', 'WebKitWebDriver', `--port=${port}`];

const QUIET = {
  NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
};

/** The driver's errors when the page changed at the wrong moment; then it tries again. */
const PASSING = /stale element|click intercepted|not interactable|no such element|no node/i;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a phone in WebKit until `use` is done. */
export async function withWebKit(house, url, seat, use) {
  const wire = await FlakyProxy.open(house.server.port);
  const capabilities = { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${wire.port}` } };
  try {
    return await withSession(onScreen, QUIET, capabilities, async (session) => {
      // The browser's toolbar keeps the window from becoming that narrow.
      await session.post('window/rect', PHONE);
      await session.post('url', { url });
      const page = new Page(session);
      await page.evaluate(listen);
      return use(Object.assign(new WebKitPhone({ page, wire }), { url, seat }));
    });
  } finally {
    await wire.close();
  }
}

/** In the page: records its errors. */
function listen() {
  window.faults = [];
  addEventListener('error', ({ message }) => window.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      window.faults.push(words.join(' '));
      say.apply(console, words);
    };
  }
}

class WebKitPhone extends Phone {
  #touched = null;

  async press(locator = this.pad) {
    this.#touched = await locator.element();
    await this.page.touch(this.#touched, 'touchstart');
  }

  async lift() {
    if (this.#touched) await this.page.touch(this.#touched, 'touchend');
    this.#touched = null;
  }

  async checkQuiet() {
    assert.deepEqual(await this.page.evaluate(() => window.faults), []);
    const hosts = await this.page.evaluate(() =>
      [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))]);
    assert.deepEqual(hosts, [new URL(this.url).host]);
  }
}

class Page {
  constructor(session) {
    this.session = session;
  }

  evaluate(script, ...args) {
    return this.session.run(script, ...args);
  }

  async reload() {
    await this.session.post('refresh');
    await this.evaluate(listen);
  }

  /** Scripts cannot create touches in WebKitGTK, so a plain event with that name and as many fingers has to do. */
  touch(element, name) {
    return this.evaluate((element, name) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      element.dispatchEvent(Object.assign(event, { touches: name === 'touchstart' ? [{}] : [] }));
    }, element, name);
  }

  locator(selector) {
    return new Locator(this, []).locator(selector);
  }

  getByRole(role, options) {
    return new Locator(this, []).getByRole(role, options);
  }

  getByText(text, options) {
    return new Locator(this, []).getByText(text, options);
  }
}

/** Text matches as in the other browser's tests: part of it in any case, unless `exact`. */
const words = (text, exact = false) =>
  text === undefined ? null : text instanceof RegExp ? { source: text.source, flags: text.flags } : { text, exact };

class Locator {
  constructor(page, path) {
    Object.assign(this, { page, path });
  }

  #then(step) {
    return new Locator(this.page, [...this.path, step]);
  }

  locator(selector) {
    return this.#then({ selector });
  }

  getByRole(role, { name, exact } = {}) {
    return this.#then({ role, name: words(name, exact) });
  }

  getByText(text, { exact } = {}) {
    return this.#then({ words: words(text, exact) });
  }

  filter({ has, hasText }) {
    return this.#then({ has: has?.path ?? null, hasText: words(hasText) });
  }

  first() {
    return this.#then({ nth: 0 });
  }

  last() {
    return this.#then({ nth: -1 });
  }

  all() {
    return this.page.evaluate(find, this.path, null);
  }

  async evaluateAll(script) {
    // Elements only pass as arguments of their own; after them comes what the driver calls at the end.
    return this.page.evaluate(`(...found) => (${script})(found.slice(0, -1).filter(Boolean))`, ...await this.all());
  }

  async count() {
    return (await this.all()).length;
  }

  async element() {
    const [element] = await until(`${JSON.stringify(this.path)} is there`, async () => {
      const found = await this.all();
      return found.length > 0 && found;
    });
    return element;
  }

  async waitFor({ state = 'visible' } = {}) {
    if (state === 'detached') await until(`${JSON.stringify(this.path)} is gone`, async () => !(await this.count()));
    else await this.element();
  }

  async innerText() {
    await this.element();
    return (await this.allInnerTexts())[0];
  }

  allInnerTexts() {
    return this.page.evaluate(find, this.path, 'innerText');
  }

  async tap() {
    await until(`${JSON.stringify(this.path)} can be tapped`, async () => {
      const element = await this.element();
      // An element that is gone by now comes as undefined.
      if (await this.page.evaluate((element) => element?.disabled ?? true, element)) return false;
      try {
        // Scrolls it away from whatever stays at the foot of the screen, as a thumb would.
        await this.page.evaluate((element) => element?.scrollIntoView({ block: 'center' }), element);
        await this.page.session.post(`element/${element[ELEMENT]}/click`);
        return true;
      } catch (error) {
        if (PASSING.test(error.message)) return false;
        throw error;
      }
    });
  }

  click() {
    return this.tap();
  }
}

/** In the page: all visible elements that the path leads to, or a property of each. */
function find(path, property) {
  const ROLES = {
    button: 'button', dialog: 'dialog[open]', group: 'fieldset, [role=group]', heading: 'h1, h2, h3', list: 'ul, ol',
    listitem: 'li', main: 'main', radio: 'input[type=radio]', timer: '[role=timer]', status: '[role=status]',
  };
  const flat = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text, words) => {
    if (!words) return true;
    if ('source' in words) return new RegExp(words.source, words.flags).test(text);
    return words.exact ? text === words.text : text.toLowerCase().includes(words.text.toLowerCase());
  };
  const textOf = (element) => flat(element.innerText ?? element.textContent);
  const nameOf = (element) => flat(
    element.getAttribute('aria-label')
    ?? document.getElementById(element.getAttribute('aria-labelledby'))?.innerText
    ?? element.labels?.[0]?.innerText
    ?? element.querySelector(':scope > legend')?.innerText
    ?? element.innerText,
  );
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const below = (roots, selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const step = (found, { selector, role, name, words, has, hasText, nth }) => {
    if (selector === '..') return found.map((element) => element.parentElement);
    if (selector) return below(found, selector);
    if (role) return below(found, ROLES[role]).filter((element) => fits(nameOf(element), name));
    if (words) {
      const all = below(found, '*').filter((element) => fits(textOf(element), words));
      return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
    }
    if (nth !== undefined) return [found.at(nth)].filter(Boolean);
    return found.filter((element) => fits(textOf(element), hasText)
      // `has` only looks below the element.
      && (!has || has.reduce(step, [element]).length > 0));
  };
  const found = path.reduce(step, [document]).filter(isSeen);
  return property ? found.map((element) => element[property]) : found;
}
