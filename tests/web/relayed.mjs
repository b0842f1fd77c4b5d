// The web edition at a relay, which phones come through. GOATHERD_RELAY names the program, GOATHERD_WEB the pages' folder.

import { freePort, startRelay } from '../place/relay.mjs';

/** A place to play; `relay` is the one that runs there now. */
export async function startRelayed() {
  const port = await freePort();
  const begin = () => startRelay({ port, words: ['--web', process.env.GOATHERD_WEB] });
  const server = {
    relay: await begin(),
    port,
    place: `127.0.0.1:${port}`,
    table: `http://127.0.0.1:${port}/`,
    isWeb: true,
    isRelayed: true,
    stop: () => server.relay.stop(),
    /** The relay is gone at once, and another one takes its place after `meanwhile`. */
    async kill(meanwhile = () => {}) {
      await server.relay.stop('SIGKILL');
      await meanwhile();
      server.relay = await begin();
    },
  };
  return server;
}
