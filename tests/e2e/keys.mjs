// Uses a page by keyboard alone: presses Tab until the target is reached, and checks that the focus is visible.

import assert from 'node:assert/strict';

/** More tab stops than any page has. */
const ROUND = 60;

/** In the page: why the focus would not be visible, or null. */
function hidden(focused) {
  // A radio button is drawn as its label.
  const drawn = focused.type === 'radio' ? focused.closest('label') : focused;
  // A seat at the round table is drawn as its disc.
  const isOutlined = [drawn, ...drawn.querySelectorAll('*')].map((each) => getComputedStyle(each))
    .some(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2);
  if (!focused.matches(':focus-visible') || !isOutlined) return 'no outline';
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over) return 'outside the screen';
  return drawn.contains(over) || over.contains(drawn) ? null : `under ${over.outerHTML.slice(0, 100)}`;
}

export class Keys {
  #held = null;

  constructor(page) {
    this.page = page;
  }

  /** Presses Tab until the target has the focus; fails if it cannot be reached or seen. */
  async reach(locator) {
    await locator.waitFor({ state: 'attached' });
    for (let stops = 0; stops <= ROUND; stops++) {
      if (await locator.evaluate((each) => each === document.activeElement)) {
        const why = await locator.evaluate(hidden);
        assert.equal(why, null, `the focus on ${locator} is not visible: ${why}`);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    // One more round, to report where the focus went.
    const passed = new Set();
    for (let stops = 0; stops <= ROUND; stops++) {
      await this.page.keyboard.press('Tab');
      passed.add(await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)));
    }
    assert.fail(`${locator} cannot be reached with Tab. The focus went to:\n${[...passed].join('\n')}`);
  }

  async use(locator) {
    await this.reach(locator);
    // A button that is waiting for an answer cannot be pressed again.
    await this.page.waitForFunction(() => !document.activeElement.disabled);
    await this.page.keyboard.press('Enter');
  }

  /** Tab reaches the checked radio button of a group, and the arrow keys change it. */
  async choose(radio) {
    const name = await radio.getAttribute('name');
    await this.reach(this.page.locator(`input[name="${name}"]:checked`));
    for (let stops = 0; stops < 10 && !(await radio.isChecked()); stops++) await this.page.keyboard.press('ArrowRight');
    assert.ok(await radio.isChecked());
  }

  async hold(locator, key = ' ') {
    await this.reach(locator);
    this.#held = key;
    await this.page.keyboard.down(key);
  }

  async release() {
    if (this.#held) await this.page.keyboard.up(this.#held);
    this.#held = null;
  }

  /** Waits until the focus is on the heading of a new screen, because the pressed button is gone. */
  async landed() {
    await this.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  }

  /** Closes the topmost dialog with Escape and checks that the focus is back where it came from. */
  async escape(opener) {
    await this.page.getByRole('dialog').waitFor();
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    if (!opener) return;
    assert.ok(await opener.evaluate((each) => each === document.activeElement), `the focus should be back on ${opener}`);
  }
}
