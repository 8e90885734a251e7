import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers } from './handlers';
import type { MockWorld } from './world';

/**
 * Lets a mocked world answer for the API in a test. A request to anything else fails, so that no test depends on a
 * network.
 *
 * @returns the function that stops it.
 */
export function startMockServer(world: MockWorld): () => void {
  const server = listen(world);
  return () => server.close();
}

/** The same, for a test that wants answers the world never gives: `server.use(http.post(…))`. */
export function listen(world: MockWorld): SetupServer {
  const server = setupServer(...createHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}
