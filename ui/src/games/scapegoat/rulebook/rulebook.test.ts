import { describe, expect, it } from 'vitest';
import { linksOf, plain, plainBody } from '../../../kit/rulebook/articles';
import type { Content } from '../../../kit/rulebook/content';
import { GIVES_AWAY } from '../texts/gives-away';
import type { Own } from './content';
import { content as en } from './en';
import { rules as english } from './en/rules';
import { content as es } from './es';
import { examples } from './examples';
import { isRight, QUESTIONS } from './lesson';
import { CHOICES, choiceText } from './options';
import { CASES, RULE_IDS, see, text, type RuleId } from './rules';
import { optionOf, RULING_IDS, RULINGS, rulingsOf } from './rulings';

const languages: Record<string, Content> = { en, es };

const ownOf = (content: Content) => content.own as Own;

function sentences({ own, rules, rulings }: Content): string[] {
  const { words } = own as Own;
  const sample = new Proxy({}, { get: () => 'x' }) as never;
  const spoken = Object.values(words).map((word) => (typeof word === 'function' ? word(sample) : word));
  const told = Object.values(rules).flatMap(({ title, short, body }) => [title, short, plainBody(body)]);
  const ruled = Object.values(rulings).flatMap(({ question, answer, others }) => [
    question,
    answer,
    others ?? '–',
  ]);
  return [...spoken, ...told, ...ruled];
}

describe('the rulebook', () => {
  it('has every rule and every ruling in every language', () => {
    for (const { rules, rulings, own } of Object.values(languages)) {
      const { words } = own as Own;
      expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort());
      expect(Object.keys(rulings).sort()).toEqual([...RULING_IDS].sort());
      expect(Object.keys(words).sort()).toEqual(Object.keys(ownOf(en).words).sort());
    }
  });

  it('never has an empty sentence, and never says for certain who is the scapegoat', () => {
    for (const language of Object.values(languages))
      for (const sentence of sentences(language)) {
        expect(sentence).toMatch(/^(?!.*undefined).+$/s);
        expect(sentence).not.toMatch(GIVES_AWAY);
      }
  });

  it('has the same drawings and the same number of links in every language', () => {
    for (const rule of RULE_IDS) {
      const drawings = ({ rules }: Content) =>
        rules[rule]!.body.flatMap((block) => ('drawing' in block ? block.drawing : []));
      expect(drawings(es), rule).toEqual(drawings(en));
      expect(linksOf(es.rules[rule]!.body).sort(), rule).toEqual(linksOf(english[rule].body).sort());
    }
  });

  it('links every rule to others and never to itself, and every rule can be reached by links from the goal', () => {
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
            const stars = words.join('').split('**').length - 1;
            expect(stars % 2, plain(words)).toBe(0);
          }
  });

  it('explains all six cases of a frame attempt with pictures of the cards', () => {
    const drawn = english.frame.body.flatMap((block) => ('drawing' in block ? block.drawing : []));
    expect(drawn).toEqual([...CASES]);
  });

  it('makes paragraphs of text and links', () => {
    const words = text`Go to ${see('cops', 'the cops')}, **now**.`;
    expect(words).toEqual(['Go to ', { to: 'cops', words: 'the cops' }, ', **now**.']);
    expect(plain(words)).toBe('Go to the cops, now.');
  });
});

describe('rulings', () => {
  it('belong to a rule, and four of them are options with texts for every choice', () => {
    expect(RULING_IDS.filter((ruling) => optionOf(ruling))).toEqual(['A27', 'A21', 'A5', 'A1']);
    for (const ruling of RULING_IDS) expect(rulingsOf(RULINGS[ruling].rule)).toContain(ruling);
    for (const { words } of Object.values(languages).map(ownOf))
      for (const option of Object.keys(CHOICES) as (keyof typeof CHOICES)[])
        for (const choice of CHOICES[option]) expect(choiceText(words, option, choice)).toMatch(/\w/);
  });
});

describe('the lesson', () => {
  it('counts an answer as right only if the engine says so', () => {
    const [mat, , first, miss, , go, stay, double] = QUESTIONS;
    expect(isRight(mat!, { seat: 0 })).toBe(true);
    expect(isRight(mat!, { seat: examples.mat.cells[examples.mat.exchanged]! })).toBe(false);
    expect(isRight(first!, { framed: [1] })).toBe(true);
    expect(isRight(first!, { framed: [] })).toBe(false);
    expect(isRight(miss!, { framed: [] })).toBe(true);
    expect(isRight(go!, { goes: true })).toBe(true);
    expect(isRight(stay!, { goes: true })).toBe(false);
    expect(isRight(double!, { framed: [1, 0] })).toBe(true);
    expect(isRight(double!, { framed: [0] })).toBe(false);
  });
});
