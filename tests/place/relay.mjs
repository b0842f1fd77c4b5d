// Starts relays and what stands in front of them. GOATHERD_RELAY names the relay.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { request as requestSealed } from 'node:https';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Client } from '../other-client/client.mjs';

const running = new Set();

/** For the end of a test file, however its tests have ended. */
export const stopAll = () => Promise.all([...running].map((program) => program.stop()));

/** A program that doesn't outlive the tests. */
export function start(binary, words, env = {}) {
  const child = spawn(binary, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const exited = once(child, 'exit').finally(() => {
    process.off('exit', kill);
    running.delete(program);
  });
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  const program = { child, exited, stop };
  running.add(program);
  return program;
}

/** A relay that answers already. What's `before` its own words is for a program that starts it. */
export async function startRelay({ binary = process.env.GOATHERD_RELAY, port = 0, before = [], words = [] } = {}) {
  const relay = start(binary, [...before, '--listen', `127.0.0.1:${port}`, '--metrics', '127.0.0.1:0', ...words]);
  const lines = createInterface({ input: relay.child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const line = await Promise.race([lines.next(), relay.exited]);
    return /http:\/\/127\.0\.0\.1:(\d+)/.exec(line.value)[1];
  };
  return { ...relay, port: Number(await next()), metrics: Number(await next()) };
}

/** A port that nobody has just now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Status and text of a page; 0 as long as nobody answers. */
export function get(url, { from } = {}) {
  const ask = url.startsWith('https:') ? requestSealed : request;
  return new Promise((resolve) => {
    const options = { localAddress: from, rejectUnauthorized: false, agent: false };
    const asked = ask(url, options, (answer) => {
      let text = '';
      answer.on('data', (more) => { text += more; });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end();
  });
}

/** Asks again until the answer is as wanted. */
export async function until(what, ask, patience = 30_000) {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`${what}: not within ${patience} ms`);
    await new Promise((done) => { setTimeout(done, 50); });
  }
}

/** Waits until the table device's relay is there. */
export const relayOpen = (table) =>
  until('the relay has the room', async () => (await table.ask('network')).network.relay?.status === 'open');

/** The table's phones come through this place from now on. */
export const meetAt = (place) => async (table) => {
  await table.ask('useRelay', { place });
  await relayOpen(table);
};

/** Tries as long as the host isn't there yet. */
export function comeBack(link, device) {
  return until('the phone is back', async () => {
    const client = new Client(link, device);
    try {
      await client.join();
      return client;
    } catch {
      client.close();
      return null;
    }
  });
}
