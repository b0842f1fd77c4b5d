/** Two modules that need each other at once work or fail depending on which one a page loads first. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../scripts/first';

const src = import.meta.dirname;
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
  .map((name) => join(src, name));

it('no module needs itself, not even later and through others', () => {
  const done = new Set<string>();
  const visit = (module: string, way: string[]): void => {
    const seen = way.indexOf(module);
    const circle = [...way.slice(seen), module].map((each) => each.slice(src.length + 1)).join(' → ');
    expect(seen, circle).toBe(-1);
    if (done.has(module)) return;
    for (const next of importsOf(module, true)) visit(next, [...way, module]);
    done.add(module);
  };
  expect(modules.length).toBeGreaterThan(500);
  for (const module of modules) visit(module, []);
});
