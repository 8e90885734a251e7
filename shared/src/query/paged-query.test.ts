import { ApiError } from '@storefront/shared/api/api-error';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { PAGE_BLOCKS } from '../config/runtime-config';
import { createMockWorld } from '../dev/mocks/create-mock-world';
import { answerEach, listen } from '../dev/mocks/node';
import type { MockWorld } from '../dev/mocks/world';
import { callKey, callQuery } from './call-query';
import { primeFirstData, readFirstData } from './first-data';
import { pagedQuery } from './paged-query';
import { createQueryClient } from './query-client';

let world: MockWorld;
let server: ReturnType<typeof listen>;
beforeEach(() => {
  world = createMockWorld();
  server = listen(world);
});
afterEach(() => {
  server.close();
  document.body.innerHTML = '';
});

test('C54: loads page after page until an empty one, which ends the list', async () => {
  const client = createQueryClient();
  const observer = new InfiniteQueryObserver(client, pagedQuery(client, 'listClosetItems', { limit: 5 }));
  const stopObserving = observer.subscribe(() => {});
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  stopObserving();
  expect(observer.getCurrentResult().data?.pages.map((page) => page.length)).toEqual([5, 3, 0]);
});

test('uses the data in the HTML as page 1', () => {
  const client = createQueryClient();
  const input = { query: { page: 1 } };
  const groups = [{ _id: 'Coffee', products: [], count: 0 }];
  const data = JSON.stringify([{ key: callKey('listMenu', input), data: groups }]);
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.firstData}">${data}</script>`;
  primeFirstData(client, readFirstData());
  const observer = new InfiniteQueryObserver(client, pagedQuery(client, 'listMenu', {}));
  expect(observer.getCurrentResult()).toMatchObject({ data: { pages: [groups], pageParams: [{ page: 1 }] } });
});

test('starts with an empty cache without data in the HTML', () => {
  const client = createQueryClient();
  primeFirstData(client, readFirstData());
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('retries a call without an answer once, and never a refused one', async () => {
  let attempts = 0;
  const client = createQueryClient();
  const failing = (status: number) =>
    client.fetchQuery({
      queryKey: [status],
      queryFn: () => {
        attempts += 1;
        throw new ApiError(status, 'no');
      },
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    });
  await expect(failing(0)).rejects.toMatchObject({ status: 0 });
  expect(attempts).toBe(2);
  await expect(failing(404)).rejects.toMatchObject({ status: 404 });
  expect(attempts).toBe(3);
});

test('the same call and input have the same query key', async () => {
  const client = createQueryClient();
  const query = callQuery('getProduct', { params: { id: 'product-coffee-1' } });
  await client.fetchQuery(query);
  const place = callKey('getProduct', { params: { id: 'product-coffee-1' } });
  expect(client.getQueryData(place)).toMatchObject({ name: 'Espresso' });
});

test('C445: each page is asked for behind the one before, also when a list that has grown is read again', async () => {
  const client = createQueryClient();
  const items = createMockWorld().closetItems;
  let list = items.slice(1, 8);
  const asked: string[] = [];
  answerEach(server, 'listClosetItems', ({ url }) => {
    const { searchParams } = new URL(url);
    const after = searchParams.get('after')?.split(',') ?? [];
    asked.push(after.join());
    const start = list.findLastIndex(({ _id }) => after.includes(_id)) + 1;
    return list.slice(start, start + 3);
  });
  const observer = new InfiniteQueryObserver(client, pagedQuery(client, 'listClosetItems', { limit: 3 }));
  const stopObserving = observer.subscribe(() => {});
  await observer.refetch();
  await observer.fetchNextPage();
  const ids = () => observer.getCurrentResult().data?.pages.flatMap((page) => page.map(({ _id }) => _id));
  expect(ids()).toEqual(items.slice(1, 7).map(({ _id }) => _id));
  list = items.slice(0, 8);
  await observer.refetch();
  stopObserving();
  expect(ids()).toEqual(items.slice(0, 6).map(({ _id }) => _id));
  expect(asked).toContain(
    items
      .slice(0, 3)
      .map(({ _id }) => _id)
      .join(),
  );
});
