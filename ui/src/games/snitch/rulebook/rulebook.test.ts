import { describe, expect, it } from 'vitest';
import { linksOf, plain, plainBody } from '../../../kit/rulebook/articles';
import type { Content } from '../../../kit/rulebook/content';
import { search } from '../../../kit/rulebook/search';
import { OPTION_NAMES } from '../options';
import type { Own } from './content';
import { content as en } from './en';
import { rules as english } from './en/rules';
import { content as es } from './es';
import { isRight, QUESTIONS, rightAnswer } from './lesson';
import { RULE_IDS, type RuleId } from './rules';
import { RULING_IDS, RULINGS } from './rulings';

const languages: Record<string, Content> = { en, es };

function sentences({ own, rules, rulings }: Content): string[] {
  const sample = new Proxy({}, { get: () => 'x' }) as never;
  const spoken = Object.values((own as Own).words).map((word) =>
    typeof word === 'function' ? word(sample) : word,
  );
  const told = Object.values(rules).flatMap(({ title, short, body }) => [title, short, plainBody(body)]);
  const ruled = Object.values(rulings).flatMap(({ question, answer, others }) => [
    question,
    answer,
    others ?? '–',
  ]);
  return [...spoken, ...told, ...ruled];
}

describe('the rulebook', () => {
  it('has every rule, every ruling and every word in every language', () => {
    for (const { rules, rulings, own } of Object.values(languages)) {
      expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort());
      expect(Object.keys(rulings).sort()).toEqual([...RULING_IDS].sort());
      expect(Object.keys((own as Own).words).sort()).toEqual(Object.keys((en.own as Own).words).sort());
    }
  });

  it('never has an empty sentence', () => {
    for (const language of Object.values(languages))
      for (const sentence of sentences(language)) expect(sentence).toMatch(/^(?!.*undefined).+$/s);
  });

  it('has the same drawings and the same links in every language', () => {
    for (const rule of RULE_IDS) {
      const drawings = ({ rules }: Content) =>
        rules[rule]!.body.flatMap((block) => ('drawing' in block ? block.drawing : []));
      expect(drawings(es), rule).toEqual(drawings(en));
      expect(linksOf(es.rules[rule]!.body).sort(), rule).toEqual(linksOf(english[rule].body).sort());
    }
  });

  it('links every rule to others and never to itself, and every rule can be reached from the goal', () => {
    const seen = new Set<RuleId>(['goal']);
    for (const rule of seen) for (const to of linksOf(english[rule].body)) seen.add(to);
    for (const rule of RULE_IDS) {
      expect(linksOf(english[rule].body), rule).not.toContain(rule);
      expect(linksOf(english[rule].body).length, rule).toBeGreaterThan(0);
    }
    expect(RULE_IDS.filter((rule) => !seen.has(rule))).toEqual([]);
  });

  it('ends everything it sets in bold', () => {
    for (const { rules } of Object.values(languages))
      for (const { body } of Object.values(rules))
        for (const block of body)
          for (const words of 'list' in block ? block.list : [block.words ?? []]) {
            const stars = words.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
            expect((stars.split('**').length - 1) % 2, plain(words)).toBe(0);
          }
  });

  it('has a ruling for every option, with a text for every choice', () => {
    const options = RULING_IDS.flatMap((id) => {
      const ruling: { rule: string; option?: string } = RULINGS[id];
      return ruling.option ?? [];
    });
    expect(options.sort()).toEqual([...OPTION_NAMES].sort());
    for (const content of Object.values(languages))
      for (const { label, choices } of Object.values(content.options))
        for (const text of [label, ...choices.map((choice) => choice.label)]) expect(text).toMatch(/\w/);
  });
});

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
