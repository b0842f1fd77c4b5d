// Where phones find their host: on the network, or through a relay.

import { meetAt, startRelay } from '../../place/relay.mjs';
import { startServer } from '../../server.mjs';
import { HOST } from './screen.mjs';

/** Under a name that browsers don't take for this machine. */
export const named = (url) => url.replace('//127.0.0.1:', `//${HOST}:`);

export async function startPlace(isRelayed) {
  const server = await startServer('--lan', '--bind', '127.0.0.1', '--host-name', HOST);
  const { table } = server;
  if (!isRelayed) return { table, port: server.port, meet: async () => {}, stop: server.stop };
  const relay = await startRelay({ words: ['--web', process.env.GOATHERD_WEB_FOLDER] });
  const stop = async () => {
    await server.stop();
    await relay.stop();
  };
  return { table, port: relay.port, meet: meetAt(`http://127.0.0.1:${relay.port}`), stop };
}
