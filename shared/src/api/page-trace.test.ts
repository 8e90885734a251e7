import { request } from '@storefront/shared/api';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { PAGE_BLOCKS } from '../config/runtime-config';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterAll(() => server.close());

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** The page came with this `Server-Timing`, so long ago. */
function arrivedWith(serverTiming: readonly { name: string; description: string }[], msAgo = 1_000): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) => (type === 'navigation' ? [{ serverTiming }] : []),
  });
  jest.spyOn(performance, 'now').mockReturnValue(msAgo);
}

/** Makes a call; returns the trace that it named. */
async function traceOfCall(): Promise<string | null> {
  let seen: string | null = null;
  server.use(
    http.get('*/api/v1/setting/get', ({ request: came }) => {
      seen = came.headers.get('traceparent');
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  await request('getSettings', {});
  return seen;
}

const named = [
  { name: 'cache', description: '' },
  { name: 'traceparent', description: TRACE },
];

test('C383: a call continues the trace that the page came with', async () => {
  arrivedWith(named);
  expect(await traceOfCall()).toBe(TRACE);
});

test('C383: where nothing is traced, a call has no such header', async () => {
  arrivedWith([]);
  expect(await traceOfCall()).toBeNull();
});

test('C383: a page that has been open for ten minutes begins no more steps of its trace', async () => {
  arrivedWith(named, 10 * 60_000 + 1);
  expect(await traceOfCall()).toBeNull();
});

test('C383: a call that the HTML preloads has no header, so that the browser reuses the answer', async () => {
  arrivedWith(named);
  document.head.innerHTML = '<link rel="preload" as="fetch" href="/api/v1/setting/get">';
  expect(await traceOfCall()).toBeNull();
});

test('C86: another server gets no header of the trace', async () => {
  arrivedWith(named);
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.config}">{"ownServer":false}</script>`;
  expect(await traceOfCall()).toBeNull();
});
