import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a browser's history as the module uses. */
class Page extends EventTarget {
  readonly stack: { state: unknown; url: string }[] = [{ state: null, url: '/table' }];
  at = 0;
  frames: (() => void)[] = [];

  history = {
    get state() {
      return page.stack[page.at]!.state;
    },
    pushState: (state: unknown, _: string, url: string) => {
      this.stack.splice(++this.at, Infinity, { state, url });
    },
    go: (by: number) => this.go(by),
  };

  /** What the browser's own buttons do, too. */
  go(by: number): void {
    this.at += by;
    this.dispatchEvent(new Event('popstate'));
  }

  tap(): void {
    this.dispatchEvent(new Event('click'));
    this.draw();
  }

  draw(): void {
    for (let k = 0; k < 2; k++) this.frames.splice(0).forEach((frame) => frame());
  }
}

let page: Page;
let module: typeof import('./way-back');

beforeEach(async () => {
  page = new Page();
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', page.history);
  vi.stubGlobal('location', { hash: '', pathname: '/table', search: '' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => page.frames.push(frame));
  vi.resetModules();
  module = await import('./way-back');
  module.watchBack();
});

afterEach(() => vi.unstubAllGlobals());

/** Opens something that a Back closes. */
function opened(name: string, closed: string[]): () => void {
  const forget = module.wayBack(() => {
    closed.push(name);
    forget();
  });
  return forget;
}

describe('Back', () => {
  it('closes what was opened last, one after the other, without another tap', () => {
    const closed: string[] = [];
    opened('page', closed);
    page.tap();
    opened('sheet', closed);
    page.tap();
    expect(page.at).toBe(2);
    page.go(-1);
    page.draw();
    page.go(-1);
    expect(closed).toEqual(['sheet', 'page']);
    page.draw();
    expect(page.at).toBe(0);
  });

  it('makes no entry before a tap', () => {
    opened('page', []);
    page.draw();
    expect(page.stack).toHaveLength(1);
    page.tap();
    expect(page.at).toBe(1);
    // Something opens as an answer to Back, such as a question.
    module.wayBack(() => {}, true);
    page.go(-1);
    opened('question', []);
    page.draw();
    expect(page.at).toBe(0);
    page.tap();
    expect(page.at).toBe(2);
  });

  it('leaves no entry behind when everything was closed in another way', () => {
    const closed: string[] = [];
    const forget = opened('sheet', closed);
    page.tap();
    forget();
    page.draw();
    expect(page.at).toBe(0);
    expect(closed).toEqual([]);
  });

  it('reuses the entry of what was closed for what opens next', () => {
    const closed: string[] = [];
    opened('page', closed);
    const forget = opened('menu', closed);
    page.tap();
    forget();
    opened('settings', closed);
    page.tap();
    expect(page.stack).toHaveLength(3);
    page.go(-1);
    expect(closed).toEqual(['settings']);
  });

  it('does nothing while a finger has to stay where it is', () => {
    const closed: string[] = [];
    opened('page', closed);
    page.tap();
    module.keepStill(true);
    page.go(-1);
    expect(closed).toEqual([]);
    page.tap();
    expect(page.at).toBe(0);
    module.keepStill(false);
    page.tap();
    page.go(-1);
    expect(closed).toEqual(['page']);
  });

  it('makes no entry while the address holds a secret', () => {
    vi.stubGlobal('location', { hash: '#secret', pathname: '/', search: '' });
    opened('sheet', []);
    page.tap();
    expect(page.stack).toHaveLength(1);
  });

  describe('while the page is loaded anew', () => {
    const reload = vi.fn();
    beforeEach(() => {
      reload.mockClear();
      vi.stubGlobal('location', { hash: '', pathname: '/table', search: '', reload });
      const forget = opened('sheet', []);
      page.tap();
      forget();
    });

    it('makes no step, which would keep it from that', () => {
      module.loadAnew();
      page.tap();
      expect(page.at).toBe(1);
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('begins again after a step that was on its way', () => {
      module.loadAnew();
      page.go(-1);
      expect(reload).toHaveBeenCalledTimes(2);
    });
  });
});
