import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { neededAtOnce } from './scripts/first.ts';
import { lean } from './scripts/lean.ts';
import { palette } from './scripts/palette.ts';

// The two pages are built separately: a shared chunk would hold what either page needs, and the phone page has a
// limit on its bytes. The gallery is left out on purpose: it is for developers, not for players.
const PAGES: Record<string, string> = { phone: 'index.html', table: 'table.html' };

// Where `goatherd-serve` runs during development: GOATHERD=http://127.0.0.1:4724 npm run dev
const host = process.env.GOATHERD ?? 'http://127.0.0.1:4724';

const src = join(import.meta.dirname, 'src');
const listed = readdirSync(join(src, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());

/** What every phone loads at once. */
const ALWAYS = neededAtOnce(join(src, 'phone/main.ts'));
/** What it loads as soon as it knows which game its table plays. */
const GAMES: [name: string, modules: Set<string>][] = listed
  .map(({ name }): [string, string] => [name, join(src, 'games', name, 'phone/main.ts')])
  .filter(([, entry]) => existsSync(entry))
  .map(([name, entry]) => [name, neededAtOnce(entry)]);
/** Parts of Svelte that only late parts of the page use. */
const LATE_SVELTE =
  /elements\/(transitions|attachments)|blocks\/await|bindings\/(size|input)|client\/(loop|timing)\.js/;

/** The file that a module of the phone page goes into; null if it is not needed at first. */
function chunkOf(id: string): string | null {
  const file = id.split('?')[0]!;
  if (file.includes('/node_modules/') || file.includes('preload-helper'))
    return LATE_SVELTE.test(file) ? null : 'phone';
  if (ALWAYS.has(file)) return 'phone';
  // What some games share has a file of its own, so that none of them loads another game.
  const names = GAMES.filter(([, modules]) => modules.has(file)).map(([name]) => name);
  return names.length ? ['phone', ...names].join('-') : null;
}

export default defineConfig(({ mode }) => ({
  plugins: [
    palette(),
    svelte({
      compilerOptions: {
        discloseVersion: false,
        // Short enough for the phone page, long enough that no two parts share one.
        cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
      },
      // All other parts of the phone page contain their styles, so there is no list of style sheets to load first.
      dynamicCompileOptions: ({ filename }) =>
        mode === 'phone' && chunkOf(filename) !== 'phone' ? { css: 'injected' } : undefined,
    }),
    lean(mode),
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
            groups: [{ name: (id) => chunkOf(id) }],
          },
        },
      }),
    },
  },
  // Every file says which language and which settings it needs, so files can share what one of them has loaded.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
}));
