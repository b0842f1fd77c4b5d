/* global clients, skipWaiting, __FILES__, __LATER__ */
// The service worker of the web edition. `scripts/web.ts` puts the lists of files and the version in place.
//
// Every version has a store of its own. A page is always served from the version that it started with, because this
// worker is replaced only when no page uses it any more, or when somebody asks for the new one.

const VERSION = '__VERSION__';
/** Needed in order to play. */
const FILES = __FILES__;
/** Needed in order to print, and nobody waits for them. */
const LATER = __LATER__;

const HOME = new URL('./', location.href).pathname;
const STORE = `goatherd ${HOME} ${VERSION}`;
const OURS = `goatherd ${HOME} `;
/** Guests of other tables: their page comes fresh from the relay each time, and keeps nothing. */
const GUESTS = `${HOME}j/`;

addEventListener('install', (event) => {
    // Past the browser's own cache, which may hold an old page; names of other files change with their contents.
    const requests = FILES.map((file) => new Request(file, { cache: file === './' ? 'reload' : 'default' }));
    event.waitUntil(caches.open(STORE).then((store) => store.addAll(requests)));
});

addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) {
                if (name.startsWith(OURS) && name !== STORE) await caches.delete(name);
            }
            await clients.claim();
            const store = await caches.open(STORE);
            // Whoever goes offline before this is done can still play.
            await store.addAll(LATER).catch(() => {});
        })(),
    );
});

addEventListener('message', ({ data }) => {
    if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
    if (url.pathname.startsWith(GUESTS)) return;
    // There is only one page, whatever its address.
    const wanted = request.mode === 'navigate' ? './' : request;
    event.respondWith(
        (async () => {
            const store = await caches.open(STORE);
            const kept = await store.match(wanted, { ignoreSearch: true });
            return kept ?? fetch(request);
        })(),
    );
});
