import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { face } from './scripts/face.ts';
import { neededAtOnce } from './scripts/first.ts';
import { palette } from './scripts/palette.ts';
import { web } from './scripts/web.ts';

// The pages are built separately: a shared chunk would hold what either page needs, and the phone page has a
// limit on its bytes. The gallery is left out on purpose: it is for developers, not for players.
const PAGES: Record<string, string> = {
  phone: 'index.html',
  table: 'table.html',
  watch: 'watch.html',
  web: 'web.html',
};

// Where `cargo xtask web` has put the compiled host and printer of the web edition.
const WASM = resolve(import.meta.dirname, process.env.GOATHERD_WASM ?? '../target/wasm');

// Where `goatherd-serve` runs during development: GOATHERD=http://127.0.0.1:4724 npm run dev
const host = process.env.GOATHERD ?? 'http://127.0.0.1:4724';

/** The version of everything in this repository: the workspace's. */
const [, version] = /^\[workspace\.package\][^[]*?^version = "([^"]+)"$/m.exec(
  readFileSync(resolve(import.meta.dirname, '../Cargo.toml'), 'utf8'),
)!;

// Where `cargo xtask web` wants the pages for guests of a relay, under a path of their own.
const GUESTS = process.env.GOATHERD_GUESTS;

const src = join(import.meta.dirname, 'src');
const listed = readdirSync(join(src, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());

/**
 * Says which file a module goes into that the first screen of a game needs; null for all others. A page is few files:
 * one for what it loads at once, and one for each game, loaded as soon as the page knows which one its table plays.
 */
function chunksOf(page: string): (id: string) => string | null {
  // The web edition is the table screen with its host beside it.
  const folder = page === 'web' ? 'table' : page;
  const games = listed
    .map(({ name }): [string, string] => [name, join(src, 'games', name, folder, 'main.ts')])
    .filter(([, entry]) => existsSync(entry))
    .map(([name, entry]): [string, Set<string>] => [name, neededAtOnce(entry)]);
  return (id) => {
    const file = id.split('?')[0]!;
    // What some games share has a file of its own, so that none of them loads another game.
    const names = games.filter(([, modules]) => modules.has(file)).map(([name]) => name);
    return names.length ? [page, ...names].join('-') : null;
  };
}

export default defineConfig(({ mode }) => {
  // A television has time to fetch as many files as Vite makes.
  const chunkOf = mode in PAGES && mode !== 'watch' ? chunksOf(mode) : null;
  return {
    define: { 'import.meta.env.VERSION': JSON.stringify(version) },
    plugins: [
      palette(),
      svelte({ compilerOptions: { discloseVersion: false } }),
      face(),
      ...(mode === 'web' ? [web()] : []),
    ],
    // Any path will do.
    ...((mode === 'web' || GUESTS) && { base: './' }),
    ...(mode === 'web' && {
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
      target: ['es2022', 'safari16.4'],
      // The phone fetches its late parts ahead of time anyway, and the lists of what to preload cost a kilobyte.
      modulePreload: mode === 'phone' ? false : { polyfill: false },
      // On the phone page, two minifiers in a row: what one leaves, the other finds. That saves 900 bytes of its limit.
      ...(mode === 'phone' && {
        minify: 'terser' as const,
        terserOptions: { module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
      }),
      // The phone page is built first.
      emptyOutDir: mode !== 'table' && mode !== 'watch',
      ...(GUESTS && (mode === 'phone' || mode === 'watch') && { outDir: GUESTS }),
      ...(mode === 'web' && { outDir: process.env.GOATHERD_WEB ?? '../target/web' }),
      rolldownOptions: {
        checks: { pluginTimings: false },
        // What isn't used of Svelte does nothing, but its package doesn't say so.
        treeshake: { moduleSideEffects: [{ test: /\/node_modules\/svelte\/src\//, sideEffects: false }] },
        input: PAGES[mode] ?? ['index.html', 'table.html', 'watch.html'],
        ...(chunkOf && {
          output: {
            minify: true,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: mode, tags: ['$initial'] }, { name: (id) => chunkOf(id) }],
            },
          },
        }),
      },
    },
    // Every file says which language and which settings it needs, so files can share what one of them has loaded.
    test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
  };
});
