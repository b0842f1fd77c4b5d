// A language nobody speaks, made as anybody would add one: a line, and a folder in every folder of texts. It is every
// English text in brackets, so what isn't in brackets on a screen would never be translated.

import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A real tag, because browsers know no made-up ones. */
export const TAG = 'eo';

/** As the pages show an English text in the made-up language. */
export const madeUp = (text) => `⟦${text}⟧`;

/** What is said outside of brackets: letters, not numbers and signs. */
export function untranslated(line) {
  const inner = /⟦[^⟦⟧]*⟧/g;
  while (inner.test(line)) line = line.replace(inner, '');
  return /\p{L}{2}/u.test(line) ? line.trim() : '';
}

/** Where a language is a line, and the English one. */
const LINES = [
  ['ui/src/texts/index.svelte.ts', "en: 'English',", `${TAG}: '${madeUp('Made up')}',`],
  ['crates/print/src/words/mod.rs', 'En en,', `Eo ${TAG},`],
  ['src-tauri/src/startup_error.rs', '("en", "Goatherd can’t start"),', `("${TAG}", "${madeUp('Goatherd can’t start')}"),`],
];

const BRACKETS = `/** Everything somebody reads, in brackets. */
export function madeUp<T>(said: T, key = ''): T {
  // These are for programs.
  if (['locale', 'to', 'drawing'].includes(key)) return said;
  if (typeof said === 'string') return \`⟦\${said}⟧\` as T;
  if (typeof said === 'function') return ((...params: unknown[]) => madeUp(said(...params))) as T;
  if (typeof said !== 'object' || said === null) return said;
  if (Array.isArray(said)) return said.map((each) => madeUp(each)) as T;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, madeUp(value, name)])) as T;
}
`;

/** Copies the pages into a folder and adds the language there. Returns the folder of the pages. */
export function addTo(folder) {
  const ui = join(folder, 'ui');
  mkdirSync(ui);
  for (const name of readdirSync(join(root, 'ui'))) {
    if (!['node_modules', 'dist'].includes(name)) cpSync(join(root, 'ui', name), join(ui, name), { recursive: true });
  }
  symlinkSync(join(root, 'ui/node_modules'), join(ui, 'node_modules'));
  for (const name of ['icons', 'Cargo.toml', 'README.md']) symlinkSync(join(root, name), join(folder, name));
  for (const [file, english, line] of LINES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readFileSync(join(root, file), 'utf8').replace(english, `${english} ${line}`));
  }
  const texts = join(ui, 'src/texts');
  writeFileSync(join(texts, 'made-up.ts'), BRACKETS);
  const folders = readdirSync(join(ui, 'src'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name === 'en').map((each) => join(each.parentPath, each.name));
  for (const english of folders) {
    const made = join(dirname(english), TAG);
    mkdirSync(made);
    for (const file of readdirSync(english)) writeFileSync(join(made, file), translated(join(english, file), made, texts));
  }
  return ui;
}

function translated(file, made, texts) {
  const english = readFileSync(file, 'utf8');
  const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  // A file that only gathers others gathers those of this language.
  if (!names.length) return english.replaceAll('/en/', `/${TAG}/`);
  return [
    `import * as english from '../en/${basename(file, '.ts')}';`,
    `import { madeUp } from '${relative(made, join(texts, 'made-up'))}';`,
    ...names.map((name) => `export const ${name} = madeUp(english.${name});`),
  ].join('\n');
}
