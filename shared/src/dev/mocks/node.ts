import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { type CallName, routes } from '../../contract/routes';
import { createHandlers } from './handlers';
import type { MockWorld } from './world';

/**
 * Makes a mocked world answer the API calls of a test. Any other request fails, so that no test needs a network.
 *
 * @returns the function that stops it.
 */
export function startMockServer(world: MockWorld): () => void {
  const server = listen(world);
  return () => server.close();
}

/** Like `startMockServer`, but returns the msw server, for answers that the world never gives: see `answerCall`. */
export function listen(world: MockWorld): SetupServer {
  const server = setupServer(...createHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}

/** Replaces the answer to one call until the test ends. Status 0 sends no answer. */
export function answerCall(server: SetupServer, name: CallName, status: number, body: object = {}): void {
  const { method, path } = routes[name];
  const answer = () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }));
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  server.use(verb(`*${path}`, answer));
}
