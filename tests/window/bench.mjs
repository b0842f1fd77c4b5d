// How long the app takes to start, how much memory it takes, and how large it is: `cargo xtask bench app`.
//
// The page itself says when it was first painted and when it could be used; the clock starts just before the program.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, drive, freshFolder } from './driver.mjs';
import { Evening } from './evening.mjs';

const STARTS = 9;
const folder = freshFolder();
const noted = join(folder, 'started');
const program = join(folder, 'goatherd');
writeFileSync(program, `#!/bin/sh\ndate +%s%N > '${noted}'\nexec '${APP}' "$@"\n`, { mode: 0o755 });

/** Milliseconds since the program was started, as the page reports them. */
async function times(window) {
  const { origin, painted, ready } = await window.run(async () => {
    const entry = async (ask) => {
      for (;;) {
        const [found] = ask();
        if (found) return found.startTime;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    return {
      origin: performance.timeOrigin,
      painted: await entry(() => performance.getEntriesByName('first-contentful-paint')),
      ready: await entry(() => performance.getEntriesByName('ready')),
    };
  });
  const since = origin - Number(readFileSync(noted, 'utf8')) / 1e6;
  return { painted: since + painted, ready: since + ready };
}

/** The memory of a process and its children in MB, each shared page counted once: the app's own, and WebKit's. */
function memory(pid) {
  const parents = new Map(readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((name) => {
    try {
      return [Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])];
    } catch {
      return [Number(name), 0];
    }
  }));
  const below = (pid) => [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  const held = (pid) => Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)[1]) / 1024;
  return { own: held(pid), webkit: below(pid).reduce((sum, child) => sum + held(child), 0) };
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];
const ms = (number) => `${Math.round(number)} ms`;
const mb = (number) => `${number.toFixed(1)} MB`;
const size = (file) => mb(statSync(file).size / 1e6);
const held = ({ own, webkit }) => `${mb(own + webkit)} (own ${mb(own)}, WebKit ${mb(webkit)})`;

const data = freshFolder();
const starts = [];
for (let start = 0; start < STARTS; start++) {
  starts.push(await drive({ GOATHERD_DATA: data }, times, program));
}
const memories = await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
  await times(window);
  const atStart = memory(window.app);
  const evening = new Evening(window);
  await evening.lay();
  await evening.roll();
  await evening.look();
  return { atStart, inPlay: memory(window.app) };
}, program);

const of = (name) => starts.map((start) => start[name]);
const spread = (name) => `${ms(median(of(name)))} (${ms(sorted(of(name))[0])} to ${ms(sorted(of(name)).at(-1))})`;
const rows = [
  ['what', 'figure', 'wanted'],
  [`start to first paint, median of ${STARTS}`, spread('painted'), ''],
  [`start to interactive, median of ${STARTS}`, spread('ready'), ''],
  ['memory on the start screen', held(memories.atStart), ''],
  ['memory in a game of four', held(memories.inPlay), ''],
  ['program', size(APP), 'at most 20 MB'],
  ['server', size(process.env.GOATHERD_SERVE), 'at most 8 MB'],
  ['package', size(process.env.GOATHERD_DEB), ''],
];
for (const [what, figure, wanted] of rows) console.log(`${what.padEnd(38)} ${figure.padEnd(46)} ${wanted}`.trimEnd());
