// What docs/place.md says about proxies: it's read there, given addresses of this machine, and started.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, get, start, until } from './relay.mjs';

const page = readFileSync(new URL('../../docs/place.md', import.meta.url), 'utf8');

/** The only block of this kind on the page, with these replaced. */
export function block(kind, replaced) {
  const found = [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'gm'))];
  assert.equal(found.length, 1, `one block of ${kind}`);
  let [, text] = found[0];
  for (const [from, to] of replaced) {
    assert.ok(text.includes(from), `${from} in\n${text}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** For configurations and certificates. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'goatherd-place-'));

export function makeCertificate(folder) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  execFileSync('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost',
    '-keyout', key, '-out', certificate,
  ], { stdio: 'ignore' });
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
}

/** The proxies listen where the page says and, for hosts that trust no certificate of this machine, without TLS. */
const PROXIES = {
  caddy: (folder, file, relay, tls, plain) => {
    const global = `{\n admin off\n auto_https disable_redirects\n skip_install_trust\n storage file_system ${folder}/caddy\n}\n`;
    const places = `https://localhost:${tls}, http://127.0.0.1:${plain} {`;
    // A certificate for localhost comes from Caddy itself.
    const text = block('caddy', [['goats.example.org {', places], ['127.0.0.1:4726', `127.0.0.1:${relay}`]]);
    return ['caddy', ['run', '--adapter', 'caddyfile', '--config', file('Caddyfile', global + text)], { HOME: folder }];
  },
  nginx: (folder, file, relay, tls, plain) => {
    const text = block('nginx', [
      ['listen 443 ssl;', `listen 127.0.0.1:${tls} ssl; listen 127.0.0.1:${plain};`],
      ['/etc/letsencrypt/live/goats.example.org/fullchain.pem', join(folder, 'certificate.pem')],
      ['/etc/letsencrypt/live/goats.example.org/privkey.pem', join(folder, 'key.pem')],
      ['127.0.0.1:4726', `127.0.0.1:${relay}`],
    ]);
    const around = `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {} http { ${text} }`;
    return ['nginx', ['-e', 'stderr', '-p', folder, '-c', file('nginx.conf', around)]];
  },
  haproxy: (folder, file, relay, tls, plain, other = relay) => {
    const text = block('haproxy', [
      ['bind :443 ssl crt /etc/haproxy/goats.pem', `bind 127.0.0.1:${tls} ssl crt ${folder}/both.pem\n    bind 127.0.0.1:${plain}`],
      ['10.0.0.1:4726', `127.0.0.1:${relay}`],
      ['10.0.0.2:4726', `127.0.0.1:${other}`],
    ]);
    return ['haproxy', ['-db', '-f', file('haproxy.cfg', text)]];
  },
};

/** In front of one relay or several, once it answers. */
export async function startProxy(folder, name, ...relays) {
  const [tls, plain] = [await freePort(), await freePort()];
  const [relay, ...others] = relays;
  const file = (own, text) => {
    writeFileSync(join(folder, own), text);
    return join(folder, own);
  };
  const proxy = start(...PROXIES[name](folder, file, relay, tls, plain, ...others));
  const [sealed, open] = [`https://localhost:${tls}`, `http://127.0.0.1:${plain}`];
  for (const place of [sealed, open]) {
    await until(`${name} answers`, async () => (await get(`${place}/readyz`)).status === 200);
  }
  return { ...proxy, sealed, open };
}
