import { HttpResponse, type HttpResponseResolver, http } from 'msw';
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
  server.use(
    handlerOf(name, () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }))),
  );
}

/** Like `answerCall`, but computes the `data` of a successful answer from each request and its path's parameters. */
export function answerEach(
  server: SetupServer,
  name: CallName,
  dataOf: (request: Request, params: Readonly<Record<string, unknown>>) => unknown,
): void {
  server.use(
    handlerOf(name, async ({ request, params }) =>
      HttpResponse.json({ success: true, message: '', data: await dataOf(request, params) }),
    ),
  );
}

/** Returns the handler of a call; msw writes a parameter of a path as `:id`. */
function handlerOf(name: CallName, answer: HttpResponseResolver) {
  const { method, path } = routes[name];
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return verb(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
}

/** Answers each request for a file of the shop, such as `/registry.json`, until the test ends. */
export function answerFile(server: SetupServer, path: string, body: object = {}): void {
  server.use(http.all(`*${path}`, () => HttpResponse.json(body)));
}
