/** The questions of the lesson and what is right. All results come from the engine. */
import type { Fault, GridLine, Price } from '../../../wire/rowing';
import type { Seat } from '../../../wire/wire';
import { t } from '../texts';
import type { Words } from './book';
import { examples, type LessonGrid } from './examples';
import { namesOf } from './people';
import type { RuleId } from './rules';

export type Question = { rule: RuleId; why: keyof Words } & (
  { kind: 'grid'; grid: LessonGrid } | { kind: 'price'; fault: Fault } | { kind: 'next' } | { kind: 'win' }
);

export type Answer = { line: GridLine | 'none' } | { price: Price } | { seat: Seat };

export const PRICES: readonly Price[] = ['nothing', 'cardBack', 'pile', 'set'];

export const QUESTIONS: readonly Question[] = [
  { kind: 'grid', grid: 'lessonRow', rule: 'sets', why: 'gridRow' },
  { kind: 'grid', grid: 'lessonNone', rule: 'sets', why: 'gridNone' },
  { kind: 'grid', grid: 'lessonDiagonal', rule: 'sets', why: 'gridDiagonal' },
  { kind: 'price', fault: 'peeked', rule: 'turn', why: 'pricePeeked' },
  { kind: 'next', rule: 'slowest', why: 'nextWhy' },
  { kind: 'price', fault: 'noSet', rule: 'noSet', why: 'priceNoSet' },
  { kind: 'grid', grid: 'lessonColumn', rule: 'sets', why: 'gridColumn' },
  { kind: 'price', fault: 'caughtSilent', rule: 'calls', why: 'priceSilent' },
  { kind: 'win', rule: 'win', why: 'winWhy' },
];

export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'grid': {
      const { sets } = examples[question.grid];
      if (!('line' in answer)) return false;
      return answer.line === 'none' ? !sets.length : sets.some(({ line }) => line === answer.line);
    }
    case 'price':
      return 'price' in answer && answer.price === examples.prices[question.fault];
    case 'next':
      return 'seat' in answer && answer.seat === examples.next.next;
    case 'win':
      return 'seat' in answer && examples.win.winners.includes(answer.seat);
  }
}

export function why({ why }: Question, _: Answer, words: Words): string {
  return words[why] as string;
}

/** What would have been right, where the picture doesn't show it. */
export function truth(question: Question, isRight: boolean): string | null {
  if (isRight) return null;
  switch (question.kind) {
    case 'price':
      return t(`price.${examples.prices[question.fault]}`);
    case 'next':
      return namesOf([examples.next.next]);
    case 'win':
      return namesOf(examples.win.winners);
    default:
      return null;
  }
}
