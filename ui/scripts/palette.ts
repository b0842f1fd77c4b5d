// The colours of the goats are on paper, too: they are in src/art/colours.json, which the printed sheets read as
// well. Here the list becomes custom properties in the style sheet that every page starts with.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = fileURLToPath(new URL('../src/art/colours.json', import.meta.url));

export function palette(): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]!.endsWith('/look/base.css')) return;
      this.addWatchFile(LIST);
      const colours: [name: string, value: string][] = Object.entries(JSON.parse(readFileSync(LIST, 'utf8')));
      const properties = colours.map(([name, value]) => `--${name}:${value};`).join('');
      return { code: `${code}\n:root{${properties}}\n`, map: null };
    },
  };
}
