/**
 * Looks up rules while somebody types. People ask in whole sentences and in their own words, so any word may match,
 * even in another form or as a synonym. Rare words weigh more than common ones, and the best answer comes first.
 * Accents and capitals don't matter. Synonyms and ignored words depend on the game and on the language.
 */
import { plainBody, type Article, type Ruling } from './articles';

export interface Lookup {
  /** Words that questions contain but that say nothing about their subject, separated by spaces. */
  ignored: string;
  /** Groups of words that mean the same in this game, each group separated by spaces. */
  synonyms: string[];
}

export interface Searchable {
  rules: Record<string, Article>;
  rulings: Record<string, Ruling>;
  lookup: Lookup;
}

export type Found = { rule: string } | { ruling: string };

/** How much a word says about the subject of an entry, depending on where it is. */
const TITLE = 100;
const ALSO = 60;
const QUESTION = 40;
const SHORT = 20;
const BODY = 5;
/** How sure it is that two words mean the same. */
const TYPING = 0.8;
const SYNONYM = 0.7;
const OTHER_FORM = 0.6;
/** Entries that score less than this fraction of the best one are left out. */
const FAINT = 0.2;

interface Entry {
  found: Found;
  /** The title or question comes first. */
  places: { words: string[]; worth: number }[];
}

export function search(query: string, { rules, rulings, lookup }: Searchable): Found[] {
  const entries = [
    ...Object.entries(rules).map(([id, rule]) => ruleEntry(id, rule)),
    ...Object.entries(rulings).map(([id, ruling]) => rulingEntry(id, ruling)),
  ];
  const asked = wordsIn(query);
  const scores = entries.map(() => 0);
  for (const word of subjects(query, lookup.ignored)) {
    const others = synonymsOf(word, lookup.synonyms);
    const worths = entries.map(({ places }) => worthOf(word, others, places));
    const hits = worths.filter((worth) => worth > 0).length;
    const rarity = Math.log(1 + entries.length / Math.max(hits, 1));
    worths.forEach((worth, k) => (scores[k]! += worth * rarity));
  }
  const best = Math.max(...scores);
  return (
    entries
      .map(({ found, places }, k) => ({
        found,
        score: scores[k]!,
        named: places[0]!.words.every((word) => asked.includes(word)),
      }))
      .filter(({ score }) => score > 0 && score >= best * FAINT)
      // The location “Prepare” is a better match for “prepare” than preparing the table.
      .sort((a, b) => b.score - a.score || Number(b.named) - Number(a.named))
      .map(({ found }) => found)
  );
}

function ruleEntry(rule: string, { title, short, also, body }: Article): Entry {
  return {
    found: { rule },
    places: [
      { words: wordsIn(title), worth: TITLE },
      { words: wordsIn(also), worth: ALSO },
      { words: wordsIn(short), worth: SHORT },
      { words: wordsIn(plainBody(body)), worth: BODY },
    ],
  };
}

function rulingEntry(ruling: string, { question, answer, others = '' }: Ruling): Entry {
  return {
    found: { ruling },
    places: [
      { words: wordsIn(question), worth: QUESTION },
      { words: wordsIn(`${answer} ${others} ${ruling}`), worth: BODY },
    ],
  };
}

function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}+']+/gu) ?? [];
}

/** The words that a question is about; all of its words if it has only ignored ones. */
function subjects(query: string, ignored: string): string[] {
  const words = [...new Set(wordsIn(query))];
  const known = wordsIn(ignored);
  const left = words.filter((word) => !known.includes(word));
  return left.length ? left : words;
}

function synonymsOf(word: string, groups: string[]): string[] {
  return groups
    .map(wordsIn)
    .filter((group) => group.includes(word))
    .flat();
}

function worthOf(word: string, synonyms: string[], places: Entry['places']): number {
  const worths = places.map(({ words, worth }) => {
    const sure = words.map((known) =>
      Math.max(sameness(word, known), synonyms.includes(known) ? SYNONYM : 0),
    );
    return worth * Math.max(0, ...sure);
  });
  return Math.max(...worths);
}

function sameness(asked: string, known: string): number {
  if (asked === known) return 1;
  if (known.startsWith(asked)) return TYPING;
  return isOtherForm(asked, known) ? OTHER_FORM : 0;
}

/** “wins” and “win”, “starting” and “starts”: the same beginning with different endings. */
function isOtherForm(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = Math.max(a.length, b.length) - same;
  const isWhole = same === a.length || same === b.length;
  return (same >= 4 && rest <= 3) || (isWhole && same >= 3 && rest <= 2);
}
