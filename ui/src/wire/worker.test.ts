import { expect, test } from 'vitest';
import type { FromWorker, ToWorker } from './messages';
import type { Listener } from './connection';
import { lineTo } from './worker';

/** A worker that says what the test wants. */
function carrier() {
  const posted: ToWorker[] = [];
  const listeners = new Set<(message: FromWorker | null) => void>();
  return {
    posted,
    listeners,
    say: (message: FromWorker | null) => [...listeners].forEach((hear) => hear(message)),
    post: (message: ToWorker) => void posted.push(message),
    listen: (hear: (message: FromWorker | null) => void) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

function ear(): Listener & { heard: string[] } {
  const heard: string[] = [];
  return { heard, hear: (text) => heard.push(text as string), gone: () => heard.push('gone') };
}

const lineOf = (message: ToWorker | undefined) => (message as { line: number }).line;

test('every connection has a line of its own, and hears only that one', () => {
  const worker = carrier();
  const connect = lineTo(worker);
  const [one, two] = [ear(), ear()];
  connect(one).send('hello');
  connect(two);
  const [first, , second] = worker.posted.map(lineOf);
  expect(first).not.toBe(second);
  expect(worker.posted[1]).toEqual({ to: 'say', line: first, text: 'hello' });
  worker.say({ from: 'said', line: first!, text: 'one' });
  worker.say({ from: 'said', line: second!, text: 'two' });
  worker.say({ from: 'said', line: second!, text: null });
  worker.say({ from: 'said', line: second!, text: 'too late' });
  expect([one.heard, two.heard]).toEqual([['one'], ['two', 'gone']]);
});

test('a worker that has ended ends every connection, once', () => {
  const worker = carrier();
  const connection = lineTo(worker)(ear());
  const listener = ear();
  lineTo(worker)(listener);
  worker.say(null);
  worker.say(null);
  expect(listener.heard).toEqual(['gone']);
  expect(worker.listeners.size).toBe(0);
  connection.send('too late');
  expect(worker.posted.map(({ to }) => to)).toEqual(['connect', 'connect']);
});

test('a connection that is closed hears nothing more, and the worker is told', () => {
  const worker = carrier();
  const listener = ear();
  const connection = lineTo(worker)(listener);
  connection.close();
  connection.close();
  worker.say({ from: 'said', line: lineOf(worker.posted[0]), text: 'late' });
  expect(listener.heard).toEqual([]);
  expect(worker.posted.map(({ to }) => to)).toEqual(['connect', 'close']);
});
