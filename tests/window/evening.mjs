// What four people do with the app in the middle of the table, by real clicks in its window. Where they are in the
// game they know from the screen alone.

import assert from 'node:assert/strict';
import { COLOURS, NAMES, scapegoatOf } from '../e2e/night.mjs';
import { until } from './driver.mjs';

export const SEATS = [0, 1, 2, 3];

/** What one would do next, the best first, until everybody is asked to get ready. */
const WISHES = [
  'Start it', 'Frame Attempt', 'Swapped', 'Token taken', 'Taken and flipped', 'Stash card 2', 'Choose ',
  'Move to Prepare', 'Move to Frame/Steal', 'Move to Trade', 'Move to Spy', 'Move to Stash',
];

const READY = 'Ready or not: ';

export class Evening {
  constructor(window) {
    this.window = window;
  }

  /** From the start screen to a laid table, changing nothing. */
  async lay() {
    await this.window.press('New table');
    await this.window.press('4 players, go');
    await this.window.press('Next');
    await this.window.sees('Lay the table');
  }

  async roll() {
    await this.window.press('Roll the dice');
    await this.window.sees('Who looks now?');
  }

  /** The device is handed to this seat, who holds, sees, and lets go. */
  async peek(seat) {
    await this.window.press(`Pass the device to ${NAMES[seat]}`);
    await this.window.sees('Only');
    assert.equal(await this.window.run(() => document.querySelector('.poster')), null);
    await this.window.hold('Hold to look');
    const words = (await this.window.text('.poster')).toLowerCase().split(/[^a-z]+/);
    // A look that is only a slip of the thumb does not count.
    await this.window.run(() => new Promise((done) => setTimeout(done, 400)));
    await this.window.lift();
    await this.window.gone('.poster');
    await this.window.gone('.look');
    const said = COLOURS.findIndex((colour) => words.includes(colour));
    assert.notEqual(said, -1, `the poster says ${words}`);
    return said;
  }

  /** Everybody looks: what each mat said, and who it makes the scapegoat. */
  async look() {
    const says = [];
    for (const seat of SEATS) says.push(await this.peek(seat));
    await this.window.sees('Turn 1');
    return { says, goat: scapegoatOf(says) };
  }

  /** One thing after the other, until somebody starts a frame attempt. */
  async playUntilFrame() {
    for (let taps = 0; taps < 100; taps++) {
      const { buttons, wish } = await until('there is something to do', async () => {
        const buttons = await this.window.buttons();
        const isThere = (words) => buttons.some((name) => name.includes(words));
        return isThere(READY) ? { wish: null } : WISHES.filter(isThere).map((wish) => ({ buttons, wish }))[0];
      });
      if (!wish) return;
      await this.window.press(wish);
      const before = buttons.join();
      await until(`something comes of “${wish}”`, async () => (await this.window.buttons()).join() !== before);
    }
    assert.fail('no frame attempt after a hundred taps');
  }

  /** Everybody is ready; the count begins by itself. */
  async count() {
    for (const seat of SEATS) await this.window.press(`${READY}${NAMES[seat]}`);
    await this.window.text('[role=timer]');
    await this.window.gone('[role=timer]');
  }

  /**
   * The same with pads: three fingers and the mouse. The fingers lift at zero, the mouse when the screen has gone on.
   * Answers what the screen says of everybody.
   */
  async countWithPads() {
    const pad = (seat) => `Hold pad of ${NAMES[seat]}`;
    const fingers = SEATS.slice(1).map(pad);
    await this.window.press('Count with pads');
    await this.window.sees('Still to hold: ');
    await this.window.run(touch, 'touchstart', fingers, false);
    await this.window.sees(`Still to hold: ${NAMES[0]}.`);
    await this.window.hold(pad(0));
    await this.window.text('[role=timer]');
    await this.window.run(touch, 'touchend', fingers, true);
    await this.window.gone('[role=timer]');
    await this.window.lift();
    return until('everybody is judged', async () => {
      const said = await this.window.run(() => [...document.querySelectorAll('.timings li')].map((li) => li.innerText));
      return said.length === SEATS.length && said;
    });
  }

  async attempt(cards) {
    await this.count();
    await this.window.sees('What lies on the table?');
    for (const seat of SEATS) {
      const row = `//section[@aria-label="${NAMES[seat]}’s card"]`;
      for (const colour of cards[seat]) await this.window.press(colour, row);
    }
    await this.window.press('Judge');
  }

  async callTheCops() {
    await this.window.press('Move to Go to the Cops!');
    await this.window.press('Yes, call them');
    await this.window.sees('The cops have arrived!');
  }
}

/**
 * In the page: what WebKit tells of fingers on these buttons, now or at the next zero. Neither it nor its driver makes
 * such events without a touch screen.
 */
async function touch(name, labels, atZero) {
  const zeros = () => performance.getEntriesByName('zero').length;
  for (const before = zeros(); atZero && zeros() === before;) await new Promise(requestAnimationFrame);
  for (const label of labels) {
    const event = new Event(name, { bubbles: true, cancelable: true });
    event.changedTouches = [{ identifier: label }];
    document.querySelector(`[aria-label="${label}"]`).dispatchEvent(event);
  }
}
