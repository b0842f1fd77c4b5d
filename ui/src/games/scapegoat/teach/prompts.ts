/**
 * What to say in each step of the game, on the table device and on every phone.
 *
 * A prompt depends only on what everybody sees and on whose device it is shown, so two players in the same situation
 * read the same, whatever their mats say. The type of `view` leaves out what belongs to one seat.
 */
import type { Depth } from '../../../kit/teach/depth';
import { capital } from '../../../texts/index.svelte';
import type { Due, Chore, StepView } from '../../../wire/scapegoat';
import type { Seat } from '../../../wire/wire';
import type { View } from '../own';
import type { RuleId } from '../rulebook/rules';
import { t } from '../texts';

export type Public = Omit<View, 'mine'>;

export interface Prompt {
  /** What to do now, or what is happening. */
  text: string;
  /** What else may be done or has just happened. */
  also?: string;
  why?: string;
  rule: RuleId;
}

/** A prompt before it is shortened for a depth. */
interface Said extends Prompt {
  why: string;
}

export function promptFor(view: Public, me: Seat | null, depth: Depth): Prompt {
  const { why, ...prompt } = saidIn(view, me);
  if (depth === 'learning') return { ...prompt, why };
  if (depth === 'prompts' || !isTurn(view.step)) return prompt;
  const active = view.board?.active ?? 0;
  const text = active === me ? t('turn.me') : t('turn.other', { name: nameIn(view, active) });
  return { text, rule: prompt.rule };
}

/** The steps of a guided turn, which are the only ones that a silent device skips. */
export function isTurn(step: StepView): boolean {
  return step.name === 'start' || step.name === 'action' || step.name === 'swap';
}

/** What to do about one item of the set-up checklist. `me` is null on the table device. */
export function choreText(view: Public, chore: Chore, me: Seat | null): Said {
  const players = view.players.length;
  switch (chore) {
    case 'mats': {
      const there = view.plan?.kit.cardboard.length ?? 0;
      const text =
        there === 0
          ? t('do.mats.deal')
          : there < players
            ? t('do.mats.rescue')
            : t('do.mats.cardboard', { count: players });
      return { text, why: t('why.mats'), rule: 'mats' };
    }
    case 'row':
      return { text: t('do.row'), why: t('why.row'), rule: 'setup' };
    case 'tokens': {
      const first = view.placement[0] ?? 0;
      const name = first === me ? null : nameIn(view, first);
      // More tokens than places: they start again from the left.
      const isRound = new Set(view.start?.at).size < players;
      const text = t(isRound ? 'do.tokens.round' : 'do.tokens', { name });
      return { text, why: t('why.tokens'), rule: 'setup' };
    }
    case 'cards':
      return { text: t('do.cards', { numbers: cardNumbers(view) }), why: t('why.cards'), rule: 'evidence' };
    case 'deal': {
      const text = view.deal ? t('do.deal', { hand: view.deal.hand }) : t('do.deal.rest');
      return { text, why: t('why.deal'), rule: 'setup' };
    }
  }
}

/** What has to be put back for another game with the same people and parts. */
export function putBack(view: Public): string[] {
  const hand = view.deal?.hand;
  return [
    ...(view.plan?.kit.cardboard.length ? [t('back.mats')] : []),
    t('back.row'),
    t('back.tokens', { name: nameIn(view, view.placement[0] ?? 0) }),
    hand ? t('back.deal', { hand }) : t('back.deal.rest'),
  ];
}

/** “3+, 4+, 4”, in the order in which people look through the cards. */
export function cardNumbers(view: Public): string {
  const numbers = view.boxParts?.cardNumbers ?? [];
  return numbers.map(({ players, orMore }) => `${players}${orMore ? '+' : ''}`).join(', ');
}

export function nameIn(view: Public, seat: Seat): string {
  const player = view.players[seat];
  return player?.name || capital(t(player?.colour ?? 'grey'));
}

function saidIn(view: Public, me: Seat | null): Said {
  const { step } = view;
  const players = view.players.length;
  switch (step.name) {
    case 'setup': {
      const open = view.checklist.find(({ done }) => !done);
      return open
        ? choreText(view, open.chore, me)
        : { text: t('do.laid'), why: t('why.laid'), rule: 'setup' };
    }
    case 'dice': {
      const { whiteDie, blackDie } = view.plan!.kit;
      const own = whiteDie && blackDie ? 'own' : whiteDie || blackDie ? 'one' : 'app';
      return { text: t(`do.dice.${own}`), why: t('why.dice'), rule: 'mats' };
    }
    case 'reading':
      return {
        text:
          me !== null && step.waiting.includes(me)
            ? t('do.read')
            : t('see.read', { count: step.waiting.length }),
        ...(step.misreads > 0 ? { also: t('do.misread') } : {}),
        why: t('why.read'),
        rule: 'rescue',
      };
    case 'look': {
      const mine = me !== null && step.waiting.includes(me);
      // Players look at printed mats on paper, like cardboard ones, although the app could show them too.
      const isPaper = view.matHelp === 'printed' && view.plan!.kit.cardboard.includes(me ?? -1);
      const text = mine
        ? t(view.matHelp === 'nothing' || isPaper ? 'do.look.cardboard' : 'do.look.app')
        : t('see.look', { count: step.waiting.length });
      return { text, why: t('why.look'), rule: 'scapegoat' };
    }
    case 'open':
      return { text: t('do.open'), why: t('why.open'), rule: 'turn' };
    case 'start':
    case 'action':
    case 'swap':
      return turnIn(view, step, me);
    case 'tradePick': {
      const [name, other] = [nameIn(view, step.by), nameIn(view, step.with)];
      const mine = (me === step.by || me === step.with) && !step.ready.includes(me);
      return {
        text: mine ? t('do.pickTrade') : t('see.pickTrade', { name, other }),
        why: t('why.countTrade'),
        rule: 'trade',
      };
    }
    case 'tradeCount':
      return { text: t('do.countTrade'), why: t('why.countTrade'), rule: 'trade' };
    case 'framePick': {
      const mine = me !== null && !step.ready.includes(me);
      const text = mine ? t('do.pick') : t('see.pick', { count: players - step.ready.length });
      return { text, why: t('why.pick'), rule: 'frame' };
    }
    case 'frameCount':
      return { text: t('do.count'), why: t('why.count'), rule: 'count' };
    case 'frameEntry': {
      const missing = step.cards.filter((card) => card === null).length;
      const mine = me !== null && step.cards[me] === null;
      const text = missing === 0 ? t('do.judge') : mine ? t('do.tell') : t('see.tell', { count: missing });
      return { text, why: t('why.tell'), rule: 'frame' };
    }
    case 'copsCall': {
      const isReady = me !== null && step.ready.includes(me);
      const text = isReady ? t('see.cops', { count: players - step.ready.length }) : t('do.cops');
      return { text, why: t('why.cops'), rule: step.interrupt ? 'interrupt' : 'cops' };
    }
    case 'copsCount':
      return { text: t('do.countCops'), why: t('why.countCops'), rule: 'count' };
    case 'point': {
      const missing = players - step.pointed.length;
      const mine = me !== null && !step.pointed.includes(me);
      const text = mine
        ? t('do.point')
        : step.matsKnown
          ? t('see.point')
          : missing > 0
            ? t('see.arrows', { count: missing })
            : t('do.arrows');
      return {
        text,
        ...(step.inVain > 0 ? { also: t('do.pointAgain') } : {}),
        why: step.ending.how === 'frame' ? t('why.pointFrame') : t('why.point'),
        rule: 'end',
      };
    }
    case 'over':
      return { text: t(`do.over.${step.outcome.ending.how}`), why: t('why.over'), rule: 'end' };
  }
}

type Turn = Extract<StepView, { name: 'start' | 'action' | 'swap' }>;

/** The active player reads what to do, the table device says it with the name, and the others read what happens. */
function turnIn(view: Public, step: Turn, me: Seat | null): Said {
  const board = view.board!;
  const name = nameIn(view, board.active);
  const key = step.name === 'start' ? 'move' : step.name === 'swap' ? 'swap' : step.due;
  const at = board.at[board.active]!;
  const place = t(at === 'prepare' && board.side === 'frame' ? 'frame' : at);
  const order = key === 'prepare' && board.onCard === 1 ? t('do.prepare.last') : t(`do.${key}`, { place });
  const text =
    me === board.active
      ? order
      : me === null
        ? `${name}: ${uncapital(order)}`
        : t(`see.${key}`, { name, place });
  const also = asideIn(view, step, me);
  return { text, ...(also ? { also } : {}), why: t(`why.${key}`), rule: RULES[key] };
}

const RULES: Record<Due | 'move' | 'swap', RuleId> = {
  move: 'move',
  spy: 'spy',
  trade: 'trade',
  stash: 'stash',
  prepare: 'prepare',
  steal: 'steal',
  frame: 'frame',
  swap: 'ownColour',
};

function asideIn(view: Public, step: Turn, me: Seat | null): string | null {
  const board = view.board!;
  // The table device has a button that says so.
  if (step.interrupt !== null && me === step.interrupt) {
    return t('also.interrupt.me', { name: nameIn(view, board.active) });
  }
  const last = view.undo?.deed.type;
  if (last === 'frameFailed') return t('also.failed');
  return step.name === 'start' && step.earliestFrame !== null ? t('also.early') : null;
}

function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
