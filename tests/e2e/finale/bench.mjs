// What the show at the end of a game costs a slow phone: one with six players on a phone-sized page, on a processor
// slowed down four times. For every frame, how long does the page's main thread work? Above 12 ms it might be late.
//
// A machine with other things to do slows single frames down, too. So time is the thread's own, and each moment of the
// show counts with its heaviest frame, in the round where that was lightest; the median of the rounds is beside it. Before
// every round comes what any frame costs here: one that changes a word on an empty page. Where that differs much from
// round to round, so does the rest.
//
//     node bench.mjs [--rounds 9] [GAME…]
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
  options: { rounds: { type: 'string', default: '9' } },
});
const chosen = positionals.length ? positionals : Object.keys(GAMES);
for (const name of chosen) if (!GAMES[name]) throw new Error(`there is no game ${name}, only ${Object.keys(GAMES)}`);
const rounds = Array.from({ length: Number(values.rounds) });

const openPhone = (house) => house.page({
  viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true, painted: true, reducedMotion: 'no-preference',
});

/** What the browser writes down while `show` runs on a slow processor: tasks, and the page's own marks. */
async function trace(page, show) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // Nothing about what a task does: to write that down costs as much as some tasks.
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await show();
  const complete = new Promise((done) => { cdp.once('Tracing.tracingComplete', done); });
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** The marks of a page by their name, and its frames: when each began and ended, and how long the thread worked. */
function framesOf(events, markName) {
  const marks = events
    .filter(({ name, cat }) => name === markName && cat.includes('user_timing'))
    .sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  const tasks = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && /RunTask$/.test(event.name))
    .sort((a, b) => a.ts - b.ts);
  const frames = [];
  for (const { ts, dur, tdur = dur, args } of tasks) {
    const isDrawn = args?.src_func === 'ScheduledActionSendBeginMainFrame';
    // Timers and messages after it are part of its work, unless they come so late that they can delay only the next.
    const isLate = ts > (frames.at(-1)?.from ?? -Infinity) + FRAME * 1000 && ts >= frames.at(-1)?.to;
    if (isDrawn || isLate) frames.push({ from: ts, to: ts, work: 0 });
    const frame = frames.at(-1);
    if (!frame) continue;
    frame.to = ts + dur;
    frame.work += tdur / 1000;
  }
  if (!frames.length) throw new Error('the browser told of no frames');
  return { marks: marks.map(({ ts }) => ts), frames };
}

/** One game: each moment between the beginning of the show and its end, with all of its frames. */
async function round(house, name) {
  const { words, begin, last } = GAMES[name];
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(COLOURS.map((colour) => ({ colour, name: '' })), name);
  await begin(host);
  const { links } = await host.ask('links');
  const { page, close } = await openPhone(house);
  await page.goto(links[0].url.replace(/\/\/[^/:]*/, '//goatherd.test'));
  await page.getByRole('button', { name: words.phone('thatIsMe') }).tap();
  await page.waitForLoadState('networkidle');
  const events = await trace(page, async () => {
    await host.play(last);
    // To ask the page again and again would cost some of what is measured.
    await page.evaluate(() => new Promise((done) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('finale').some(({ detail }) => detail.act === 'over')) done();
      }).observe({ type: 'mark', buffered: true });
    }));
  });
  const acts = await page.evaluate(() => performance.getEntriesByName('finale').map(({ detail }) => detail.act));
  await close();
  host.close();
  const { marks, frames } = framesOf(events, 'finale');
  // The silence has been drawn before the show begins, and the end screen comes after it.
  return acts.slice(1, -1).map((act, k) => {
    const [from, to] = [marks[k + 1], marks[k + 2]];
    return { act, works: frames.filter((frame) => frame.to > from && frame.to <= to).map(({ work }) => work) };
  });
}

/** What any frame costs here. */
async function drawAWord(house) {
  const { page, close } = await openPhone(house);
  await page.setContent('<h1>0</h1>');
  const events = await trace(page, () => page.evaluate(async () => {
    for (let k = 1; k < 50; k++) {
      await new Promise((done) => { setTimeout(done, 50); });
      await new Promise(requestAnimationFrame);
      performance.mark('word');
      document.querySelector('h1').textContent = k;
    }
  }));
  await close();
  const { marks, frames } = framesOf(events, 'word');
  const drawn = frames.filter(({ from, to }) => marks.some((mark) => from <= mark && mark <= to));
  return at(ascending(drawn.map(({ work }) => work)), 0.5);
}

const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
const ms = (value) => `${value.toFixed(1)} ms`;

const house = await House.open();
try {
  console.log(`main thread per frame, processor ${SLOWER} times slower, ${PLAYERS} players (goal: at most ${GOAL} ms)`);
  for (const name of chosen) {
    const [words, shows] = [[], []];
    for (const _ of rounds) {
      words.push(await drawAWord(house));
      shows.push(await round(house, name));
    }
    const aWord = at(ascending(words), 0.5);
    const moments = shows[0].map(({ act }, k) => {
      const heaviest = ascending(shows.map((show) => Math.max(0, ...show[k].works)));
      return { act, least: heaviest[0], usual: at(heaviest, 0.5) };
    });
    const works = ascending(shows.flatMap((show) => show.flatMap((moment) => moment.works)));
    const above = moments.filter(({ least }) => least > GOAL).length;
    const worst = Math.max(...moments.map(({ least }) => least));
    console.log(`${name}: ${above} of ${moments.length} moments above the goal, worst ${ms(worst)} (${(worst / aWord).toFixed(1)} words)`);
    console.log(`  a word on an empty page: ${words.map((word) => word.toFixed(1)).join(', ')}`);
    console.log(`  heaviest frames: ${moments.map(({ act, least, usual }) => `${act} ${least.toFixed(1)} (${usual.toFixed(1)})`).join(', ')}`);
    console.log(`  all ${works.length} frames: p50 ${ms(at(works, 0.5))}, p95 ${ms(at(works, 0.95))}, p99 ${ms(at(works, 0.99))}`);
  }
} finally {
  await house.close();
}
