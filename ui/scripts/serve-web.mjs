// Serves the folder of the web edition on this machine, with the headers that it comes with:
// node scripts/serve-web.mjs FOLDER [--port N] [--path /goats/]
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const TYPES = {
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
};

/** The headers for every file, from the example that is part of the folder. */
async function headersIn(folder) {
    const lines = (await readFile(join(folder, '_headers'), 'utf8')).split('\n');
    const start = lines.indexOf('/*') + 1;
    const end = lines.findIndex((line, k) => k >= start && !line.startsWith('  '));
    return Object.fromEntries(
        lines.slice(start, end).map((line) =>
            line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2),
        ),
    );
}

/** A port of 0 is any free one. */
export async function serve(folder, { port = 0, path = '/' } = {}) {
    const headers = await headersIn(folder);
    const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url, 'http://localhost');
        try {
            if (!pathname.startsWith(path)) throw new Error('not ours');
            const name = normalize(decodeURIComponent(pathname.slice(path.length))) || '.';
            if (name.startsWith('..') || name.startsWith('_')) throw new Error('not ours');
            const file = name === '.' ? 'index.html' : name;
            const body = await readFile(join(folder, file));
            const type = TYPES[extname(file)] ?? 'application/octet-stream';
            response.writeHead(200, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache' });
            response.end(body);
        } catch {
            response.writeHead(404, headers).end();
        }
    });
    await new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
    const stop = () =>
        new Promise((done) => {
            server.close(done);
            server.closeAllConnections();
        });
    return { port: server.address().port, url: `http://127.0.0.1:${server.address().port}${path}`, stop };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [folder, ...rest] = process.argv.slice(2);
    const option = (name) => rest[rest.indexOf(name) + 1 || rest.length];
    const { url } = await serve(folder, {
        port: Number(option('--port') ?? 4725),
        path: option('--path') ?? '/',
    });
    console.log(`The web edition is at ${url}`);
}
