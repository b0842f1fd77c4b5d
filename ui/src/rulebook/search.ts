/** Looking something up while typing: accents and capitals do not matter, every word must be found somewhere. */
import { plainBody, RULE_IDS, type Article, type RuleId } from './rules';
import { RULING_IDS, type Ruling, type RulingId } from './rulings';

export interface Searchable {
  articles: Record<RuleId, Article>;
  rulings: Record<RulingId, Ruling>;
}

export type Found = { rule: RuleId } | { ruling: RulingId };

/** How much a word in a place says about what was meant. */
const TITLE = 100;
const ALSO = 60;
const SHORT = 20;
const BODY = 5;
/** A word that begins with what was typed is meant more likely than one that contains it. */
const BEGINS = 3;

export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export function search(query: string, { articles, rulings }: Searchable): Found[] {
  const words = folded(query).match(/[\p{L}\p{N}+]+/gu);
  if (!words) return [];
  const rules = RULE_IDS.map((rule) => {
    const { title, short, also, body } = articles[rule];
    const found: Found = { rule };
    return {
      found,
      score: rate(words, [title, TITLE], [also, ALSO], [short, SHORT], [plainBody(body), BODY]),
    };
  });
  const silences = RULING_IDS.map((ruling) => {
    const { question, answer, others } = rulings[ruling];
    const found: Found = { ruling };
    return { found, score: rate(words, [question, SHORT], [`${answer} ${others ?? ''} ${ruling}`, BODY]) };
  });
  return [...rules, ...silences]
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
}

/** Zero as soon as one of the words is nowhere. */
function rate(words: string[], ...places: [text: string, worth: number][]): number {
  const known = places.map(([text, worth]) => ({ text: ` ${folded(text)}`, worth }));
  const scores = words.map((word) => {
    const worths = known.map(({ text, worth }) => {
      const at = text.indexOf(word);
      if (at < 0) return 0;
      return /[^\p{L}\p{N}]/u.test(text[at - 1]!) || text.includes(` ${word}`) ? worth * BEGINS : worth;
    });
    return Math.max(...worths);
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
