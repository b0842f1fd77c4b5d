import { describe, expect, it } from 'vitest';
import type { Content } from '../../../kit/rulebook/content';
import { search } from '../../../kit/rulebook/search';
import type { Texts } from '../../../kit/rulebook/assemble';
import { bookHolds, booksIn } from '../../../kit/rulebook/suite';
import type { Book } from './book';
import { plan } from './content';
import { isRight, QUESTIONS, rightAnswer } from './lesson';
import { RULE_IDS, RULINGS, type RuleId } from './rules';

const languages = booksIn(import.meta.glob<Texts<Book>>('./*/index.ts', { eager: true }), plan);

const [en, es] = [languages.en!, languages.es!];

bookHolds(languages, 'goal');

describe('the lesson', () => {
  it('counts an answer as right only if the engine says so', () => {
    const [, same, family, , , , cards, snitch] = QUESTIONS;
    expect(isRight(same!, { given: 0 })).toBe(true);
    expect(isRight(family!, { given: 0 })).toBe(false);
    expect(isRight(family!, { given: 1 })).toBe(true);
    expect(rightAnswer(cards!)).toBe(0);
    expect(rightAnswer(snitch!)).toBe(1);
    for (const question of QUESTIONS) expect(rightAnswer(question)).toBeGreaterThanOrEqual(0);
  });
});

describe('the search', () => {
  const first = (query: string, language: Content) => {
    const [found] = search(query, language);
    return found && ('rule' in found ? found.rule : RULINGS[found.ruling as keyof typeof RULINGS].rule);
  };

  it('finds every rule by its own title', () => {
    for (const content of Object.values(languages))
      for (const rule of RULE_IDS) expect(first(content.rules[rule]!.title, content), rule).toBe(rule);
  });

  it('answers everyday questions', () => {
    const asked: [RuleId, string, string][] = [
      ['setup', 'who starts', 'quién empieza'],
      ['ties', 'what if it’s a tie', 'qué pasa si hay empate'],
      ['close', 'can I knock', 'puedo golpear'],
      ['boss', 'what does the boss do', 'qué hace el capo'],
      ['missing', 'we lost a card', 'hemos perdido una carta'],
    ];
    for (const [rule, english, spanish] of asked) {
      expect(first(english, en), english).toBe(rule);
      expect(first(spanish, es), spanish).toBe(rule);
    }
  });
});
