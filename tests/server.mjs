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

export async function startServer(...options) {
  const binary = process.env.GOATHERD_SERVE;
  if (!binary) throw new Error('GOATHERD_SERVE must name the goatherd-serve binary');
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));
  const child = spawn(binary, ['--json', '--port', '0', '--data', folder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Neither may outlive this process, even if a test run is interrupted.
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
