// No test may look for a text on a screen by its words, because it would break when the wording improves. Tests get
// the texts from `../texts.mjs` by their keys.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { ANY, en, es } from '../texts.mjs';

const ts = createRequire(join(import.meta.dirname, '../../ui/package.json'))('typescript');
const FOLDERS = ['../e2e', '../e2e/seal', '../e2e/sync', '../long', '../other-client', '../timed', '../window'];

/** Calls that find something on a page by its text. */
const FINDS = new Set([
  'button', 'choose', 'click', 'filter', 'getByAltText', 'getByLabel', 'getByPlaceholder', 'getByRole', 'getByText',
  'getByTitle', 'heading', 'hold', 'press', 'sees', 'starts', 'tap', 'whole', 'within',
]);
/** Calls whose texts are for the readers of a test. */
const TELLS = new Set(['describe', 'fail', 'test', 'until']);

/** Names on a page that are in no text file, and a key whose name is also a text. */
const FREE = new Set(['English', 'Español', 'Letter', 'Enter']);

const letters = (text) => (text.match(/\p{L}/gu) ?? []).length;
const wordsOf = (text) => text.match(/\p{L}{2,}/gu) ?? [];

/** All texts, split where parameters are filled in. */
function pieces(texts) {
  if (typeof texts === 'string') return texts.split(ANY);
  if (typeof texts !== 'function') return Object.values(texts ?? {}).flatMap(pieces);
  try {
    return pieces(texts(new Proxy({}, { get: () => ANY })));
  } catch {
    // This text computes something from its parameters, so its source is read instead.
    return [...String(texts).matchAll(/(['"`])(.*?)\1/g)].flatMap(([, , text]) => text.split(/\$\{.*?\}/));
  }
}

const SAID = [en, es].flatMap(({ all }) => pieces(all)).map((piece) => piece.trim()).filter(Boolean);
const WORDS = new Set(SAID.flatMap(wordsOf).map((word) => word.toLowerCase()));
/** Two short words in lower case may match by accident. */
const isTelling = (piece) => piece.includes(' ') && letters(piece) >= (/^\p{Ll}/u.test(piece) ? 16 : 8);
const SENTENCES = new Set(SAID.filter(isTelling));
const LONG = [...SENTENCES].filter((sentence) => letters(sentence) >= 16);

/** Whether it is a sentence from the screens, contains a long one, or is a large part of one. */
function isSentence(text) {
  if (SENTENCES.has(text)) return true;
  return letters(text) >= 16 && wordsOf(text).length >= 3
    && LONG.some((sentence) => text.includes(sentence) || sentence.includes(text));
}

/** The text of a literal: a pattern without its special characters, a template without what is filled in. */
function read(node) {
  if (ts.isRegularExpressionLiteral(node)) return [node.text.replace(/\/\w*$/, '').replace(/\\[a-z]|[\\/^$]/g, '')];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? [node.text] : [];
}

/** The call that it is an argument of, at any depth. */
function callOf(node) {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isCallExpression(at.parent)) return at === at.parent.expression ? null : { call: at.parent, argument: at };
  }
  return null;
}

/** The texts that a source file looks for literally. */
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

test('tests find things on a page by their text keys', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.mjs')).map((name) => join(folder, name)));
  assert.ok(files.length > 40, `${files.length} files are read`);
  assert.ok(SENTENCES.size > 1000, `${SENTENCES.size} sentences are known`);
  assert.deepEqual(files.flatMap((name) => literals(name, readFileSync(join(import.meta.dirname, name), 'utf8'))), []);
});

test('a literal sentence or label is noticed', () => {
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
