/** What holds for the rulebook of every game, in all languages. */
import { describe, expect, it } from 'vitest';
import { linksOf, plain, plainBody } from './articles';
import { contentOf, type Plan, type Texts } from './assemble';
import type { BookTypes, Content } from './content';

/** Everything that a rulebook says. */
export function sentences({ words, rules, rulings }: Content): string[] {
  const sample = new Proxy({}, { get: () => 'x' });
  const said: unknown[] = Object.values(words).map((word: unknown) =>
    typeof word === 'function' ? (word(sample) as unknown) : word,
  );
  const told = Object.values(rules).flatMap(({ title, short, body }) => [title, short, plainBody(body)]);
  const ruled = Object.values(rulings).flatMap(({ question, answer, others = '–' }) => [
    question,
    answer,
    others,
  ]);
  return [...said.map(String), ...told, ...ruled];
}

/** The rulebook in each language, from the files in the folders of the languages. */
export function booksIn<B extends BookTypes>(
  files: Record<string, Texts<B>>,
  plan: Plan<B>,
): Record<string, Content<B>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2)!, contentOf(plan, texts)]),
  );
}

/** `first` is the rule that leads to all others. */
export function bookHolds(languages: Record<string, Content>, first: string): void {
  const books = Object.values(languages);
  const [english] = books;
  if (!english) throw new Error('there is no rulebook');
  const ids = english.chapters.flatMap(({ rules }) => rules);

  describe('the rulebook', () => {
    it('has every rule, every ruling and every word in every language', () => {
      for (const { rules, rulings, words } of books) {
        expect(Object.keys(rules).sort()).toEqual([...ids].sort());
        expect(Object.keys(rulings).sort()).toEqual(Object.keys(english.rulings).sort());
        expect(Object.keys(words).sort()).toEqual(Object.keys(english.words).sort());
        for (const { question, answer } of Object.values(rulings)) expect(question && answer).toMatch(/\w/);
      }
    });

    it('never has an empty sentence', () => {
      for (const book of books)
        for (const sentence of sentences(book)) expect(sentence).toMatch(/^(?!.*undefined).+$/s);
    });

    it('has the same drawings and the same links in every language', () => {
      for (const { rules } of books)
        for (const rule of ids) {
          const drawings = ({ body }: Content['rules'][string]) =>
            body.flatMap((block) => ('drawing' in block ? block.drawing : []));
          expect(drawings(rules[rule]!), rule).toEqual(drawings(english.rules[rule]!));
          expect(linksOf(rules[rule]!.body).sort(), rule).toEqual(linksOf(english.rules[rule]!.body).sort());
        }
    });

    it('links every rule to others and never to itself, and every rule can be reached', () => {
      const links = (rule: string) => linksOf(english.rules[rule]!.body);
      const seen = new Set([first]);
      for (const rule of seen) for (const to of links(rule)) seen.add(to);
      for (const rule of ids) {
        expect(links(rule), rule).not.toContain(rule);
        expect(links(rule).length, rule).toBeGreaterThan(0);
      }
      expect(ids.filter((rule) => !seen.has(rule))).toEqual([]);
    });

    it('ends everything it sets in bold', () => {
      for (const { rules } of books)
        for (const { body } of Object.values(rules))
          for (const block of body)
            for (const words of 'list' in block ? block.list : [block.words ?? []]) {
              const stars = words.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
              expect((stars.split('**').length - 1) % 2, plain(words)).toBe(0);
            }
    });

    it('has a ruling for every option, with a text for every choice', () => {
      for (const { options, rulings } of books) {
        const chosen = Object.values(rulings).flatMap(({ option }) => option ?? []);
        expect(chosen.sort()).toEqual(Object.keys(options).sort());
        for (const { label, choices } of Object.values(options))
          for (const text of [label, ...choices.map((choice) => choice.label)]) expect(text).toMatch(/\w/);
      }
    });
  });
}
