// What people do at a table, through its pages: sit down, look, take turns, frame, call the cops.

import assert from 'node:assert/strict';
import { ANY, capital, en, es, LOCALE, starts, whole, within } from '../texts.mjs';
import { catching, checkPlace, DESK, PHONE, until } from './harness.mjs';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'];
/** Nobody enters a name, so players are called by their colours. */
export const NAMES = COLOURS.map((colour) => capital(en.table(colour)));

/** “Red, Blue and Green”, as every screen lists players. */
export const listed = (names) => new Intl.ListFormat(LOCALE).format(names);

/** What the start screen says about a table that can be resumed, whatever time it was left. */
export const resume = ({ table } = en, players = 0) => starts(...['01:00', '20:00']
  .map((time) => table('resumeTable', { game: ANY, time, players, turn: null }).replace(time, ANY)));
export const RESUME = resume();

/** What a tap on a location of the table screen is called. */
export const moveTo = (to, { table } = en) => to === 'cops' ? table('goToCops') : table('moveTo', { place: table(to) });

/** A phone's heading during a turn in this language, whoever's turn it is. */
export const someTurn = ({ phone } = en) => whole(phone('yourTurn'), phone('turnOf', { name: ANY }));

/** The colour that this text mentions. */
export function colourIn(words) {
  const said = COLOURS.findIndex((colour) => within(en.table(colour).toLowerCase()).test(words.toLowerCase()));
  assert.notEqual(said, -1, `no colour in “${words}”`);
  return said;
}

/**
 * Taps in the sheet of somebody at the door. While it's new, it ignores taps that were meant for something else, and
 * nothing on it says when that is over.
 */
export async function tapAtTheDoor(sheet, name) {
  await sheet.evaluate(() => new Promise((done) => setTimeout(done, 800)));
  await sheet.getByRole('button', { name, exact: true }).click();
}

class Screen {
  #isPressed = false;

  /** The text for a key on this kind of screen. */
  t;

  constructor(watched) {
    Object.assign(this, { watched, page: watched.page, context: watched.context });
  }

  get view() {
    return this.watched.view;
  }

  get step() {
    return this.view?.view.step;
  }

  /** What texts on this screen call a player: null for “you”, on that player's own phone. */
  called(seat) {
    return seat === this.seat ? null : NAMES[seat];
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  heading(name) {
    return this.page.getByRole('heading', { name });
  }

  /** Nobody in a test waits for the show at the end: skips it, if it is not over already, and waits for the end. */
  async skipTo(end) {
    const skip = this.button(this.t('skip'));
    await Promise.race([skip.waitFor(), end.first().waitFor()]);
    await skip.evaluateAll((buttons) => buttons.forEach((button) => button.click()));
    await skip.waitFor({ state: 'detached' });
    await end.first().waitFor();
  }

  async sees(text) {
    await this.page.getByText(text).first().waitFor();
  }

  /** The pad that shows the mat while it is held. */
  get pad() {
    return this.button(starts(en.phone('holdToLook'), es.phone('holdToLook')));
  }

  /** Taps or clicks it, or reaches it by keyboard if that is the only way. */
  async use(locator) {
    if (this.keys) await this.keys.use(locator);
    else if (this.hasTouch) await locator.tap();
    else await locator.click();
  }

  /** Chooses a radio button. */
  async choose(radio) {
    if (this.keys) return this.keys.choose(radio);
    // Away from the foot of a small screen, which would get the tap instead.
    await radio.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await radio.check({ force: true });
  }

  async devtools() {
    return (this.cdp ??= await this.context.newCDPSession(this.page));
  }

  /** Puts a finger on it and leaves it there. */
  async press(locator = this.pad) {
    if (this.keys) return this.keys.hold(locator);
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await locator.boundingBox();
    const point = { x: x + width / 2, y: y + height / 2 };
    this.#isPressed = true;
    if (this.hasTouch) {
      const cdp = await this.devtools();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    } else {
      await this.page.mouse.move(point.x, point.y);
      await this.page.mouse.down();
    }
  }

  /** Lifts the finger if it is still there. */
  async lift() {
    if (this.keys) return this.keys.release();
    if (!this.#isPressed) return;
    this.#isPressed = false;
    if (this.hasTouch) {
      const cdp = await this.devtools();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await this.page.mouse.up();
    }
  }

  get poster() {
    return this.page.locator('.poster');
  }

  /** The colour on the poster while it is held open. */
  async posterSays() {
    await this.poster.waitFor();
    return colourIn(await this.poster.innerText());
  }

  /** Tonight's scoreboard. There is none while a game is under way. */
  get tonight() {
    return this.page.getByRole('region', { name: this.t('tonight'), exact: true });
  }

  /** How often everybody has won, and who gets which awards for the last game. */
  async checkTonight({ games, wins }) {
    await this.tonight.getByText(this.t('gamesTonight', { count: games }), { exact: true }).waitFor();
    const rows = (await this.tonight.getByRole('listitem').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
    const says = (seat, text) => rows.some((row) => row.startsWith(NAMES[seat]) && row.includes(text));
    for (const [seat, count] of wins.entries()) assert.ok(says(seat, this.t('winsTonight', { count })), `${rows}`);
    const { awards } = this.watched.view.evening;
    for (const { seat, award, number } of awards) assert.ok(says(seat, this.t(`award.${award}`, { number })), `${rows}`);
    assert.equal(rows.length, wins.length + awards.length);
  }

  /** Checks that there were no errors on this page and no requests to other hosts. */
  checkQuiet() {
    assert.deepEqual(this.watched.faults, []);
  }

  close() {
    return this.watched.close();
  }
}

export class Phone extends Screen {
  hasTouch = true;
  t = en.phone;

  static async open(house, url, seat, options = {}) {
    const watched = await house.page({ viewport: PHONE, hasTouch: true, isMobile: true, ...options });
    const phone = new Phone(watched);
    phone.seat = seat;
    phone.url = url;
    await phone.page.goto(url);
    return phone;
  }

  async sit() {
    await checkPlace(this.page);
    await this.heading(NAMES[this.seat]).waitFor();
    await this.tap(en.phone('thatIsMe'));
    await this.page.getByRole('list', { name: en.phone('everybody') }).waitFor();
  }

  async tap(name, options = {}) {
    await this.use(this.button(name, { exact: typeof name === 'string', ...options }));
  }

  async peek() {
    await this.press();
    const said = await this.posterSays();
    await this.lift();
    await this.poster.waitFor({ state: 'detached' });
    return said;
  }

  move(to) {
    const word = this.page.getByText(en.phone(to), { exact: true });
    return this.use(this.page.getByRole('main').getByRole('button').filter({ has: word }));
  }

  /** “Ana, Ben and you”. */
  names(seats) {
    const others = seats.filter((seat) => seat !== this.seat).map((seat) => NAMES[seat]);
    return listed(others.length < seats.length ? [...others, en.phone('you')] : others);
  }

  /** What the verdict says on this phone. */
  framed(...seats) {
    const names = listed(seats.filter((seat) => seat !== this.seat).map((seat) => NAMES[seat]));
    if (!seats.includes(this.seat)) return en.phone('framed', { names });
    return names ? en.phone('framedYouToo', { names }) : en.phone('framedYou');
  }

  /** Reads an explanation; where the screen has no room for it, a lit button opens it. */
  async reads(concept) {
    const text = this.page.getByText(en.phone(`concept.${concept}.text`));
    const mark = this.button(en.phone('concept.new', { what: en.phone(`concept.${concept}`) }), { exact: true });
    await text.or(mark).first().waitFor();
    if (await mark.count()) await this.use(mark);
    await text.waitFor();
    await this.tap(en.phone('concept.ok'));
    await text.waitFor({ state: 'detached' });
  }

  stopped(name, reason) {
    return en.phone('countStopped', { name, reason: en.phone(`stop.${reason}`) });
  }

  async act(due, targets) {
    const name = NAMES[targets?.[0]];
    const words = {
      spy: 'with.spy', trade: 'with.trade', steal: 'with.steal', stash: 'stashCard',
      prepare: 'takeToken', frame: 'startFrame', swap: 'swapDone',
    };
    await this.tap(en.phone(words[due], { name, slot: 2 }));
  }

  /** Sets how much this phone says. */
  async sayOnly(depth) {
    await this.tap(en.phone('settings'));
    await this.choose(this.page.getByRole('radio', { name: depth, exact: true }));
    await this.page.keyboard.press('Escape');
  }

  async colours(card) {
    for (const colour of card) {
      await this.use(this.page.getByRole('group', { name: en.phone('coloursOnCard') })
        .getByRole('button', { name: capital(en.phone(colour)) }));
    }
  }

  async lock(card) {
    await this.tap(starts(en.phone('lockColours')));
    await this.colours(card);
    await this.tap(en.phone('lockCard'));
    await this.button(starts(en.phone('lockedCard'))).waitFor();
  }

  async tell(card) {
    await this.heading(en.phone('whatWasOnCard')).waitFor();
    await this.page.getByRole('timer').waitFor({ state: 'detached' });
    await this.colours(card);
    await this.tap(en.phone('tellCard'));
  }

  /** Checks who won and what the mats said, as this phone shows it. */
  async checkEnd(end) {
    await this.skipTo(this.heading(en.phone('wasScapegoat', { name: this.called(end.goat) })));
    await this.sees(end.winners.length === 1
      ? en.phone('winsAlone', { name: this.called(end.winners[0]) })
      : en.phone('conspiratorsWin', { names: this.names(end.winners) }));
    const rows = await this.page.getByRole('listitem').allInnerTexts();
    const said = rows.map((row) => row.split('\n').map((line) => NAMES.indexOf(line.trim())))
      .filter((seats) => seats.length === 2 && !seats.includes(-1)).map(([, seat]) => seat);
    assert.deepEqual(said, end.says, `phone of ${NAMES[this.seat]}`);
  }
}

export class Table extends Screen {
  hasTouch = false;
  t = en.table;

  static async open(house, options = {}) {
    const table = new Table(await house.page({ viewport: DESK, ...options }));
    table.house = house;
    table.phones = [];
    await table.page.goto(house.server.table);
    await checkPlace(table.page);
    await table.button(en.box).waitFor();
    await house.server.cutOff?.(table);
    return table;
  }

  async click(name, options = {}) {
    await this.use(this.button(name, { exact: typeof name === 'string', ...options }));
  }

  /** Waits until it says whose turn it is, and that it's this one. */
  async seeTurn(turn) {
    await until(`turn ${turn}`, () => this.view.view.board?.turn === turn);
    await this.heading(this.t('turnOf', { name: NAMES[this.view.view.board.active] })).waitFor();
  }

  /** From the start screen to setting up a table where the app supplies everything. */
  async lay(players) {
    this.players = players;
    await this.click(en.box);
    await this.choose(this.page.getByRole('radio', { name: String(players), exact: true }));
    await this.click(en.table('playersGo', { count: players }));
    await this.click(en.table('allLost'));
    await this.heading(en.table('layTable')).waitFor();
  }

  get seats() {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  /** All of `seats` scan the code that the table screen shows for them. */
  async seatPhones(seats = this.seats, options = {}) {
    await this.openPhones();
    const urls = [];
    for (const seat of seats) urls.push(await this.link(seat));
    await Promise.all(seats.map(async (seat, k) => {
      const phone = await Phone.open(this.house, urls[k], seat, options);
      await phone.sit();
      this.phones[seat] = phone;
    }));
    await this.click(en.table('back'));
  }

  async openPhones() {
    await this.click(en.table('phones'));
    await this.heading(en.table('phonesTitle')).waitFor();
    if (this.house?.server.isRelayed) await this.letPhonesJoin();
  }

  /** Through the relay that the page comes from, unless they can already. */
  async letPhonesJoin() {
    const room = this.page.locator('[data-relay]');
    const join = this.button(starts(en.table('joinThroughRelay')));
    await room.or(join).first().waitFor();
    if (await join.count()) await this.use(join);
    await this.page.locator('[data-relay=open]').waitFor();
  }

  /** The address beside the code. */
  async link(seat) {
    const ways = ['seatOpen', 'seatTable', 'seatPhone', 'seatAway'].map((key) => `${NAMES[seat]} ${en.table(key)}`);
    await this.use(this.page.getByRole('list').getByRole('button', { name: starts(...ways) }));
    await this.heading(en.table('scanFor', { name: NAMES[seat] })).waitFor();
    await this.page.getByRole('img', { name: en.table('qrFor', { name: NAMES[seat] }) }).waitFor();
    return this.page.locator('.qr').getAttribute('data-link');
  }

  /** After the first game of an evening the table only has to be set again. */
  async roll(go = en.table(this.view?.rematch ? 'tableIsSet' : 'rollTheDice')) {
    await this.click(go);
    await this.reach('look');
    // The dice stay on the screen for a while, unless somebody taps.
    await this.page.waitForFunction(() => {
      document.querySelector('button.dice')?.click();
      return !document.querySelector('button.dice');
    });
    await this.looking.waitFor();
  }

  /** The screen asks who is next to look, or sends everybody left to their phones. */
  get looking() {
    return this.heading(en.table('whoLooks')).or(this.heading(en.table('lookAtMats')));
  }

  /** Looks on the table device: chooses the goat, holds, lets go. */
  async peek(seat) {
    const pass = starts(en.table('passTo', { name: NAMES[seat] }));
    await this.click(pass);
    await this.heading(pass).waitFor();
    await this.press();
    const said = await this.posterSays();
    await this.longEnough();
    await this.lift();
    await this.pad.waitFor({ state: 'detached' });
    return said;
  }

  /** Waits until the mat has been seen long enough for the look to count. */
  async longEnough() {
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  }

  /** Everybody looks, on the phone or here. Returns what each mat said, and the scapegoat. */
  async look() {
    const says = await Promise.all(this.seats.map((seat) => this.phones[seat]?.peek()));
    for (const seat of this.seats) says[seat] ??= await this.peek(seat);
    const goat = scapegoatOf(says);
    return { says, goat };
  }

  async reach(...names) {
    await until(`the game is at ${names}`, () => names.includes(this.step?.name));
  }

  get board() {
    return this.view.view.board;
  }

  move(to) {
    return this.click(moveTo(to));
  }

  stopped(name, reason) {
    return en.table('countStopped', { name, reason: en.table(`stop.${reason}`) });
  }

  async act(due, targets) {
    if (due === 'stash') await this.click(en.table('stashSlot', { slot: 2 }));
    else if (due === 'prepare') await this.click(starts(en.table('tookToken'), en.table('tookLastToken')));
    else if (due === 'swap') await this.click(starts(en.table('swapped')));
    else if (due === 'frame') {
      await this.click(starts(en.table('frameAttempt')));
      await this.click(en.table('startFrame'));
    } else await this.click(starts(en.table('choosePlayer', { name: NAMES[targets[0]] })));
  }

  /** One whole turn, on the active player's phone or here; a frame attempt stops where it begins. */
  async takeTurn(to, by) {
    // A phone may show the next turn before the table does.
    await this.reach('start');
    const { active, turn, side } = this.board;
    by ??= this.phones[active] ?? this;
    if (by instanceof Phone) await by.heading(en.phone('yourTurn')).waitFor();
    const { moves } = this.step;
    const place = [to, 'spy', 'trade', 'stash'].find((name) => moves.includes(name));
    await by.move(place === 'prepare' && side === 'frame' ? 'frame' : place);
    await this.reach('action');
    const { due, targets } = this.step;
    await by.act(due, targets);
    if (due === 'frame') {
      await this.reach('framePick');
      return due;
    }
    await this.reach('swap');
    assert.equal(this.board.active, active);
    await by.act('swap');
    await until('the next turn', () => this.step.name === 'start' && this.board.turn === turn + 1);
    return due;
  }

  /** Plays turns, some on a phone and some here, until somebody starts a frame attempt. */
  async turnsUntilFrame() {
    for (let turns = 0; turns < 20; turns++) {
      await this.reach('start');
      const { side, tokens, active } = this.board;
      const to = side === 'prepare' || tokens[active] > 0 ? 'prepare' : 'trade';
      const by = turns % 3 === 2 ? this : undefined;
      if (await this.takeTurn(to, by) === 'frame') return;
    }
    assert.fail('no frame attempt in twenty turns');
  }

  /**
   * Ticks off the whole checklist, here and on a phone; the pile is counted wrong at first. `resume` returns from the
   * start screen.
   */
  async layByList(phone, resume = () => this.click(RESUME)) {
    const isDone = (chore) => this.view.view.checklist.find((each) => each.chore === chore).done;
    const ticked = (chore) => until(`${chore} is done`, () => isDone(chore));
    await this.click(en.table('chore.tick'));
    await ticked('mats');
    await this.click(`${en.table('trade')} ⇄ ${en.table('stash')}`);
    await until('the row is laid out', () => this.view.view.plan.row.join() === 'prepare,spy,stash,trade,cops');
    await phone.tap(en.phone('settings'));
    await phone.tap(en.phone('chore.title'));
    await phone.tap(en.phone('chore.tick'));
    await ticked('row');
    await phone.tap(en.phone('chore.tick'));
    await ticked('tokens');
    await phone.page.keyboard.press('Escape');
    const { pileSizes, cardNumbers } = this.view.view.boxParts;
    const [legal] = pileSizes;
    const pile = this.page.getByLabel(en.table('chore.count'));
    await pile.fill(String(legal + 1));
    await this.click(en.table('chore.check'));
    await this.sees(en.table('error.pileSize', {
      pile: legal + 1, players: this.view.players.length, legal: pileSizes, numbers: cardNumbers,
    }));
    assert.equal(isDone('cards'), false);
    await pile.fill(String(legal));
    await this.click(en.table('chore.check'));
    await ticked('cards');
    await this.sees(en.table('do.deal', { hand: 2 }));
    // Left in the middle and found again in the same state.
    await this.page.reload();
    await resume();
    await this.sees(en.table('do.deal', { hand: 2 }));
    await this.click(en.table('chore.tick'));
    await this.sees(en.table('do.laid'));
  }

  /** Ticks off the whole set-up, one step after the other. */
  async stepByStep(t = this.t) {
    const { checklist } = this.view.view;
    for (const { chore } of checklist) {
      await this.heading(t(`chore.${chore}`)).waitFor({ state: 'attached' });
      await this.click(t('chore.tick'));
      await until(`${chore} is done`, () => this.view.view.checklist.find((each) => each.chore === chore).done);
    }
    for (const [k, { chore }] of checklist.entries()) {
      await this.button(t('chore.isDone', { what: `${k + 1} ${t(`chore.${chore}`)}` }), { exact: true }).waitFor();
    }
  }

  /** Sets how much this device says, from the menu, which is always available. */
  async sayOnly(depth) {
    await this.click(en.table('menu'));
    await this.choose(this.page.getByRole('radio', { name: depth, exact: true }));
    await this.page.keyboard.press('Escape');
  }

  /** Starts the count: players with phones get ready there, the table device does it for the others. */
  async count() {
    const others = this.seats.filter((seat) => !this.phones[seat]);
    await catching(this.screens.map(({ page }) => page.getByRole('timer')), async () => {
      for (const seat of others) await this.click(starts(en.table('readyMark', { name: NAMES[seat] })));
      for (const phone of this.phones) if (phone) await phone.tap(en.phone('ready'));
    });
  }

  get screens() {
    return [this, ...this.phones.filter(Boolean)];
  }

  /** From choosing cards to the verdict; half of the phones lock their card beforehand. */
  async attempt(cards) {
    for (const phone of this.phones) if (phone && phone.seat % 2 === 0) await phone.lock(cards[phone.seat]);
    await this.count();
    await this.reach('frameEntry');
    await this.heading(en.table('whatLies')).waitFor();
    for (const seat of this.seats) {
      const phone = this.phones[seat];
      if (!phone) await this.tell(seat, cards[seat]);
      else if (seat % 2) await phone.tell(cards[seat]);
    }
    const last = this.phones.find(Boolean);
    if (last) {
      await last.page.getByRole('timer').waitFor({ state: 'detached' });
      await last.tap(en.phone('judge'));
    } else await this.click(starts(en.table('judgeIt')));
  }

  async tell(seat, card) {
    const row = this.page.getByRole('region', { name: en.table('cardOf', { name: NAMES[seat] }) });
    for (const colour of card) await this.use(row.getByRole('button', { name: en.table(colour), exact: true }));
  }

  /** Where there are phones, the arrows are revealed by themselves after a while; somebody asks for more time. */
  async unhurried() {
    await this.reach('point');
    if (!this.phones.some(Boolean)) return;
    await this.click(en.table('moreTime'));
    await until('nobody is hurried', () => this.view.closesAt === null);
  }

  /** The cops come, everybody points where their mat says, and the arrows are revealed. */
  async endWithCops({ says }) {
    await this.reach('copsCall');
    for (const { page } of this.screens) await page.getByRole('heading', { name: en.table('copsArrived') }).waitFor();
    await this.count();
    await this.unhurried();
    for (const phone of this.phones) {
      if (!phone) continue;
      await phone.page.getByRole('timer').waitFor({ state: 'detached' });
      const name = NAMES[says[phone.seat]];
      await phone.tap(en.phone('pointAt', { name }));
      await phone.heading(en.phone('youPointed', { name })).waitFor();
    }
    await this.click(en.table('showMats'));
    await this.reach('over');
  }

  async checkEnd({ says, goat, winners }) {
    await this.skipTo(this.heading(en.table('wasScapegoat', { name: NAMES[goat] })));
    const names = winners.map((seat) => NAMES[seat]);
    await this.sees(names.length === 1
      ? en.table('scapegoatWins', { name: names[0] })
      : en.table('conspiratorsWin', { names: listed(names) }));
    const points = (from, to) => within(en.table('pointsAt', { from, to }));
    const arrows = await this.page.getByRole('img', { name: points(ANY, ANY) }).first().getAttribute('aria-label');
    for (const [seat, said] of says.entries()) assert.match(arrows, points(NAMES[seat], NAMES[said]));
    // The screen agrees with the host.
    assert.deepEqual(this.step.outcome.winners, winners);
    assert.deepEqual(this.step.outcome.matsSaid, says);
    for (const phone of this.phones) await phone?.checkEnd({ says, goat, winners });
  }

  checkAllQuiet() {
    for (const screen of this.screens) screen.checkQuiet();
  }
}

/** All mats except one name the same seat; that seat's own mat names another. */
export function scapegoatOf(says) {
  const goats = says.map((_, seat) => seat)
    .filter((goat) => says[goat] !== goat && says.every((said, seat) => seat === goat || said === goat));
  assert.equal(goats.length, 1, `the mats say ${says}`);
  return goats[0];
}

/** Everybody shows their own colour, which frames nobody. */
export const failingCards = (players) => COLOURS.slice(0, players).map((colour) => [colour]);

/** Everybody except the framed player shows that player's colour; the framed player's own card does not count. */
export const framingCards = (players, framed) =>
  COLOURS.slice(0, players).map((_, seat) => (seat === framed ? ['grey'] : [COLOURS[framed], 'grey']));

export const others = (players, goat) => COLOURS.slice(0, players).map((_, seat) => seat).filter((seat) => seat !== goat);

/** Each of the two shows the other's colour, everybody else shows both. */
export const doublyFramingCards = (players, framed) => COLOURS.slice(0, players)
  .map((_, seat) => framed.filter((other) => other !== seat).map((other) => COLOURS[other]));
