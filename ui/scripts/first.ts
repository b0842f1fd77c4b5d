// Which modules a page needs at once: everything that an entry imports, directly or through others, but not what it
// imports later with `import()`. So the imports of the page, and of each game's entry, decide what a phone loads first.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Imports and exports from other files of ours; those of types alone vanish when the page is built. */
const STATIC = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*['"](\.[^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts'];

/** What a module imports when it is needed; not the types of a file. */
const LATER = /(?<!typeof )\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** The files that a module needs at once, and those that it may need later. */
export function importsOf(module: string, orLater = false): string[] {
  if (!/\.(ts|svelte)$/.test(module)) return [];
  const text = readFileSync(module, 'utf8');
  const found = [...text.matchAll(STATIC), ...(orLater ? text.matchAll(LATER) : [])];
  return found.map(([, name]) => {
    const base = join(dirname(module), name!.split('?')[0]!);
    const file = ENDINGS.map((ending) => base + ending).find(
      (path) => existsSync(path) && !isFolder(path, base),
    );
    if (!file) throw new Error(`${module} imports ${name}, which does not exist`);
    return file;
  });
}

export function neededAtOnce(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const file of importsOf(entry)) neededAtOnce(file, found);
  return found;
}

function isFolder(path: string, base: string): boolean {
  return path === base && !/\.\w+$/.test(path);
}
