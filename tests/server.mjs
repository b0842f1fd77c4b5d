// Starts the server for a test, with a data folder of its own, and takes both
// away again however the test ends.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// Node ends at these signals without its exit handlers, unless it is asked to.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

export async function startServer(...options) {
  const binary = process.env.GOATHERD_SERVE;
  if (!binary) throw new Error('GOATHERD_SERVE must name the goatherd-serve binary');
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));
  const child = spawn(binary, ['--json', '--port', '0', '--data', folder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Neither may outlive this process, not even if a test run is broken off.
  const clear = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', clear);
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    clear();
    process.off('exit', clear);
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
