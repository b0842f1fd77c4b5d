// The web edition on localhost, under a path of its own. GOATHERD_WEB names its folder.

import { until } from '../e2e/harness.mjs';
import { serve } from '../../ui/scripts/serve-web.mjs';

export async function startWeb({ folder = process.env.GOATHERD_WEB, path = '/goats/', cut = true } = {}) {
  if (!folder) throw new Error('GOATHERD_WEB must name the folder of the web edition');
  const { port, url, stop } = await serve(folder, { path });
  return { port, place: `127.0.0.1:${port}`, table: url, isWeb: true, stop, ...(cut && { cutOff }) };
}

/** Once its files are kept, the page never needs a network again: from here on it has none. */
async function cutOff({ page, context }) {
  await keptFiles(page);
  await context.setOffline(true);
  await page.reload();
}

/** Waits until the service worker has everything, what is printed with included. */
export function keptFiles(page) {
  return until('the service worker has everything', () => page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return false;
    const [name] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    return kept.some(({ url }) => /web_print.*wasm/.test(url));
  }));
}
