// Svelte contains code for server-rendered pages and for its experimental and legacy modes, behind flags that
// nothing here ever sets. If the build knows that, the minifier drops two kilobytes (gzipped) of the few that the
// phone page may have. If a new Svelte is written differently, the build fails rather than the page.
import { transform } from 'lightningcss';
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

const PRELOAD = '\0lean/preload-helper.js';

/** Styles inside a script are minified like those in a style sheet. */
function packStyles(code: string): string {
  return code.replace(
    /(hash: ['"]s\w+['"],\s*code: )('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
    (_, head, literal) => {
      const css = new Function(`return ${literal}`)() as string;
      const packed = transform({
        filename: 'part.css',
        code: Buffer.from(css),
        minify: true,
        targets: { safari: (16 << 16) | (4 << 8) },
      });
      return head + JSON.stringify(packed.code.toString());
    },
  );
}

/** Forks try out a change without showing it. Only the experimental mode has them. */
const NO_FORKS: [find: RegExp, put: string] = [/\b(current_batch\?|batch|this)\.is_fork\b(?! =)/g, 'false'];

const PHONE_CHANGES: typeof CHANGES = {
  // Mistakes of developers, which the build for development tells them.
  'svelte/src/internal/client/errors.js': [
    [
      /export function bind_invalid_checkbox_value\(\) \{[^]*?\n\}/g,
      'export function bind_invalid_checkbox_value() {}',
    ],
  ],
  'svelte/src/internal/client/warnings.js': [
    [/export function derived_inert\(\) \{[^]*?\n\}/g, 'export function derived_inert() {}'],
  ],
  // Told to whoever calls `getAbortSignal`, which nobody does. It is only compared.
  'svelte/src/internal/client/constants.js': [
    [/export const STALE_REACTION = new \(class[^]*?\}\)\(\);/g, 'export const STALE_REACTION = {};'],
  ],
  'svelte/src/internal/client/reactivity/batch.js': [
    NO_FORKS,
    // Called in the experimental mode alone.
    [/\t#commit\(\) \{[^]*?\n\t\}\n/g, '\t#commit() {}\n'],
  ],
  'svelte/src/internal/client/reactivity/sources.js': [NO_FORKS],
  'svelte/src/internal/client/reactivity/deriveds.js': [NO_FORKS],
  'svelte/src/internal/client/runtime.js': [NO_FORKS],
  // A page is mounted inside of a boundary, which waits for `await` in markup and catches errors for whoever asks for
  // them. Nothing here does.
  'svelte/src/internal/client/render.js': [
    [/boundary\([^,]*,\s*\{\s*pending: \(\) => \{\}\s*\},\s*\(anchor_node\) => \{/g, '((anchor_node) => {'],
    [/\},\s*transformError\s*\);/g, '})(anchor_node);'],
  ],
  // The phone page keeps every object as a whole (`$state.raw`), so nothing has to notice a change inside of one.
  'svelte/src/internal/client/proxy.js': [
    [/export function proxy\(value\) \{/g, 'export function proxy(value) { return value;'],
  ],
};

export function lean(mode: string): Plugin {
  const isPhone = mode === 'phone';
  const all = isPhone ? { ...CHANGES, ...PHONE_CHANGES } : CHANGES;
  const changed = new Set<string>();
  return {
    name: 'lean-svelte',
    apply: 'build',
    buildStart: () => changed.clear(),
    transform(code, id) {
      const [file, changes] = Object.entries(all).find(([file]) => id.split('?')[0]!.endsWith(file)) ?? [];
      if (!file || !changes) {
        if (!/\.svelte(\.ts)?$/.test(id)) return;
        if (isPhone && code.includes('$.proxy(')) throw new Error(`${id} needs $state.raw on the phone page`);
        return { code: packStyles(code), map: null };
      }
      changed.add(file);
      for (const [find, put] of changes) {
        if (code.search(find) < 0) throw new Error(`Svelte has changed: ${id} no longer contains ${find}`);
        code = code.replace(find, put);
      }
      return { code, map: null };
    },
    buildEnd(error) {
      const gone = error ? [] : Object.keys(all).filter((file) => !changed.has(file));
      if (gone.length) this.error(`Svelte has changed: it no longer has ${gone.join(', ')}`);
    },
    // Vite's own helper looks for style sheets that a part needs, but late parts of the phone page contain their styles.
    resolveId: {
      order: 'pre',
      handler: (id) => (isPhone && id.includes('vite/preload-helper') ? PRELOAD : null),
    },
    load: {
      order: 'pre',
      handler: (id) => (id === PRELOAD ? 'export const __vitePreload = (load) => load();' : null),
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
