// Starts the server for a test with its own data folder, and removes both
// again however the test ends.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// Without a handler, Node ends at these signals without running its exit handlers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** With a data folder of its own, which goes away with it. */
export async function startServer(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  const gone = () => {
    remove();
    process.off('exit', remove);
  };
  try {
    const server = await startIn(folder, ...options);
    return { ...server, stop: () => server.stop().then(gone) };
  } catch (error) {
    gone();
    throw error;
  }
}

/** With a data folder that somebody else looks after. */
export async function startIn(folder, ...options) {
  const binary = process.env.GOATHERD_SERVE;
  if (!binary) throw new Error('GOATHERD_SERVE must name the goatherd-serve binary');
  const child = spawn(binary, ['--json', '--port', '0', '--data', folder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It must not outlive this process, even if a test run is interrupted.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const exited = once(child, 'exit');
  const stop = async () => {
    kill();
    await exited;
    process.off('exit', kill);
  };
  try {
    const [line] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      exited.then(([code]) => { throw new Error(`the server ended with ${code}`); }),
    ]);
    return { ...JSON.parse(line), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
