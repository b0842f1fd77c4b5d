// What four people do with the app in the middle of the table, with real clicks in its window. They know where they
// are in the game from the screen alone.

import assert from 'node:assert/strict';
import { colourIn, listed, NAMES, scapegoatOf } from '../e2e/screens.mjs';
import { ANY, en } from '../texts.mjs';
import { until } from './driver.mjs';

export const SEATS = [0, 1, 2, 3];

/** What the screen says about each player. */
const ofEach = (key) => SEATS.map((seat) => en.table(key, { name: NAMES[seat] }));

export const CHOOSE = ofEach('choosePlayer');
const READY = ofEach('readyMark');
const TURNS = ofEach('turnOf');

export const moveTo = (to) => to === 'cops' ? en.table('goToCops') : en.table('moveTo', { place: en.table(to) });

/** What people would do next, best first, until everybody is asked to get ready. */
const WISHES = [
  ...['startFrame', 'frameAttempt', 'swapped', 'tookToken', 'tookLastToken'].map((key) => en.table(key)),
  en.table('stashSlot', { slot: 2 }), ...CHOOSE, ...['prepare', 'frame', 'trade', 'spy', 'stash'].map(moveTo),
];

/** The start of the button that resumes a table. */
export const [RESUME] = en.table('resumeTable', { game: ANY, time: ANY, players: 0, turn: null }).split(ANY);
assert.ok(RESUME);

/** The start of the label of Scape Goat's box on the shelf. */
export const [BOX] = en.table('openBox', { game: en.table('title'), from: ANY, to: ANY }).split(ANY);
assert.ok(BOX);

export class Evening {
  constructor(window) {
    this.window = window;
  }

  /** From the start screen to a table that is set up, where the app supplies everything. */
  async lay() {
    await this.window.press(BOX);
    await this.window.press(en.table('playersGo', { count: 4 }));
    await this.window.press(en.table('allLost'));
    await this.window.sees(en.table('layTable'));
  }

  async roll(go = en.table('rollTheDice')) {
    await this.window.press(go);
    await this.window.sees(en.table('whoLooks'));
  }

  /** The device is passed to this player, who holds, looks and lets go. */
  async peek(seat) {
    await this.window.press(en.table('passTo', { name: NAMES[seat] }));
    await this.window.sees(en.table('onlyLooks', { name: NAMES[seat] }));
    assert.equal(await this.window.run(() => document.querySelector('.poster')), null);
    await this.window.hold(en.table('holdToLook'));
    const said = colourIn(await this.window.text('.poster'));
    // A look that is too short does not count.
    await this.window.run(() => new Promise((done) => setTimeout(done, 400)));
    await this.window.lift();
    await this.window.gone('.poster');
    await this.window.gone('.look');
    return said;
  }

  /** Everybody looks. Returns what each mat said, and the scapegoat. */
  async look() {
    const says = [];
    for (const seat of SEATS) says.push(await this.peek(seat));
    return { says, goat: scapegoatOf(says), turn: await this.seeTurn() };
  }

  /** Waits until it's somebody's turn, after this one if there was one before. Returns what the screen calls it. */
  seeTurn(before) {
    return until('somebody’s turn', async () => {
      const words = await this.window.words();
      return TURNS.find((turn) => turn !== before && words.includes(turn));
    });
  }

  /** Plays on until somebody starts a frame attempt. */
  async playUntilFrame() {
    for (let taps = 0; taps < 100; taps++) {
      const { buttons, wish } = await until('there is something to do', async () => {
        const buttons = await this.window.buttons();
        // As `press` finds them: a link to a rule may well contain the name of an action.
        const isThere = (words) => buttons.some((name) => name.trim().startsWith(words));
        return READY.some(isThere) ? { wish: null } : WISHES.filter(isThere).map((wish) => ({ buttons, wish }))[0];
      });
      if (!wish) return;
      await this.window.press(wish);
      const before = buttons.join();
      await until(`something comes of “${wish}”`, async () => (await this.window.buttons()).join() !== before);
    }
    assert.fail('no frame attempt after a hundred taps');
  }

  /**
   * Everybody is ready, and the count begins by itself. It isn't looked at, because a request of the driver may take
   * longer.
   */
  async count() {
    for (const seat of SEATS) await this.window.press(READY[seat]);
    await this.window.sees(en.table('whatLies'));
    await this.window.gone('[role=timer]');
  }

  /**
   * The same with pads: three fingers and the mouse. The fingers lift at zero, the mouse after the screen has changed.
   * Returns what the screen says about everybody, and how long after zero they lifted.
   */
  async countWithPads() {
    const pad = (seat) => en.table('padOf', { name: NAMES[seat] });
    const fingers = SEATS.slice(1).map(pad);
    await this.window.press(en.table('withPads'));
    await this.window.sees(en.table('padsMissing', { names: listed(SEATS.map((seat) => NAMES[seat])) }));
    await this.window.run(touch, fingers);
    await this.window.sees(en.table('padsMissing', { names: NAMES[0] }));
    await this.window.hold(pad(0));
    await until('zero', () => this.window.run(() => window.moments.zero));
    await this.window.gone('[role=timer]');
    await this.window.lift();
    const said = await until('everybody is judged', async () => {
      const said = await this.window.run(() => [...document.querySelectorAll('.timings li')].map((li) => li.innerText));
      return said.length === SEATS.length && said;
    });
    const { zero, touchend, pointerup } = await this.window.run(() => window.moments);
    return said.map((words, seat) => ({ words, after: (seat === 0 ? pointerup : touchend) - zero }));
  }

  async attempt(cards) {
    await this.count();
    for (const seat of SEATS) {
      const row = `//section[@aria-label="${en.table('cardOf', { name: NAMES[seat] })}"]`;
      for (const colour of cards[seat]) await this.window.press(en.table(colour), row);
    }
    await this.window.press(en.table('judgeIt'));
  }

  async callTheCops() {
    await this.window.press(moveTo('cops'));
    await this.window.press(en.table('copsYes'));
    await this.window.sees(en.table('copsArrived'));
  }
}

/**
 * In the page: the events that WebKit sends for fingers on these buttons, now and at the next zero. Without a touch
 * screen, neither WebKit nor its driver creates such events. All of it is arranged before the count begins, because
 * a request of the driver may take longer than a count. The page notes when everything happened.
 */
function touch(labels) {
  const send = (name) => {
    for (const label of labels) {
      const event = new Event(name, { bubbles: true, cancelable: true });
      event.changedTouches = [{ identifier: label }];
      document.querySelector(`[aria-label="${label}"]`).dispatchEvent(event);
    }
  };
  window.moments = {};
  for (const name of ['touchend', 'pointerup']) {
    window.addEventListener(name, ({ timeStamp }) => void (window.moments[name] = timeStamp), true);
  }
  const watch = new PerformanceObserver((list) => {
    const [zero] = list.getEntriesByName('zero');
    if (!zero) return;
    watch.disconnect();
    window.moments.zero = zero.detail.believed;
    send('touchend');
  });
  watch.observe({ entryTypes: ['mark'] });
  send('touchstart');
}
