// Makes a folder of the web edition that any server can carry: one page, under any path, with a manifest, icons and a
// service worker that keeps a copy of every file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const NIGHT = '#2c1e15';

/** Nothing comes from anywhere else, and only WebAssembly may become code. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'media-src data:',
  "font-src 'self'",
  // A relay of one's own may be anywhere.
  "connect-src 'self' wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** For servers that read such a file; others need the same in their own words. A page can't forbid frames itself. */
const HEADERS = `# An example in the notation of Netlify and Cloudflare Pages. A worker has only the policy of its own response,
# so these are for every file.
/*
  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
`;

const MANIFEST = {
  name: 'Goatherd',
  short_name: 'Goatherd',
  description: 'The companion in the middle of the table, for board games with goats.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  categories: ['games', 'entertainment'],
  icons: [
    { src: 'icons/goatherd.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function web(): Plugin {
  return {
    name: 'web-edition',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html,
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
          { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/192.png' }, injectTo: 'head' },
        ],
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['web.html']!;
        page.fileName = 'index.html';
        const add = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });

        const art = readFileSync(join(ROOT, 'icons/goatherd.svg'), 'utf8');
        add('icons/goatherd.svg', art);
        for (const size of [192, 512]) add(`icons/${size}.png`, png(art, size));
        add('icons/maskable.png', png(maskable(art), 512));
        const manifest = JSON.stringify(MANIFEST, null, 2);
        add('manifest.webmanifest', manifest);
        // A relay answers otherwise.
        add('relay.json', '{"relay":false}');

        const names = Object.values(bundle)
          .map(({ fileName }) => fileName)
          .filter((name) => name !== 'index.html' && !name.endsWith('.map'))
          .sort();
        const files = [
          './',
          'manifest.webmanifest',
          'relay.json',
          'icons/192.png',
          'icons/512.png',
          'icons/goatherd.svg',
        ];
        const late = names.filter((name) => name.includes('web_print'));
        const early = [...files, ...names.filter((name) => !late.includes(name) && !files.includes(name))];
        const version = createHash('sha256');
        for (const part of [contents(page), manifest, ...names]) version.update(part).update('\0');
        const worker = readFileSync(join(ROOT, 'ui/src/web/sw.js'), 'utf8')
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('= __FILES__', () => `= ${JSON.stringify(early)}`)
          .replace('= __LATER__', () => `= ${JSON.stringify(late)}`);
        add('sw.js', worker);
        // For the server, not for the page: nothing keeps a copy of it.
        add('_headers', HEADERS);
      },
    },
  };
}

function contents(file: { code?: string; source?: string | Uint8Array }): string | Uint8Array {
  return file.code ?? file.source ?? '';
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The system cuts it to its own shape, so the drawing is smaller and its ground fills the square. */
function maskable(svg: string): string {
  const inside = svg.replace(/<svg[^>]*>/, '').replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="${NIGHT}"/><g transform="translate(12.8 12.8) scale(.8)">${inside}</g></svg>`;
}
