// Six phones and the table screen, each in its own browser with a clock that is seconds off and drifts, count down
// together over several kinds of networks: how far apart are their zeros?
//
//     node bench.mjs [--relay] [--counts 100] [--rows FILE] [PROFILE…]
//
// With --relay the phones come through one. GOATHERD_RELAY names it, GOATHERD_WEB_FOLDER what it serves.
// FILE gets a line for every count with what each screen saw, to examine the worst ones.
// GOATHERD_SERVE names the server, CHROMIUM the browser.

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from '../../other-client/client.mjs';
import { en, starts } from '../../texts.mjs';
import { RESUME } from '../screens.mjs';
import { Delays } from './delays.mjs';
import { named, startPlace } from './place.mjs';
import { PROFILES } from './profiles.mjs';
import { between, pause, Screen } from './screen.mjs';

const PHONES = 6;
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'];
/** Hardly anybody picks a card faster. */
const GATHER = 1700;
/** From the host's zero on, the pages are left alone until the slowest message has arrived. */
const SETTLE = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { counts: { type: 'string', default: '100' }, rows: { type: 'string' }, relay: { type: 'boolean', default: false } },
});
const counts = Number(values.counts);
const chosen = positionals.length ? positionals : Object.keys(PROFILES);
for (const name of chosen) if (!PROFILES[name]) throw new Error(`there is no profile ${name}, only ${Object.keys(PROFILES)}`);

const spread = (times) => Math.max(...times) - Math.min(...times);

function quantiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  return { p50: at(0.5), p99: at(0.99) };
}

const show = ({ p50, p99 }) => `${p50.toFixed(1).padStart(6)} /${p99.toFixed(1).padStart(6)}`;

/** A server with six phones and a table screen, all in their own browsers. */
class Crowd {
  proxies = [];
  screens = [];

  async gather() {
    this.place = await startPlace(values.relay);
    this.host = new Client(this.place.table);
    // With cardboard mats and real dice, a game begins after four commands.
    await this.host.join();
    await this.place.meet(this.host);
    const seats = COLOURS.map((_, seat) => seat);
    const players = COLOURS.map((colour) => ({ colour, name: '' }));
    const kit = { whiteDie: true, blackDie: true, cardboard: seats };
    await this.host.sitDown(players);
    await this.host.play({ type: 'arrange', plan: { kit, guided: false }, placement: seats });
    await this.host.play({ type: 'begin' });
    await this.host.play({ type: 'roll', white: 4, black: 7 });
    await this.host.play({ type: 'seen' });
    await this.host.play({ type: 'frame' }, 0);
    const { links } = await this.host.ask('links');

    for (let k = 0; k < PHONES; k++) {
      const proxy = await Delays.open(this.place.port);
      this.proxies.push(proxy);
      const screen = await Screen.open(named(links[k].url), proxy, { width: 360, height: 740 });
      this.screens.push(screen);
      await screen.button(en.phone('thatIsMe')).click();
      await screen.button(en.phone('ready')).waitFor();
    }
    const table = await Screen.open(named(this.place.table), null, { width: 1280, height: 800 });
    this.screens.push(table);
    await table.button(RESUME).click();
    await table.button(starts(en.table('everybodyReady'))).waitFor();
  }

  /** What every screen saw of one zero. */
  async count() {
    // Every count starts from nothing: all clocks are changed by enough that it is noticed.
    const jump = () => between(1000, 4000) * (Math.random() < 0.5 ? -1 : 1);
    await Promise.all(this.screens.map(({ page }) => page.evaluate((by) => window.bench.jump(by), jump())));
    await pause(GATHER);
    await this.host.play({ type: 'ready' });
    await this.host.sees(({ view }) => view.step.name === 'frameEntry');
    await pause(SETTLE);
    const seen = await Promise.all(this.screens.map((screen) => screen.take()));
    await this.host.play({ type: 'repeat' });
    return seen;
  }

  async part() {
    this.host?.close();
    await Promise.all(this.screens.map(({ browser }) => browser.close()));
    this.proxies.forEach((proxy) => proxy.close());
    await this.place?.stop();
  }
}

/** Prints the figures of a profile; returns whether they are good enough. */
function report(name, rows) {
  const { what, goal } = PROFILES[name];
  const of = (what, until) => quantiles(rows.map((row) => spread(row.slice(0, until).map((seen) => seen[what]))));
  const phones = { believed: of('believed', PHONES), drawn: of('drawn', PHONES), done: of('done', PHONES), told: of('told', PHONES) };
  const all = { believed: of('believed'), drawn: of('drawn'), done: of('done') };
  const better = phones.told.p50 / phones.believed.p50;
  console.log(`\n${name}: ${what}`);
  console.log(`  believed        ${show(phones.believed)}   with the table ${show(all.believed)}`);
  console.log(`  drawn           ${show(phones.drawn)}   with the table ${show(all.drawn)}`);
  console.log(`  its frame done  ${show(phones.done)}   with the table ${show(all.done)}`);
  console.log(`  plain broadcast ${show(phones.told)}   ${better.toFixed(0)} times as far apart as believed`);
  if (!goal.believed) return true;
  const isMet = phones.believed.p99 <= goal.believed && phones.drawn.p99 <= goal.drawn && better >= 10;
  const wanted = `believed p99 ≤ ${goal.believed}, drawn p99 ≤ ${goal.drawn}, ten times better`;
  console.log(isMet ? '  goal reached' : `  GOAL MISSED: ${wanted}`);
  return isMet;
}

/** Runs one profile after the other; returns whether all are good enough. */
async function measure(profiles) {
  const crowd = new Crowd();
  let isMet = true;
  try {
    await crowd.gather();
    for (const name of profiles) {
      crowd.proxies.forEach((proxy, k) => { proxy.ways = PROFILES[name].make(k); });
      const rows = [];
      while (rows.length < counts) {
        const seen = await crowd.count();
        rows.push(seen);
        if (values.rows) appendFileSync(values.rows, `${JSON.stringify({ name, seen })}\n`);
      }
      isMet = report(name, rows) && isMet;
    }
  } finally {
    await crowd.part();
  }
  return isMet;
}

console.log(`Spread of zero over ${PHONES} phones (and with the table screen), p50 / p99 in ms, ${counts} counts each`
  + (values.relay ? ', through a relay' : ''));
process.exitCode = (await measure(chosen)) ? 0 : 1;
