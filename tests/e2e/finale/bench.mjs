// What the show at the end of a game costs a slow phone: one with six players on a phone-sized page, on a processor
// slowed down four times. For every frame, how long does the page's main thread work? Above 12 ms it might be late.
//
//     node bench.mjs [--rounds 3] [GAME…]
//
// GOATHERD_SERVE names the server, CHROMIUM the browser.

import { parseArgs } from 'node:util';
import { Client } from '../../other-client/client.mjs';
import { en, rowing, snitch } from '../../texts.mjs';
import { House, PHONE } from '../harness.mjs';
import { COLOURS, framingCards } from '../screens.mjs';

const SLOWER = 4;
const GOAL = 12;
const FRAME = 1000 / 60;
const PLAYERS = 6;
const SEATS = Array.from({ length: PLAYERS }, (_, seat) => seat);

const reaches = (host, name) => host.sees(({ view }) => view.step.name === name);

/** How each game gets to its last command but one, and the command that ends it. */
const GAMES = {
  scapegoat: {
    words: en,
    async begin(host) {
      await host.play({ type: 'arrange', plan: { guided: false }, placement: SEATS });
      await host.play({ type: 'begin' });
      await host.play({ type: 'roll' });
      for (const seat of SEATS) await host.whisper({ type: 'peek' }, seat);
      await host.play({ type: 'frame' }, 0);
      await host.play({ type: 'ready' });
      await reaches(host, 'frameEntry');
      for (const [seat, colours] of framingCards(PLAYERS, 3).entries()) await host.play({ type: 'card', colours }, seat);
      await host.play({ type: 'judge' });
    },
    last: { type: 'reveal' },
  },
  rowing: {
    words: rowing.en,
    async begin(host) {
      await host.play({ type: 'arrange', plan: { missing: { lifesavers: 0, cards: 0 } }, starter: 0 });
      await host.play({ type: 'begin' });
      await host.play({ type: 'out', out: true }, 0);
      await host.play({ type: 'setFound', slowest: 2, alsoSafe: [0], lastCardOf: null });
    },
    last: { type: 'finish' },
  },
  snitch: {
    words: snitch.en,
    async begin(host) {
      await host.play({ type: 'arrange', plan: { follow: false, look: null }, starter: 0 });
      await host.play({ type: 'begin' });
      await host.play({ type: 'seen' });
      await reaches(host, 'open');
      await host.play({ type: 'endRound' });
      await host.play({ type: 'ready' });
      await reaches(host, 'entry');
      for (const seat of SEATS) {
        const cards = [seat + 2, seat + 3, 12 - seat, 4].map((number) => ({ kind: 'witness', number }));
        await host.play({ type: 'enter', cards }, seat);
      }
    },
    last: { type: 'confirm' },
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const chosen = positionals.length ? positionals : Object.keys(GAMES);
for (const name of chosen) if (!GAMES[name]) throw new Error(`there is no game ${name}, only ${Object.keys(GAMES)}`);

/** One game: the work of every frame between the beginning of the show and its end, with the act it belongs to. */
async function round(house, name) {
  const { words, begin, last } = GAMES[name];
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(COLOURS.map((colour) => ({ colour, name: '' })), name);
  await begin(host);
  const { links } = await host.ask('links');
  const { page, close } = await house.page({
    viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true, painted: true, reducedMotion: 'no-preference',
  });
  await page.goto(links[0].url.replace(/\/\/[^/:]*/, '//goatherd.test'));
  await page.getByRole('button', { name: words.phone('thatIsMe') }).tap();
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await host.play(last);
  await page.waitForFunction(
    () => performance.getEntriesByName('finale').some(({ detail }) => detail.act === 'over'),
    // Not in every frame, which would cost some of what is measured.
    null, { timeout: 60_000, polling: 500 });
  const complete = new Promise((done) => { cdp.once('Tracing.tracingComplete', done); });
  await cdp.send('Tracing.end');
  await complete;
  const acts = await page.evaluate(() => performance.getEntriesByName('finale').map(({ detail }) => detail.act));
  await close();
  host.close();
  return framesOf(events, acts);
}

function framesOf(events, acts) {
  const marks = events.filter(({ name, cat }) => name === 'finale' && cat.includes('user_timing')).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  // The silence has been drawn before the show begins, and the end screen comes after it.
  const [from, to] = [marks[1].ts, marks.at(-1).ts];
  const frames = new Map();
  for (const event of events) {
    if (event.pid !== pid || event.tid !== tid || event.ph !== 'X' || !/RunTask$/.test(event.name)) continue;
    if (event.ts + event.dur < from || event.ts + event.dur >= to) continue;
    const frame = Math.floor((event.ts - from) / 1000 / FRAME);
    const act = acts[marks.findLastIndex(({ ts }) => ts <= event.ts + event.dur)];
    const { work = 0 } = frames.get(frame) ?? {};
    frames.set(frame, { work: work + event.dur / 1000, act });
  }
  const all = Math.floor((to - from) / 1000 / FRAME);
  return Array.from({ length: all }, (_, k) => frames.get(k) ?? { work: 0, act: '' });
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
const ms = (value) => `${value.toFixed(1).padStart(6)} ms`;

const house = await House.open();
try {
  console.log(`main thread per frame, processor ${SLOWER} times slower, ${PLAYERS} players (goal: at most ${GOAL} ms)`);
  for (const name of chosen) {
    const frames = [];
    for (let k = 0; k < Number(values.rounds); k++) frames.push(...await round(house, name));
    const sorted = frames.map(({ work }) => work).sort((a, b) => a - b);
    const above = frames.filter(({ work }) => work > GOAL);
    const worst = frames.reduce((a, b) => (b.work > a.work ? b : a));
    console.log(
      `${name.padEnd(10)} ${String(frames.length).padStart(5)} frames: p50 ${ms(at(sorted, 0.5))}, p99 ${ms(at(sorted, 0.99))}, ` +
      `worst ${ms(worst.work)} (${worst.act}), ${above.length} above the goal`);
  }
} finally {
  await house.close();
}
