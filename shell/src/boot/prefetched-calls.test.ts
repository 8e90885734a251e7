import { PAGE_BLOCKS } from '@storefront/shared/config';
import { createMockWorld } from '@storefront/shared/dev/mocks/create-mock-world';
import { startMockServer } from '@storefront/shared/dev/mocks/node';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { makePrefetchedCalls, readPrefetchedCalls, whenReady } from './prefetched-calls';

const input = { query: { page: 1, status: 'pending' } } as const;
const ORDERS = { call: 'listOrders', input };

const writeBlock = (value: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.prefetchedCalls}">${JSON.stringify(value)}</script>`;
};

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  jest.useRealTimers();
});

async function askAs(person: 'admin' | 'guest') {
  stop = startMockServer(createMockWorld({ person }));
  writeBlock([ORDERS]);
  const queries = createQueryClient();
  await Promise.all(makePrefetchedCalls(queries, readPrefetchedCalls() ?? []));
  return queries.getQueryData(callKey('listOrders', input));
}

test('readPrefetchedCalls returns null without the gateway’s block', () => {
  expect(readPrefetchedCalls()).toBeNull();
  writeBlock([]);
  expect(readPrefetchedCalls()).toEqual([]);
});

test('makePrefetchedCalls stores the answers in the query cache', async () => {
  expect(await askAs('admin')).toEqual(expect.any(Array));
});

test('makePrefetchedCalls stores nothing for a refused call', async () => {
  expect(await askAs('guest')).toBeUndefined();
});

test('whenReady renders once, when all parts have loaded or failed', async () => {
  const draw = jest.fn();
  let come = () => {};
  const page = new Promise<void>((resolve) => {
    come = resolve;
  });
  const ready = whenReady([page, Promise.reject(new Error('no answer')), null], draw);
  await Promise.resolve();
  expect(draw).not.toHaveBeenCalled();
  come();
  await ready;
  expect(draw).toHaveBeenCalledTimes(1);
});

test('whenReady renders after the timeout without late parts', async () => {
  jest.useFakeTimers();
  const draw = jest.fn();
  const ready = whenReady([new Promise(() => {})], draw);
  await jest.advanceTimersByTimeAsync(599);
  expect(draw).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await ready;
  expect(draw).toHaveBeenCalledTimes(1);
});
