// Svelte contains code for server-rendered pages and for its experimental and legacy modes, behind flags that
// nothing here ever sets. If the build knows that, the minifier drops two kilobytes (gzipped) of the few that the
// phone page may have. If a new Svelte is written differently, the build fails rather than the page.
import type { Plugin } from 'vite';

const CHANGES: Record<string, [find: RegExp, put: string][]> = {
  'svelte/src/internal/flags/index.js': [
    [/export let (\w+) = false;/g, 'export const $1 = false;'],
    [/^\t(async|legacy|tracing)_mode_flag = \w+;$/gm, ''],
  ],
  'svelte/src/internal/client/dom/hydration.js': [
    [/export let hydrating = false;/g, 'export const hydrating = false;'],
    [/^\thydrating = value;$/gm, ''],
  ],
  // Drops the code that waits for `await` in markup, an experimental feature.
  'svelte/src/internal/client/reactivity/async.js': [
    [/if \(async\.length === 0 && pending\.length === 0\) \{/g, 'if (true) {'],
  ],
  // The host forbids style elements made by scripts, but a constructed style sheet is not an element.
  'svelte/src/internal/client/dom/css.js': [
    [
      /export function append_styles\(anchor, css\) \{[^]*\n\}/g,
      `const adopted = new Set();
export function append_styles(_, css) {
  if (adopted.has(css.hash)) return;
  adopted.add(css.hash);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.code);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`,
    ],
  ],
};

export function lean(): Plugin {
  return {
    name: 'lean-svelte',
    apply: 'build',
    transform(code, id) {
      const changes = Object.entries(CHANGES).find(([file]) => id.split('?')[0]!.endsWith(file))?.[1];
      if (!changes) return;
      for (const [find, put] of changes) {
        if (code.search(find) < 0) throw new Error(`Svelte has changed: ${id} no longer contains ${find}`);
        code = code.replace(find, put);
      }
      return { code, map: null };
    },
    // Otherwise the first chunk would also import parts of Svelte that only late parts of the page use.
    renderChunk(code, chunk) {
      if (chunk.name !== 'phone') return;
      return { code: code.replace(/^(import\s*["'][^"']+["'];\s*)+/, ''), map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html.replace(/\s*<script[^>]+src="\/assets\/(?!phone)[^"]+"><\/script>/g, '')
          : html,
    },
  };
}
