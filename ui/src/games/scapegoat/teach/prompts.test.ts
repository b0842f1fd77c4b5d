import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULE_IDS } from '../rulebook/rules';
import { DEPTHS, type Depth } from '../../../kit/teach/depth';
import { LANGUAGES, offer, speak, type Language } from '../../../texts/index.svelte';
import '../../../texts/table';
import type { View } from '../own';
import type { Seat } from '../../../wire/wire';
import { isTurn, promptFor, type Prompt } from './prompts';
import { TABLE } from '../texts/table';

offer(TABLE);

interface Situation {
  kind: string;
  view: View;
}

interface Said extends Situation {
  me: Seat | null;
  depth: Depth;
  prompt: Prompt;
}

/** All situations, made by the real engine; the players have the longest names that it allows. */
function situations(): Situation[] {
  let text;
  try {
    text = readFileSync(new URL('../../../../../target/situations.json', import.meta.url), 'utf8');
  } catch {
    throw new Error('First walk through all situations: cargo test -p rules --test rules situations');
  }
  const found = JSON.parse(text) as (Situation & { players: View['players'] })[];
  return found.map(({ kind, players, view }) => {
    players.forEach((player, seat) => (player.name = `W${seat}`.padEnd(24, 'W')));
    return { kind, view: { ...view, players } };
  });
}

/** Every step of the game: a new one fails the type check here until it is covered. */
const STEPS: Record<View['step']['name'], true> = {
  setup: true,
  dice: true,
  reading: true,
  look: true,
  open: true,
  start: true,
  action: true,
  tradePick: true,
  tradeCount: true,
  swap: true,
  framePick: true,
  frameCount: true,
  frameEntry: true,
  copsCall: true,
  copsCount: true,
  point: true,
  over: true,
};

const all = situations();

// Some ten thousand situations on up to seven devices take a while on a busy machine.
describe.each(Object.keys(LANGUAGES) as Language[])('prompts (%s)', { timeout: 120_000 }, (language) => {
  let said: Said[];
  beforeAll(async () => {
    await speak(language);
    said = all.flatMap((situation) =>
      [null, ...situation.view.players.keys()].flatMap((me) =>
        DEPTHS.map((depth) => ({ ...situation, me, depth, prompt: promptFor(situation.view, me, depth) })),
      ),
    );
  }, 120_000);

  /** The first prompts that are wrong. */
  const wrong = (isWrong: (said: Said) => boolean) =>
    said
      .filter(isWrong)
      .slice(0, 3)
      .map(({ kind, me, depth, prompt }) => ({ kind, me, depth, ...prompt }));

  it('have something to say in every situation, on every device, at every depth', () => {
    const walked = new Set(all.map(({ view }) => view.step.name));
    expect([...walked].sort()).toEqual(Object.keys(STEPS).sort());
    const isSentence = (text: string) =>
      /^\S.*[.?!]$/.test(text) && !/undefined|null|NaN|\[object|[{}]/.test(text);
    expect(
      wrong(({ prompt: { text, also = text, why = text } }) => ![text, also, why].every(isSentence)),
    ).toEqual([]);
    expect(wrong(({ depth, prompt }) => (depth === 'learning') !== !!prompt.why)).toEqual([]);
  });

  it('lead to a rule of the rulebook', () => {
    expect(wrong(({ prompt }) => !RULE_IDS.includes(prompt.rule))).toEqual([]);
  });

  it('are one line: at most 150 characters, whatever the names', () => {
    const tooLong = ({ depth, prompt: { text, also = '' } }: Said) =>
      depth !== 'learning' && (text.length > 150 || also.length > 150);
    expect(wrong(tooLong)).toEqual([]);
  });

  it('are two short sentences, with a reason of three at most', () => {
    const sentences = (text: string) => text.split(/[.?!]\s/).length;
    expect(wrong(({ prompt: { text, why = '' } }) => sentences(text) > 3 || sentences(why) > 3)).toEqual([]);
  });

  it('speak to the player whose turn it is, and by name to everybody else', () => {
    const isMisaddressed = ({ view: { board, players, step }, me, prompt }: Said) =>
      !!board && isTurn(step) && prompt.text.includes(players[board.active]!.name) !== (me !== board.active);
    expect(wrong(isMisaddressed)).toEqual([]);
  });

  it('on a silent device, say only whose turn it is', () => {
    const turns = said.filter(({ view, depth }) => depth === 'silent' && isTurn(view.step));
    expect(turns.length).toBeGreaterThan(1000);
    const isChatty = ({ view, depth, prompt: { text, also } }: Said) =>
      depth === 'silent' && isTurn(view.step) && (!!also || text.length > 40);
    expect(wrong(isChatty)).toEqual([]);
  });

  it('do not depend on anything that only one seat may know', () => {
    const mine = { seat: 0, card: ['red'], arrow: 1, mayUndo: true } as View['mine'];
    const isTold = ({ view, me, depth, prompt }: Said) =>
      me === 0 && JSON.stringify(promptFor({ ...view, mine } as View, me, depth)) !== JSON.stringify(prompt);
    expect(wrong(isTold)).toEqual([]);
  });

  it('are the same for everybody who watches the same turn', () => {
    const isDifferent = ({ view, me, depth, prompt }: Said) => {
      const { board, step } = view;
      if (me === null || !board || step.name !== 'action') return false;
      const next = (me + 1) % board.at.length;
      if ([me, next].some((seat) => seat === board.active || seat === step.interrupt)) return false;
      return JSON.stringify(promptFor(view, next, depth)) !== JSON.stringify(prompt);
    };
    expect(wrong(isDifferent)).toEqual([]);
  });
});
