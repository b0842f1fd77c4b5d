import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { face } from './scripts/face.ts';
import { neededAtOnce } from './scripts/first.ts';
import { lean } from './scripts/lean.ts';
import { palette } from './scripts/palette.ts';
import { web } from './scripts/web.ts';

// The two pages are built separately: a shared chunk would hold what either page needs, and the phone page has a
// limit on its bytes. The gallery is left out on purpose: it is for developers, not for players.
const PAGES: Record<string, string> = { phone: 'index.html', table: 'table.html', web: 'web.html' };

// Where `cargo xtask web` has put the compiled host and printer of the web edition.
const WASM = resolve(import.meta.dirname, process.env.GOATHERD_WASM ?? '../target/wasm');

// Where `goatherd-serve` runs during development: GOATHERD=http://127.0.0.1:4724 npm run dev
const host = process.env.GOATHERD ?? 'http://127.0.0.1:4724';

/** The version of everything in this repository: the workspace's. */
const [, version] = /^\[workspace\.package\][^[]*?^version = "([^"]+)"$/m.exec(
  readFileSync(resolve(import.meta.dirname, '../Cargo.toml'), 'utf8'),
)!;

const src = join(import.meta.dirname, 'src');
const listed = readdirSync(join(src, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());

/** Parts of Svelte that only late parts of the phone page use. */
const LATE_SVELTE =
  /elements\/(transitions|attachments)|blocks\/await|bindings\/(size|input)|client\/(loop|timing)\.js/;

/**
 * Says which file a module of a page goes into; null if it is not needed at first. A page is few files: one for what it
 * loads at once, and one for each game, loaded as soon as the page knows which one its table plays.
 */
function chunksOf(page: string): (id: string) => string | null {
  // The web edition is the table screen with its host beside it.
  const folder = page === 'web' ? 'table' : page;
  const always = neededAtOnce(join(src, page, 'main.ts'));
  const games = listed
    .map(({ name }): [string, string] => [name, join(src, 'games', name, folder, 'main.ts')])
    .filter(([, entry]) => existsSync(entry))
    .map(([name, entry]): [string, Set<string>] => [name, neededAtOnce(entry)]);
  return (id) => {
    const file = id.split('?')[0]!;
    // Only a phone that knocks at the door, and the table that it knocks at, need this library.
    if (/\/@noble\/(curves|hashes)\//.test(file)) return null;
    if (file.includes('/node_modules/') || file.includes('preload-helper'))
      return page === 'phone' && LATE_SVELTE.test(file) ? null : page;
    if (always.has(file)) return page;
    // What some games share has a file of its own, so that none of them loads another game.
    const names = games.filter(([, modules]) => modules.has(file)).map(([name]) => name);
    return names.length ? [page, ...names].join('-') : null;
  };
}

export default defineConfig(({ mode }) => {
  const chunkOf = mode in PAGES ? chunksOf(mode) : null;
  return {
    define: { 'import.meta.env.VERSION': JSON.stringify(version) },
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
          mode === 'phone' && chunkOf?.(filename) !== 'phone' ? { css: 'injected' } : undefined,
      }),
      lean(mode),
      face(),
      ...(mode === 'web' ? [web()] : []),
    ],
    ...(mode === 'web' && {
      // Any path will do.
      base: './',
      worker: { format: 'es' as const },
      resolve: {
        alias: [
          { find: /^goatherd-host$/, replacement: join(WASM, 'web.js') },
          { find: /^goatherd-print$/, replacement: join(WASM, 'web_print.js') },
          { find: /^goatherd-host\/wasm/, replacement: join(WASM, 'web_bg.wasm') },
          { find: /^goatherd-print\/wasm/, replacement: join(WASM, 'web_print_bg.wasm') },
        ],
      },
    }),
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
      ...(mode === 'web' && { outDir: process.env.GOATHERD_WEB ?? '../target/web' }),
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: PAGES[mode] ?? ['index.html', 'table.html'],
        ...(chunkOf && {
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
  };
});
