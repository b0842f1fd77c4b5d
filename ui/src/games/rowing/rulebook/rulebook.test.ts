import { describe, expect, it } from 'vitest';
import { linksOf, plain, plainBody } from '../../../kit/rulebook/articles';
import type { Content } from '../../../kit/rulebook/content';
import { search } from '../../../kit/rulebook/search';
import { CHOICES, type Option } from '../options';
import { choiceText, type Own } from './content';
import { content as enContent } from './en';
import { rules as english } from './en/rules';
import { content as esContent } from './es';
import { examples } from './examples';
import { isRight, QUESTIONS } from './lesson';
import { GRIDS, RULE_IDS, type RuleId } from './rules';
import { RULING_IDS } from './rulings';

const [en, es] = [enContent(), esContent()];
const languages: Record<string, Content> = { en, es };

describe('the rulebook', () => {
  it('has every rule, every ruling and every word in every language', () => {
    for (const { rules, rulings, own } of Object.values(languages)) {
      expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort());
      expect(Object.keys(rulings).sort()).toEqual([...RULING_IDS].sort());
      expect(Object.keys((own as Own).words).sort()).toEqual(Object.keys((en.own as Own).words).sort());
    }
  });

  it('never has an empty sentence', () => {
    const sample = new Proxy({}, { get: () => 'x' }) as never;
    for (const { own, rules, rulings } of Object.values(languages)) {
      const words = Object.values((own as Own).words);
      const said = words.map((word) =>
        typeof word === 'function' ? (word as (p: never) => string)(sample) : word,
      );
      const told = Object.values(rules).flatMap(({ title, short, body }) => [title, short, plainBody(body)]);
      const ruled = Object.values(rulings).flatMap(({ question, answer }) => [question, answer]);
      for (const sentence of [...said, ...told, ...ruled]) expect(sentence).toMatch(/^(?!.*undefined).+$/s);
    }
  });

  it('has the same drawings and links in every language', () => {
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
          for (const words of 'list' in block ? block.list : [block.words ?? []])
            for (const piece of words)
              if (typeof piece === 'string') expect((piece.split('**').length - 1) % 2, plain(words)).toBe(0);
  });

  it('finds rules in everyday words', () => {
    const found = (query: string, content: Content) => {
      const [hit] = search(query, content);
      return hit && ('rule' in hit ? hit.rule : hit.ruling);
    };
    expect(found('who goes next after the slowest', en)).toMatch(/slowest|B9|B6b/);
    expect(found('last card', en)).toMatch(/lastCard|B8|out/);
    expect(found('two lifesavers', en)).toBe('second');
    expect(found('última carta', es)).toMatch(/lastCard|B8|out/);
  });

  it('offers the trainer only where the host can be asked', () => {
    expect(en.ways).toEqual([]);
    expect(en.pages).toHaveProperty('trainer');
  });

  it('has a text for every ruling that a table may choose', () => {
    const options = Object.keys(CHOICES) as Option[];
    expect(RULING_IDS.filter((id) => en.rulings[id]!.option)).toHaveLength(options.length);
    for (const { own } of Object.values(languages))
      for (const option of options)
        for (const choice of CHOICES[option])
          expect(choiceText((own as Own).words, option, choice)).toMatch(/\w/);
  });
});

describe('the examples', () => {
  it('show what the articles say about them', () => {
    for (const grid of GRIDS) expect(examples[grid].cards).toHaveLength(9);
    expect(examples.sameBoat.sets.map(({ why }) => why)).toEqual([['boat']]);
    expect(examples.sameColour.sets.map(({ why }) => why)).toEqual([['colour']]);
    expect(examples.two.sets).toHaveLength(2);
    expect(examples.gap.cards[8]).toBeNull();
  });
});

describe('the lesson', () => {
  it('counts an answer as right only if the engine says so', () => {
    const [row, none, diagonal, peeked, next, , , , win] = QUESTIONS;
    expect(isRight(row!, { line: 'row2' })).toBe(true);
    expect(isRight(row!, { line: 'none' })).toBe(false);
    expect(isRight(none!, { line: 'none' })).toBe(true);
    expect(isRight(diagonal!, { line: 'diagonal1' })).toBe(false);
    expect(isRight(peeked!, { price: 'cardBack' })).toBe(true);
    expect(isRight(peeked!, { price: 'pile' })).toBe(false);
    expect(isRight(next!, { seat: 2 })).toBe(true);
    expect(isRight(win!, { seat: 2 })).toBe(true);
    expect(isRight(win!, { seat: 0 })).toBe(false);
  });
});
