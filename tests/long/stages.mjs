// Whole games with whatever a screen that only watches can show of them, told by a table device without a screen.
// `see(stage)` looks at what stays, `glimpse(stage)` at what goes on by itself.

import { special, witness } from '../other-client/snitch.mjs';
import { framingCards } from '../e2e/screens.mjs';

const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'pink', 'teal', 'brown', 'white'];
/** Some have none, and where there's the least room, two are as long as a name can be. */
const NAMES = [
  'Ana', 'Maximiliano', '', 'María José', 'Zoë', 'Clementina', '',
  'Constantinopolitanischer', 'Abuela María de los Ánge', 'Bo',
];

class Game {
  constructor(host, name, players, { see, glimpse }) {
    Object.assign(this, { host, name, players, see, glimpse });
    this.seats = Array.from({ length: players }, (_, seat) => seat);
  }

  get view() {
    return this.host.view.view;
  }

  get step() {
    return this.view.step;
  }

  play(command, seat) {
    return this.host.play(command, seat);
  }

  reach(...names) {
    return this.host.sees(({ view }) => names.includes(view.step.name));
  }

  /** People sit down, without and with codes on the screen. */
  async between(arrange) {
    await this.host.sitDown(this.seats.map((seat) => ({ colour: COLOURS[seat], name: NAMES[seat] })), this.name);
    await this.see('sat down');
    await this.play(arrange);
    await this.see('setting up');
    await this.host.ask('screens', { screens: { codes: true, sound: true } });
    await this.see('free seats');
    await this.play({ type: 'begin' });
  }

  /** Everybody is ready, and there is a count. */
  async count(after) {
    const counting = this.glimpse('count');
    await this.play({ type: 'ready' });
    await counting;
    await this.reach(after);
  }

  /** The show, what it leads to, and the shelf with tonight's score. */
  async end() {
    await this.reach('over');
    await this.glimpse('show');
    await this.see('over');
    await this.host.ask('again');
    await this.reach('setup');
    await this.see('tonight');
  }

  async stop() {
    await this.play({ type: 'abandon' });
    await this.see('stopped');
  }
}

async function scapegoat(game) {
  const { host, seats, players } = game;
  const frame = async () => {
    await game.count('frameEntry');
    await game.see('what was picked');
  };
  const enter = async (cards) => {
    for (const [seat, colours] of cards.entries()) await game.play({ type: 'card', colours }, seat);
    await game.see('all cards');
    await game.play({ type: 'judge' });
  };
  await game.between({ type: 'arrange', plan: { guided: true }, placement: seats });
  await game.see('dice');
  await game.play({ type: 'roll' });
  await host.whisper({ type: 'peek' }, 0);
  await game.see('look');
  for (const seat of seats.slice(1)) await host.whisper({ type: 'peek' }, seat);
  await game.reach('start');
  await game.see('turn');
  const done = new Set();
  for (let due = ''; due !== 'frame';) {
    const { board: { side, tokens, active, turn }, step: { moves } } = game.view;
    const isPrepared = moves.includes('prepare') && (side === 'prepare' || tokens[active] > 0);
    const to = isPrepared ? 'prepare' : ['spy', 'trade', 'stash'].find((name) => moves.includes(name) && !done.has(name)) ?? moves[0];
    await game.play({ type: 'move', to }, active);
    await game.reach('action');
    due = game.step.due;
    const [target] = game.step.targets;
    if (!done.has(due)) await game.see(due);
    done.add(due);
    const act = { spy: { on: target }, trade: { with: target }, steal: { from: target }, stash: { slot: 1 } };
    await game.play({ type: due, ...act[due] }, active);
    if (due === 'frame') break;
    await game.reach('swap');
    if (done.size === 1) await game.see('swap');
    await game.play({ type: 'swap' }, active);
    await host.sees(({ view }) => view.step.name === 'start' && view.board.turn > turn);
  }
  await game.see('frame attempt');
  await frame();
  await enter(seats.map((seat) => [COLOURS[seat]]));
  await game.reach('swap');
  await game.see('frame attempt failed');
  await game.play({ type: 'undo' });
  await game.reach('frameEntry');
  await enter(framingCards(players, 2));
  await game.reach('point');
  await game.see('framed');
  await game.play({ type: 'reveal' });
  await game.end();

  // One without turns, and with the cops.
  await game.play({ type: 'arrange', plan: { guided: true, kit: { cardboard: seats.slice(0, 1) } }, placement: seats });
  await game.play({ type: 'begin' });
  await game.play({ type: 'roll' });
  await game.reach('reading');
  await game.see('reading');
  await host.whisper({ type: 'readMat', says: 1 }, 0);
  await game.reach('look');
  await game.play({ type: 'seen' });
  for (const seat of seats) await host.whisper({ type: 'peek' }, seat).catch(() => {});
  await game.reach('start');
  await game.play({ type: 'untrack' });
  await game.reach('open');
  await game.see('free play');
  await game.play({ type: 'callCops' }, 1);
  await game.see('cops');
  await game.count('point');
  host.send({ type: 'wait' });
  await host.sees(({ closesAt }) => closesAt === null);
  await game.play({ type: 'point', at: 1 }, 0);
  await game.see('pointing');
  await game.play({ type: 'reveal' });
  await game.reach('over');
  await game.glimpse('show');
  await game.see('over after the cops');
  await host.ask('again');
  await game.reach('setup');
  await game.play({ type: 'begin' });
  await game.play({ type: 'roll' });
  await game.stop();
}

const CARD = { boat: 'raft', colour: 'blue' };

async function rowing(game) {
  const { host, seats, players } = game;
  await game.between({ type: 'arrange', plan: { missing: { lifesavers: 5, cards: 0 }, standIn: 'rings' }, starter: 1 });
  await game.see('play');
  await game.play({ type: 'call' }, 1);
  await game.glimpse('shout');
  await game.see('called');
  await game.play({ type: 'takeRing', ring: 0 });
  await game.see('race');
  for (let ring = 1; game.step.name === 'race'; ring++) await game.play({ type: 'takeRing', ring });
  await game.reach('question');
  await game.see('question');
  await game.play({ type: 'judge', grid: Array.from({ length: 9 }, (_, k) => (k < 3 || k > 6 ? { card: CARD, height: 2 } : null)) });
  await game.see('judged');
  // With rings on the table device only people know who was how fast.
  await game.play({ type: 'setFound', slowest: players - 1 });
  await game.see('ruling');
  for (const fault of ['caughtSilent', 'secondLifesaver', 'slowest']) {
    await game.play({ type: 'fault', fault, by: 0 });
    await game.see(`fault, ${fault}`);
  }
  for (const seat of seats.slice(0, 2)) await game.play({ type: 'out', out: true }, seat);
  await game.see('two are out');
  for (const seat of seats.slice(2)) await game.play({ type: 'out', out: true }, seat);
  await game.see('all are out');
  await game.stop();
  await host.ask('again');
  await game.reach('setup');

  // One with phones for lifesavers, which begins with a warm-up and is won.
  await game.play({ type: 'arrange', plan: { missing: { lifesavers: 5, cards: 0 }, standIn: 'phones' }, starter: 0 });
  const counting = game.glimpse('count');
  await game.play({ type: 'warmUp' });
  await counting;
  await host.sees(({ view }) => view.step.warmUp?.phase === 'looking');
  await game.see('warm-up');
  await host.sees(({ view }) => view.step.warmUp?.phase === 'solved');
  await game.see('warm-up solved');
  await game.play({ type: 'endWarmUp' });
  await game.play({ type: 'begin' });
  await game.reach('play');
  await game.see('play with phones');
  for (const seat of seats.slice(0, 2)) await game.play({ type: 'out', out: true }, seat);
  const { ring } = game.view.spots;
  for (const seat of seats.slice(0, -1)) {
    await host.touch(ring, undefined, seat);
    await host.sees(({ view }) => view.step.race?.order.flat().length === seat + 1 || view.step.name !== 'race');
  }
  await game.reach('question');
  await game.see('order of the race');
  await game.play({ type: 'setFound' });
  await game.reach('result');
  await game.see('result');
  await game.play({ type: 'finish' });
  await game.end();
}

async function snitch(game) {
  const { host, seats, players } = game;
  const turn = async (card) => {
    const { active } = game.view.board;
    await game.play({ type: 'draw' }, active);
    await game.play({ type: 'play', card }, active);
    return active;
  };
  await game.between({ type: 'arrange', plan: { follow: true, look: 60 }, starter: 0 });
  await game.see('gather');
  await game.count('look');
  await game.glimpse('look');
  await game.play({ type: 'timeUp' });
  await game.reach('start');
  await game.see('turn');
  await game.play({ type: 'draw' }, 0);
  await game.see('exchange');
  await game.play({ type: 'play', card: witness(4) }, 0);
  await game.see('race');
  const boss = await turn(special('boss'));
  await game.see('boss');
  await game.play({ type: 'add', to: 0 }, boss);
  const hitman = await turn(special('hitman'));
  await game.see('hitman');
  await game.play({ type: 'look', at: null }, hitman);
  await game.play({ type: 'swap', between: null }, hitman);
  while (game.view.board.active !== 0) await turn(witness(9));
  const shouting = game.glimpse('shout');
  await game.play({ type: 'close' }, 0);
  await shouting;
  await game.see('closed');
  while (game.step.name === 'start') await turn(witness(2));
  await game.reach('reveal');
  await game.see('reveal');
  await game.count('entry');
  await game.see('nobody has entered');
  for (const seat of seats) await game.play({ type: 'enter', cards: [witness(seat), witness(12), special('thug')].slice(0, 1 + (seat % 3)) }, seat);
  await game.see('all are in');
  if (!game.step.all.top) await game.play({ type: 'turnOver', top: { is: 'card', card: witness(8) } }).catch(() => {});
  await game.play({ type: 'confirm' });
  await game.end();

  // One in which the app only helps and nobody has a time limit.
  await game.play({ type: 'arrange', plan: { follow: false, look: null }, starter: 0 });
  await game.play({ type: 'begin' });
  await game.reach('lookFreely');
  await game.see('look freely');
  await game.play({ type: 'seen' });
  await game.reach('open');
  await game.see('free play');
  await game.play({ type: 'close' }, players - 1);
  await game.see('last turn');
  await game.stop();
}

const GAMES = { scapegoat, rowing, snitch };

/** Plays a game of this name with so many players. */
export function playAll(host, name, players, looks) {
  return GAMES[name](new Game(host, name, players, looks));
}
