/**
 * What to say in each step of the game, on the table device and on every phone. It depends only on what everybody
 * sees and on whose device it is shown.
 */
import type { Depth } from '../../../kit/teach/depth';
import type { Chore, View } from '../../../wire/snitch';
import type { Seat } from '../../../wire/wire';
import type { RuleId } from '../rulebook/rules';
import { t } from '../texts';

export type Public = Omit<View, 'mine'>;

export interface Prompt {
  /** What to do now, or what is happening. */
  text: string;
  /** Whom it can't affect. */
  also?: string;
  why?: string;
  rule: RuleId;
}

type Name = (seat: Seat) => string;

/** `me` is null on the table device, which speaks to whoever acts. */
export function promptFor(view: Public, me: Seat | null, depth: Depth, name: Name): Prompt {
  const { why, ...prompt } = saidIn(view, me, name);
  return depth === 'learning' && why ? { ...prompt, why } : prompt;
}

/** What to do about one item of the set-up checklist. */
export function choreText({ cards }: Public, chore: Chore): { text: string; why: string } {
  const text = {
    missing: t('do.missing'),
    shuffle: t('do.shuffle', { cards: cards?.total ?? 0 }),
    districts: t('do.districts'),
    drawPile: t('do.drawPile', { pile: cards?.pile ?? 0 }),
    discardPile: t('do.discardPile'),
  }[chore];
  return { text, why: t(`why.${chore}`) };
}

function saidIn(view: Public, me: Seat | null, name: Name): Prompt {
  const { step, closed, board } = view;
  const active = board?.active ?? 0;
  const isMine = me === null || me === active;
  switch (step.name) {
    case 'setup':
      return { text: t('settingUpHint'), rule: 'setup' };
    case 'lookGather':
    case 'lookCount':
    case 'look':
      return { text: t('do.lookGather'), why: t('why.lookGather'), rule: 'look' };
    case 'lookFreely':
      return {
        text: me === null ? t('do.lookFreely') : t('lookFreeHint'),
        why: t('why.lookGather'),
        rule: 'look',
      };
    case 'open':
      return { text: t('do.open'), why: t('why.open'), rule: 'turn' };
    case 'lastTurn':
      return {
        text: me === null || me === step.of ? t('do.lastTurn') : t('see.lastTurn', { name: name(step.of) }),
        why: t('why.lastTurn'),
        rule: 'close',
      };
    case 'start': {
      if (!isMine) {
        return { text: t(closed ? 'see.start.last' : 'see.start', { name: name(active) }), rule: 'turn' };
      }
      const isEmpty = board?.sizes[active] === 0;
      const text = !step.mayDraw
        ? t(step.mayPass ? 'do.start.nothing' : 'do.start.mustClose')
        : isEmpty
          ? t('do.start.empty')
          : t(closed ? 'do.start.last' : 'do.start');
      return { text, why: t(closed ? 'why.lastTurn' : 'why.start'), rule: closed ? 'close' : 'turn' };
    }
    case 'exchange':
      return {
        text: isMine ? t('do.exchange') : t('see.exchange', { name: name(active) }),
        why: t('why.exchange'),
        rule: 'turn',
      };
    case 'action': {
      const { due, card, targets } = step;
      const isSecond = due === 'swap' && card.kind === 'hitman';
      const text = !isMine
        ? t(`see.${due}`, { name: name(active) })
        : isSecond
          ? t('do.swap.hitman')
          : t(`do.${due}`);
      const also =
        step.maySkip && !targets.length
          ? t('nobodyInReach')
          : closed && t('outOfReach', { name: closed.by === me ? null : name(closed.by) });
      return { text, ...(also ? { also } : {}), why: t(`why.${due}`), rule: ruleOf(card.kind) };
    }
    case 'reveal':
    case 'revealCount':
      return { text: t('do.reveal'), why: t('why.reveal'), rule: 'score' };
    case 'entry':
    case 'over':
      return { text: t('do.entry'), why: t('why.entry'), rule: 'score' };
  }
}

function ruleOf(kind: string): RuleId {
  return kind === 'witness' ? 'eliminate' : (kind as RuleId);
}
