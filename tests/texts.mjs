// The texts of the screens, read from their text files: tests look up a text by its key, so that a new wording breaks
// nothing.
//
// `en.table('newTable')` is the text of the table screen for that key, `en.phone(…)` that of a phone, and `en.book(…)`
// that of the rulebook, whose articles are in `en.rules` and `en.rulings`. `es` is Spanish.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ui = join(import.meta.dirname, '../ui');
const ts = createRequire(join(ui, 'package.json'))('typescript');
const OPTIONS = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
const loaded = new Map();

/** A module of the pages and its imports, without types, which Node cannot read. */
function load(file) {
  if (!loaded.has(file)) {
    const exports = {};
    loaded.set(file, exports);
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: OPTIONS });
    new Function('exports', 'require', outputText)(exports, (name) => load(join(dirname(file), `${name}.ts`)));
  }
  return loaded.get(file);
}

/** The text for a key. An unknown key or a missing parameter is a mistake in the test. */
const say = (texts) => (key, params = {}) => {
  assert.ok(key in texts, `there is no text “${key}”`);
  if (typeof texts[key] !== 'function') return texts[key];
  const get = (_, name) => (name in params ? params[name] : assert.fail(`the text “${key}” needs “${name}”`));
  return texts[key](new Proxy(params, { get }));
};

/** The app's own texts and those of a game, as the pages know them. */
function speak(language, game = 'scapegoat') {
  const app = (name) => load(join(ui, 'src/texts', language, `${name}.ts`));
  const own = (name) => load(join(ui, 'src/games', game, 'texts', language, `${name}.ts`));
  const book = (name) => load(join(ui, 'src/games', game, 'rulebook', language, `${name}.ts`));
  const words = { ...app('book').book, ...book('words').words };
  const { rules } = book('rules');
  const { rulings } = book('rulings');
  const table = {
    ...app('table').texts, ...app('door').door, ...own('table').texts, ...own('box').box, ...own('lessons').lessons,
  };
  const watch = { ...table, ...app('watch').watch };
  const phone = {
    ...app('first').first, ...app('phone').texts, ...app('door').door, ...app('errors').errors,
    ...own('first').first, ...own('phone').texts, ...own('errors').errors,
  };
  return {
    table: say(table), phone: say(phone), watch: say(watch), book: say(words), rules, rulings,
    /** What only the web edition says. */
    web: say(load(join(ui, 'src/web/texts', language, 'web.ts')).web),
    /** The label of the game's box on the shelf, whoever else stands there. */
    box: starts(say(table)('openBox', { game: table.title, from: ANY, to: ANY })),
    /** All of them, for checks of the texts as a whole. */
    all: { table, phone, words, rules, rulings },
  };
}

/** Stands for any value of a parameter; look for such a text with `whole`, `starts` or `within`. */
export const ANY = '\u0000';

// With a limit: in a whole page, looking for a value of any length takes many seconds.
const pattern = (texts) => texts
  .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(ANY, '.{1,80}')).join('|');

/** Exactly one of these texts. */
export const whole = (...texts) => new RegExp(`^(${pattern(texts)})$`, 'u');

/** Starts with one of these texts, followed by no letter: a button's name is its label and often a hint after it. */
export const starts = (...texts) => new RegExp(`^(${pattern(texts)})(?!\\p{L})`, 'u');

/** Contains one of these texts, but not inside a word. */
export const within = (...texts) => new RegExp(`(?<!\\p{L})(${pattern(texts)})(?!\\p{L})`, 'u');

/** As at the start of a line: terms are stored in lower case. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whole evenings are in English, unless GOATHERD_SPEAKS makes another language of it: then `en` is that one. */
const SPOKEN = process.env.GOATHERD_SPEAKS ?? 'en';
export const LOCALE = { en: 'en-GB', es: 'es-ES' }[SPOKEN];

/** What every game says, by its name and the language. */
export const games = Object.fromEntries(readdirSync(join(ui, 'src/games'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => [name, { en: speak(SPOKEN, name), es: speak('es', name) }]));
export const { scapegoat: { en, es }, rowing, snitch } = games;
