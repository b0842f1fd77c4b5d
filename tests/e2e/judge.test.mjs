// The judge of frame attempts and of the cops, on the table screen and on phones: every case of the rules.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from './eyes.mjs';
import { House } from './harness.mjs';
import { NAMES } from './night.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** Both screens show the verdict and, for the goat in question, which card has its colour and which lacks it. */
async function shows(stage, phone, { framed, about, marks, note }) {
  const { screen: table } = stage;
  const [onTable, onPhone] = framed.length
    ? [`${framed.join(', ').replace(/, (?=\w+$)/, ' and ')}: framed!`, `Framed: ${framed.join(', ')}!`]
    : ['Nobody is framed', 'Nobody is framed'];
  await table.heading(onTable).waitFor();
  await phone.heading(onPhone).waitFor();
  await table.button(`Why ${about}?`).click();
  await phone.tap(`Look at ${about}`);
  for (const screen of [table, phone]) {
    const cards = screen.page.getByRole('listitem').filter({ has: screen.page.getByRole('img', { name: /^Evidence card/ }) });
    for (const [seat, mark] of marks.entries()) await cards.nth(seat).getByText(mark).first().waitFor();
  }
  for (const text of [note].flat().filter(Boolean)) await table.sees(text);
}

test('frame attempts: every case, with the reason drawn', async () => {
  const stage = await Stage.open(house, 3);
  await stage.table();
  const phone = await stage.phone(2);
  await stage.count();
  const [has, lacks, own] = ['has red', 'no red', 'does not count'];
  const cases = [
    // F1: on all cards, also on the own. F2: on all but the own.
    { cards: [['red'], ['red'], ['red']], framed: ['Red'], about: 'red', marks: [own, has, has] },
    { cards: [['grey'], ['red', 'grey'], ['red']], framed: ['Red'], about: 'red', marks: [own, has, has] },
    // F3: on all but one, and that is another's. F4: on fewer.
    { cards: [['red'], ['red'], ['grey']], framed: [], about: 'red', marks: [own, has, lacks] },
    { cards: [['red'], ['grey'], ['grey']], framed: [], about: 'red', marks: [own, lacks, lacks] },
    // F5: grey, and a colour of nobody.
    { cards: [['grey'], ['grey'], ['grey']], framed: [], about: 'red', marks: [own, lacks, lacks] },
    {
      cards: [['teal'], ['teal'], ['teal']], framed: [], about: 'red', marks: [own, lacks, lacks],
      note: 'A colour that nobody plays is on the card of Red, Blue and Yellow',
    },
    // F6: two at once, and three.
    {
      cards: [['blue'], ['red'], ['red', 'blue']], framed: ['Red', 'Blue'], about: 'red', marks: [own, has, has],
      note: 'the conspirators win if the scapegoat is among them',
    },
    {
      cards: [['blue', 'yellow'], ['red', 'yellow'], ['red', 'blue']],
      framed: ['Red', 'Blue', 'Yellow'], about: 'red', marks: [own, has, has],
    },
  ];
  for (const { cards: shown, ...wanted } of cases) {
    const { framed } = await stage.judge(shown);
    assert.deepEqual(framed.map((seat) => NAMES[seat]), wanted.framed);
    await shows(stage, phone, wanted);
  }
  await stage.close();
});

for (const [doubleFrame, framed, note] of [
  ['wrongOneLoses', ['Red', 'Blue'], 'with an innocent one among them the scapegoat wins'],
  ['fails', [], 'at this table that counts as a failed attempt'],
]) {
  test(`two framed at once, by the ruling ${doubleFrame}`, async () => {
    const stage = await Stage.open(house, 3, { doubleFrame });
    await stage.table();
    const phone = await stage.phone(2);
    await stage.count();
    await stage.judge([['blue'], ['red'], ['red', 'blue']]);
    await shows(stage, phone, { framed, about: 'blue', marks: ['has blue', 'does not count', 'has blue'], note });
    await stage.close();
  });
}

/** What a keyboard could get to. */
const reachable = (screen) => screen.page.locator('button:not([inert] *)')
  .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.innerText));

test('locked colours are nowhere but at home before zero', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phones = [await stage.phone(0), await stage.phone(1)];
  const heard = [];
  for (const screen of [table, ...phones]) {
    const cdp = await screen.devtools();
    await cdp.send('Network.enable');
    cdp.on('Network.webSocketFrameReceived', ({ response }) => heard.push(response.payloadData));
  }
  await stage.host.play({ type: 'frame' }, 0);
  // Grey is nobody, so it can be on a card only.
  await phones[0].lock(['grey']);
  const isTold = () => heard.some((text) => text.includes('"grey"'));
  await phones[0].tap(/^Colours locked/);
  assert.equal(await phones[0].page.getByRole('button', { pressed: true }).count(), 0, 'face down here too');
  await phones[0].tap('Cancel');
  // Whoever is elsewhere on the device sees the count all the same, and nothing that it covers can be reached.
  await table.click('Menu');
  await table.click('Settings');
  await phones[1].tap('Settings');
  await stage.host.play({ type: 'ready' });
  for (const screen of [table, ...phones]) await screen.page.getByRole('timer').waitFor();
  await phones[1].page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const phone of phones) assert.deepEqual(await reachable(phone), ['not ready', 'wrong card', 'disturbed']);
  assert.ok(heard.length > 3 && !isTold(), 'before zero');
  for (const { page } of [table, phones[1]]) {
    assert.equal(await page.getByRole('button', { pressed: true }).count(), 0);
  }
  await stage.reach('frameEntry');
  await phones[0].heading('Your card is told').waitFor();
  await table.page.getByRole('region', { name: 'Red’s card' }).getByRole('button', { name: 'grey', pressed: true }).waitFor();
  assert.ok(isTold(), 'after zero it lies on the table');
  assert.ok((await reachable(phones[0])).includes('Settings'));
  await stage.close();
});

test('the cops, with cardboard: impossible arrows are said to be, and the next ones decide', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await phone.tap('Point at Blue');
  // What was tapped here is still marked after something else was on the screen.
  const row = table.page.getByRole('region', { name: /Blue/ });
  const isAtYellow = row.getByRole('button', { name: 'Yellow', pressed: true });
  await row.getByRole('button', { name: 'Yellow' }).click();
  await isAtYellow.waitFor();
  await table.click('Menu');
  await table.click('Settings');
  await table.click('Back');
  await isAtYellow.waitFor();
  await stage.host.play({ type: 'point', at: 0 }, 2);
  await table.click('Reveal');
  await table.sees('This cannot be: nobody is pointed at by all the others');
  await phone.sees('Nobody is pointed at by all the others');
  await phone.tap('Point at Blue');
  await stage.host.play({ type: 'point', at: 2 }, 1);
  await stage.host.play({ type: 'point', at: 1 }, 2);
  await phone.tap('Let the arrows fly');
  for (const screen of [table, phone]) await screen.heading('Blue was the scapegoat').waitFor();
  await stage.close();
});

test('the cops, with mats of the app: a wrong arrow is shown as what it is', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await table.unhurried();
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  const wrong = [1, 2].find((seat) => seat !== stage.says[0]);
  await phone.tap(`Point at ${NAMES[wrong]}`);
  await table.click('What did the mats say?');
  await stage.reach('over');
  const goat = stage.host.view.view.step.outcome.scapegoat;
  for (const screen of [table, phone]) await screen.heading(`${NAMES[goat]} was the scapegoat`).waitFor();
  await phone.sees(`pointed at ${NAMES[wrong]}: bluff or mistake`);
  await table.sees(`${NAMES[0]} pointed at ${NAMES[wrong]}: a bluff, or a mistake.`);
  await stage.close();
});

test('the cops, with mats of the app: after a moment the arrows fly by themselves, unless somebody needs more time', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const table = await stage.table();
  const phone = await stage.phone(0, { painted: true });
  await stage.count({ type: 'callCops' });
  // Both see the time run out, in a way that needs no motion and no colour.
  for (const screen of [table, phone]) await screen.sees(/^The arrows fly in [1-5] s\./);
  assert.deepEqual(await violations(phone.page), []);
  await stage.reach('over');
  const { outcome } = stage.step;
  assert.deepEqual(outcome.arrows, [null, null, null], 'nobody had tapped');
  for (const screen of [table, phone]) await screen.heading(`${NAMES[outcome.scapegoat]} was the scapegoat`).waitFor();
  await stage.close();
});

test('the cops, with cardboard: after the moment to tap the table is asked for what is missing', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await phone.sees(/^Tap within [1-5] s\./);
  await phone.tap('Point at Blue');
  await phone.sees('Still to point: Blue, Yellow.');
  await phone.page.getByText(/^Tap within/).waitFor({ state: 'detached' });
  assert.equal(stage.step.name, 'point', 'arrows decide here, so none may be missing');
  await table.button(/^Reveal 2 fingers to go/).waitFor();
  for (const seat of [1, 2]) {
    await table.page.getByRole('region', { name: `${NAMES[seat]} points at` })
      .getByRole('button', { name: NAMES[3 - seat] }).click();
  }
  await table.click('Reveal');
  await stage.reach('over');
  for (const screen of [table, phone]) await screen.heading('Blue was the scapegoat').waitFor();
  await stage.close();
});

test('a counted trade: anybody stops it, one phone is lost in the count, and one comes late', async () => {
  const stage = await Stage.open(house, 3, { guided: true });
  const table = await stage.table();
  const [zero, one] = [await stage.phone(0), await stage.phone(1, { wire: true })];
  const call = async () => {
    await zero.page.getByRole('checkbox', { name: /^Count for a trade/ }).check();
    await zero.tap('Trade with Blue');
    for (const screen of [table, zero, one]) await screen.page.getByRole('timer').getByText('Trade').first().waitFor();
  };
  await stage.host.play({ type: 'move', to: 'trade' }, 0);
  await call();
  await one.tap('disturbed');
  for (const screen of [table, zero, one]) await screen.sees('Blue stopped the count: disturbed.');
  assert.equal(stage.step.name, 'action');

  await call();
  one.watched.forgive = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;
  one.watched.wire.cut();
  const late = await stage.phone(2);
  await late.page.getByRole('timer').waitFor();
  await stage.reach('swap');
  one.watched.wire.mend();
  await one.heading('Red’s turn').waitFor();
  for (const screen of [table, zero, late]) await screen.sees(/lay one card face up at|swaps a hand card/i);
  await zero.tap('Swapped, next player');
  await one.heading('Your turn').waitFor();
  await stage.close();
});
