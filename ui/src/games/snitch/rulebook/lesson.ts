/** The questions of the lesson and what is right. What cards match and who wins comes from the engine. */
import { capital } from '../../../texts/index.svelte';
import type { Card, Tally } from '../../../wire/snitch';
import { reason } from '../result';
import { t } from '../texts';
import type { Words } from './book';
import examples from './examples.json';
import { COLOURS } from './players';
import type { RuleId } from './rules';

export type Match = keyof typeof examples.matches;
export type Score = keyof typeof examples.scores;

export type Question = { rule: RuleId; ask: keyof Words; why: keyof Words } & (
  | { kind: 'choice'; show?: Card; answers: readonly (keyof Words)[]; right: number }
  | { kind: 'match'; match: Match }
  | { kind: 'score'; score: Score }
);

/** The number of the answer; in a score that of the player, and one more for a draw. */
export type Answer = { given: number };

export const QUESTIONS: readonly Question[] = [
  {
    kind: 'choice',
    rule: 'turn',
    ask: 'drawAsk',
    why: 'drawWhy',
    show: { kind: 'witness', number: 2 },
    answers: ['drawPlay', 'drawSwap', 'drawKeep'],
    right: 1,
  },
  { kind: 'match', rule: 'eliminate', ask: 'matchAsk', why: 'sameWhy', match: 'same' },
  { kind: 'match', rule: 'wrong', ask: 'matchAsk', why: 'familyWhy', match: 'family' },
  {
    kind: 'choice',
    rule: 'eliminate',
    ask: 'otherAsk',
    why: 'otherWhy',
    answers: ['otherNothing', 'otherGive', 'otherDraw'],
    right: 1,
  },
  {
    kind: 'choice',
    rule: 'snitch',
    ask: 'snitchAsk',
    why: 'snitchWhy',
    show: { kind: 'snitch' },
    answers: ['snitchDiscard', 'snitchHome', 'snitchGive'],
    right: 1,
  },
  {
    kind: 'choice',
    rule: 'close',
    ask: 'closeAsk',
    why: 'closeWhy',
    show: { kind: 'driver' },
    answers: ['closeYes', 'closeNo'],
    right: 1,
  },
  { kind: 'score', rule: 'ties', ask: 'scoreAsk', why: 'cardsWhy', score: 'cards' },
  { kind: 'score', rule: 'snitch', ask: 'scoreAsk', why: 'topWhy', score: 'snitch' },
];

export function rightAnswer(question: Question): number {
  switch (question.kind) {
    case 'choice':
      return question.right;
    case 'match':
      return examples.matches[question.match].right ? 0 : 1;
    case 'score': {
      const { tally, districts } = examples.scores[question.score];
      return tally.winner ?? districts.length;
    }
  }
}

export function isRight(question: Question, { given }: Answer): boolean {
  return given === rightAnswer(question);
}

export function why({ why }: Question, _: Answer, words: Words): string {
  return words[why] as string;
}

/** What told the winner from the next one. */
export function truth(question: Question): string | null {
  if (question.kind !== 'score') return null;
  const tally = examples.scores[question.score].tally as Tally;
  return reason(tally, (seat) => capital(t(COLOURS[seat]!)));
}
