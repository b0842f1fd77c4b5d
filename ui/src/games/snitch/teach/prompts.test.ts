import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import { languages } from '../../../texts/suite';
import type { BoardView, Card, Due, StepView, View } from '../../../wire/snitch';
import { RULE_IDS } from '../rulebook/rules';
import { TABLE } from '../texts/table';
import { choreText, promptFor, type Public } from './prompts';

const name = (seat: number) => ['Ana', 'Maximiliano José', 'Zoë'][seat]!;
const board: BoardView = { sizes: [4, 4, 4], pile: 30, discard: 3, active: 1, next: 2, draw: 'pile' };
const base: Public = {
  plan: null,
  starter: 0,
  cards: { deck: { witnesses: 36, family: 16, cousins: 1, snitches: 1 }, total: 54, pile: 42 },
  checklist: [],
  followed: true,
  board,
  closed: null,
  race: null,
  step: { name: 'setup' },
  undo: null,
  undone: null,
};

const action = (kind: Exclude<Card['kind'], 'witness'>, due: Due, targets = [0, 2]): StepView => ({
  name: 'action',
  card: { kind },
  due,
  targets,
  maySkip: !targets.length,
});
const start = { name: 'start', mayDraw: true, mayClose: true, mayPass: false } as const;

/** Every kind of step, and what makes a difference in it. */
const SITUATIONS: Partial<View>[] = [
  { step: { name: 'setup' } },
  { step: { name: 'lookGather', ready: [], aborted: null } },
  { step: { name: 'lookCount' } },
  { step: { name: 'look', seconds: 10 } },
  { step: { name: 'lookFreely', waiting: [0] } },
  { step: { name: 'open' }, board: null },
  { step: { name: 'lastTurn', of: 1 }, board: null, closed: { by: 0, left: [1, 2] } },
  { step: start },
  { step: start, closed: { by: 0, left: [1, 2] } },
  { step: { ...start, mayDraw: false }, board: { ...board, sizes: [4, 0, 4] } },
  { step: { ...start, mayDraw: false, mayPass: true } },
  { step: start, board: { ...board, sizes: [4, 0, 4] } },
  { step: { name: 'exchange' } },
  { step: action('thug', 'look') },
  { step: action('hitman', 'swap') },
  { step: action('driver', 'swap') },
  { step: action('driver', 'swap', []) },
  { step: action('boss', 'removeOrAdd'), closed: { by: 0, left: [1, 2] } },
  { step: { name: 'reveal', ready: [], aborted: null } },
  { step: { name: 'revealCount' } },
  { step: { name: 'entry', entered: [], all: null } },
  { step: { name: 'over', outcome: { how: 'abandoned' } } },
];

beforeAll(() => offer(TABLE));

describe.each(languages)('prompts in %s', (language) => {
  beforeAll(() => speak(language));

  it('say something short in every situation, on every device, and lead to a rule', () => {
    for (const situation of SITUATIONS)
      for (const me of [null, 0, 1])
        for (const depth of ['learning', 'prompts', 'silent'] as const) {
          const { text, also, why, rule } = promptFor({ ...base, ...situation }, me, depth, name);
          const where = `${situation.step?.name} ${me} ${depth}`;
          for (const each of [text, also ?? '–', why ?? '–'])
            expect(each, where).toMatch(/^(?!.*undefined).{1,150}$/);
          expect(RULE_IDS, where).toContain(rule);
          if (depth !== 'learning') expect(why, where).toBeUndefined();
        }
  });

  it('speak to the player whose turn it is, and by name to the others', () => {
    for (const step of [start, { name: 'exchange' }, action('boss', 'removeOrAdd')] as StepView[]) {
      const says = (me: number | null) => promptFor({ ...base, step }, me, 'prompts', name).text;
      expect(says(0)).toContain(name(1));
      expect(says(1)).not.toContain(name(1));
      expect(says(null)).toBe(says(1));
    }
  });

  it('say that a closed district is out of reach', () => {
    const view = { ...base, step: action('thug', 'look'), closed: { by: 0, left: [1, 2] } };
    expect(promptFor(view, 1, 'prompts', name).also).toContain('Ana');
    expect(promptFor(view, 0, 'prompts', name).also).toMatch(/^(?!.*Ana)(Your|Tu) /);
  });

  it('explain the whole set-up with the numbers of this game', () => {
    for (const chore of ['missing', 'shuffle', 'districts', 'drawPile', 'discardPile'] as const) {
      const { text, why } = choreText(base, chore);
      expect(`${text} ${why}`).not.toContain('undefined');
    }
    expect(choreText(base, 'shuffle').text).toContain('54');
    expect(choreText(base, 'drawPile').text).toContain('42');
  });
});
