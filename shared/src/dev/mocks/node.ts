import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { type CallName, routes } from '../../contract/routes';
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

/** The same, for a test that wants answers the world never gives: see `answerCall`. */
export function listen(world: MockWorld): SetupServer {
  const server = setupServer(...createHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}

/** Lets one call be answered otherwise until the test ends; with status 0 no answer comes at all. */
export function answerCall(server: SetupServer, name: CallName, status: number, body: object = {}): void {
  const { method, path } = routes[name];
  const answer = () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }));
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  server.use(verb(`*${path}`, answer));
}
