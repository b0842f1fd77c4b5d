/** The rulings that a table may choose; what comes first is how we read the rules. */
import type { Options } from '../../wire/rowing';

export type Option = keyof Options;

export const CHOICES: { readonly [O in Option]: readonly Options[O][] } = {
  secondSet: ['counts', 'afterNextCard'],
  outOfTurn: ['cardBack', 'skipsTurn'],
  secondLifesaver: ['slowestFirst', 'offenderFirst'],
  afterSecondLifesaver: ['leftOfSlowest', 'leftOfOffender'],
  lastCard: ['counts', 'laterSet'],
  falseCall: ['free', 'pile'],
  allOut: ['draw', 'replay'],
  falseGrab: ['eachPays', 'firstPays'],
  secondTouch: ['slip', 'fault'],
  tooClose: ['tableDecides', 'bothSafe'],
};
