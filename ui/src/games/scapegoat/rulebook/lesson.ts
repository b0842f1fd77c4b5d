/** The questions of the lesson and what is right. All results come from the engine. */
import type { Seat } from '../../../wire/wire';
import type { Words } from './book';
import { examples, type LessonReveal } from './examples';
import type { RuleId } from './rules';

export type Meaning = 'certain' | 'open' | 'me';

export type Question = { rule: RuleId } & (
  | { kind: 'mat' }
  | { kind: 'meaning' }
  | { kind: 'reveal'; reveal: LessonReveal; why: keyof Words }
  | { kind: 'cops'; cops: 'copsAsScapegoat' | 'copsAsConspirator'; ask: keyof Words; why: keyof Words }
);

export type Answer = { seat: Seat } | { meaning: Meaning } | { framed: Seat[] } | { goes: boolean };

export const QUESTIONS: readonly Question[] = [
  { kind: 'mat', rule: 'mats' },
  { kind: 'meaning', rule: 'scapegoat' },
  { kind: 'reveal', reveal: 'lessonFirst', why: 'revealFirst', rule: 'frame' },
  { kind: 'reveal', reveal: 'lessonMiss', why: 'revealMiss', rule: 'frame' },
  { kind: 'reveal', reveal: 'lessonStarter', why: 'revealStarter', rule: 'evidence' },
  { kind: 'cops', cops: 'copsAsScapegoat', ask: 'copsAsk1', why: 'copsWhy1', rule: 'cops' },
  { kind: 'cops', cops: 'copsAsConspirator', ask: 'copsAsk2', why: 'copsWhy2', rule: 'cops' },
  { kind: 'reveal', reveal: 'lessonDouble', why: 'doubleWhy', rule: 'double' },
];

export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'mat':
      return 'seat' in answer && answer.seat === examples.mat.cells[examples.mat.cell];
    case 'meaning':
      return 'meaning' in answer && answer.meaning === 'open';
    case 'reveal': {
      const { framed } = examples[question.reveal].judged.verdict;
      return 'framed' in answer && String([...answer.framed].sort()) === String(framed);
    }
    case 'cops': {
      const { winners, me } = examples[question.cops];
      return 'goes' in answer && answer.goes === winners.includes(me);
    }
  }
}

export function why(question: Question, answer: Answer, words: Words): string {
  switch (question.kind) {
    case 'mat':
      if (isRight(question, answer)) return words.matRight;
      return 'seat' in answer && answer.seat === examples.mat.cells[examples.mat.exchanged]
        ? words.matExchanged
        : words.matWrong;
    case 'meaning':
      return words.meaningWhy;
    default:
      return words[question.why] as string;
  }
}
