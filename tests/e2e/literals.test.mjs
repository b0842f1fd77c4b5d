// No test looks for a text of the screens by its words: it would break with the next better wording. What the screens
// say comes from `../texts.mjs`, by its key.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { ANY, en, es } from '../texts.mjs';

const ts = createRequire(join(import.meta.dirname, '../../ui/package.json'))('typescript');
const FOLDERS = ['../e2e', '../e2e/seal', '../e2e/sync', '../other-client', '../window'];

/** Calls that find something on a page by its words. */
const FINDS = new Set([
  'button', 'choose', 'click', 'filter', 'getByAltText', 'getByLabel', 'getByPlaceholder', 'getByRole', 'getByText',
  'getByTitle', 'heading', 'hold', 'press', 'sees', 'starts', 'tap', 'whole', 'within',
]);
/** Calls whose words are for whoever reads the test. */
const TELLS = new Set(['describe', 'fail', 'test', 'until']);

/** What a page shows without a text file, and a key, though a text may have the same word. */
const FREE = new Set(['English', 'Español', 'Letter', 'Enter']);

const letters = (text) => (text.match(/\p{L}/gu) ?? []).length;
const wordsOf = (text) => text.match(/\p{L}{2,}/gu) ?? [];

/** All texts, cut where something is filled in. */
function pieces(texts) {
  if (typeof texts === 'string') return texts.split(ANY);
  if (typeof texts !== 'function') return Object.values(texts ?? {}).flatMap(pieces);
  try {
    return pieces(texts(new Proxy({}, { get: () => ANY })));
  } catch {
    // It makes more of what is filled in than a word: then it is read as it was written.
    return [...String(texts).matchAll(/(['"`])(.*?)\1/g)].flatMap(([, , text]) => text.split(/\$\{.*?\}/));
  }
}

const SAID = [en, es].flatMap(({ all }) => pieces(all)).map((piece) => piece.trim()).filter(Boolean);
const WORDS = new Set(SAID.flatMap(wordsOf).map((word) => word.toLowerCase()));
/** Two short words in lower case may meet by accident. */
const isTelling = (piece) => piece.includes(' ') && letters(piece) >= (/^\p{Ll}/u.test(piece) ? 16 : 8);
const SENTENCES = new Set(SAID.filter(isTelling));
const LONG = [...SENTENCES].filter((sentence) => letters(sentence) >= 16);

/** It is a sentence of the screens, has a long one in it, or is a good part of one. */
function isSentence(text) {
  if (SENTENCES.has(text)) return true;
  return letters(text) >= 16 && wordsOf(text).length >= 3
    && LONG.some((sentence) => text.includes(sentence) || sentence.includes(text));
}

/** The words of a literal: a pattern without its signs, a template between what is filled in. */
function read(node) {
  if (ts.isRegularExpressionLiteral(node)) return [node.text.replace(/\/\w*$/, '').replace(/\\[a-z]|[\\/^$]/g, '')];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? [node.text] : [];
}

/** The call to which it is an argument, however deep in it. */
function callOf(node) {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isCallExpression(at.parent)) return at === at.parent.expression ? null : { call: at.parent, argument: at };
  }
  return null;
}

/** What a source looks for by its words. */
function literals(name, source) {
  const found = [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    const { call, argument } = callOf(node) ?? {};
    const how = call && (call.expression.name ?? call.expression).text;
    const isRole = how === 'getByRole' && argument === call.arguments[0];
    const isKey = call?.expression.expression?.name?.text === 'keyboard';
    for (const text of TELLS.has(how) || isRole || isKey ? [] : read(node)) {
      const isLabel = FINDS.has(how) && wordsOf(text).some((word) => !FREE.has(word) && WORDS.has(word.toLowerCase()));
      if (!isLabel && !isSentence(text.trim())) continue;
      found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('tests find things on a page through the text files', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.mjs')).map((name) => join(folder, name)));
  assert.ok(files.length > 40, `${files.length} files are read`);
  assert.ok(SENTENCES.size > 1000, `${SENTENCES.size} sentences are known`);
  assert.deepEqual(files.flatMap((name) => literals(name, readFileSync(join(import.meta.dirname, name), 'utf8'))), []);
});

test('a literal sentence or label would be noticed', () => {
  const half = en.table('misread').slice(0, 30);
  for (const line of [
    `table.click('${en.table('back')}');`,
    `table.sees('${en.table('whoLooks')}');`,
    `page.getByRole('button', { name: '${en.table('next')}' });`,
    `page.getByRole('button', { name: /^${en.table('next')}\\b/i });`,
    `page.getByText('${es.table('settings')}').first();`,
    `const says = '${es.table('whoLooks')}';`,
    `const says = /${half}/;`,
    `const says = \`${en.phone('pickCard', { name: '${name}' })}\`;`,
  ]) assert.equal(literals('line', line).length, 1, line);
  for (const line of [
    "table.click(en.table('back'));", "page.getByRole('button', { name: 'Zoë' });", "page.keyboard.press('Enter');",
    `test('${en.table('whoLooks')}', () => {});`, `until('${en.table('whoLooks')}', () => {});`, "page.getByRole('heading');",
  ]) assert.deepEqual(literals('line', line), [], line);
});
