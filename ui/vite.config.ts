import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { lean } from './scripts/lean.ts';

// The two pages are built separately: a shared chunk would hold what either page needs, and the phone page has a
// limit on its bytes. The gallery is left out on purpose: it is for developers, not for players.
const PAGES: Record<string, string> = { phone: 'index.html', table: 'table.html' };

// Where `goatherd-serve` runs during development: GOATHERD=http://127.0.0.1:4724 npm run dev
const host = process.env.GOATHERD ?? 'http://127.0.0.1:4724';

/** Everything a phone needs before the first peek goes into one file, the rest into the chunks of the late parts. */
function isNeededAtOnce(id: string): boolean {
  return FIRST.some((pattern) => pattern.test(id)) && !LATER.test(id);
}
const FIRST = [
  /\/src\/wire\//,
  /\/src\/look\/(base|tokens|Goat|goats|colours|cutouts|Shape|shapes|Button|once|Paper|Status|theme|focus-heading|hold|LookPad|secret)\b/,
  /\/src\/phone\/(main|App|Top|Sit|lazy|seats|player-session|choices)\b/,
  /\/src\/games\/scapegoat\/(phone\/(Home|Early|Peek|People|Dice)|look\/Poster)\b/,
  /\/src\/rulebook\/(RuleLink|open)\b/,
  /\/src\/texts\/(index|phone)\b/,
  /preload-helper/,
  /\/node_modules\//,
];
const LATER = /wire\/(clock|sync|beats)|elements\/transitions|blocks\/await|bindings\/size/;

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({
      compilerOptions: { discloseVersion: false },
      // Late parts of the phone page contain their styles, so there is no list of style sheets to load first.
      dynamicCompileOptions: ({ filename }) =>
        mode === 'phone' && !isNeededAtOnce(filename) ? { css: 'injected' } : undefined,
    }),
    lean(),
  ],
  server: {
    // The favicon is the app's icon, which lives beside this folder.
    fs: { allow: ['..'] },
    // The host only answers requests for its own name, from pages that it served.
    proxy: { '/socket': { target: host, ws: true, changeOrigin: true, headers: { origin: host } } },
  },
  build: {
    // Constructed style sheets (scripts/lean.ts) are the newest feature that a phone's browser must have.
    target: ['es2022', 'safari16.4'],
    // The phone fetches its late parts ahead of time anyway, and the lists of what to preload cost a kilobyte.
    modulePreload: mode === 'phone' ? false : { polyfill: false },
    // Saves a kilobyte over the default. Nothing here reads the `length` of a function.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false },
    },
    emptyOutDir: mode !== 'table',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: PAGES[mode] ?? Object.values(PAGES),
      ...(mode === 'phone' && {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'phone', test: isNeededAtOnce }],
          },
        },
      }),
    },
  },
  test: { include: ['src/**/*.test.ts'] },
}));
