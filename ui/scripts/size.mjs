// Counts the bytes that a phone loads until the peek works, and fails above the limit. Run after
// `npm run build`. What counts is what index.html names, everything those modules import at once, one language,
// the font and the icon, all as the server sends them: gzipped, but for the font, which is packed already.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 45_000;
const DIST = new URL('../dist/', import.meta.url);

const read = (path) => readFileSync(new URL(path, DIST));
const weigh = (path) =>
    path.endsWith('.woff2') ? read(path).length : gzipSync(read(path), { level: 9 }).length;

const loaded = new Set(['index.html']);
const html = read('index.html').toString();
const add = (path) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    const text = read(path).toString();
    if (path.endsWith('.js')) {
        // Modules that are imported at once; `import(` fetches later.
        for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
            add(`assets/${name}`);
    }
    if (path.endsWith('.css')) {
        for (const [, name] of text.matchAll(/url\(["']?\/?(?:assets\/)?([\w.-]+\.woff2)/g))
            add(`assets/${name}`);
    }
};
for (const [, path] of html.matchAll(/(?:src|href)="\/([^"]+)"/g)) add(path);

// The heavier of the two languages: the chunks that hold the phone's texts.
const languages = readdirSync(new URL('assets/', DIST))
    .filter((name) => name.endsWith('.js') && !loaded.has(`assets/${name}`))
    .filter((name) => read(`assets/${name}`).includes('tableIsAskedHint:'))
    .map((name) => `assets/${name}`)
    .sort((a, b) => weigh(b) - weigh(a));
if (languages.length < 2) throw new Error('The texts of the phone were not found: is dist/ fresh?');
add(languages[0]);

let total = 0;
for (const path of loaded) {
    const bytes = weigh(path);
    total += bytes;
    console.log(`${String(bytes).padStart(7)}  ${path}`);
}
console.log(`${String(total).padStart(7)}  of ${LIMIT} allowed until the peek works`);
if (total > LIMIT) {
    console.error(`The phone page is ${total - LIMIT} bytes too heavy.`);
    process.exit(1);
}
