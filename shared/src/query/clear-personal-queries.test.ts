import { QueryObserver } from '@tanstack/react-query';
import { callKey } from './call-query';
import { clearPersonalQueries } from './clear-personal-queries';
import { createQueryClient } from './query-client';

const cart = callKey('getCart', {});
const menu = callKey('listMenu', { query: { page: 1 } });

test('P73: removes personal answers and keeps public ones', () => {
  const queries = createQueryClient();
  queries.setQueryData(cart, []);
  queries.setQueryData(['listOrders', 'admin', 1], []);
  queries.setQueryData(menu, []);
  queries.setQueryData(['listMenu', 'pages', {}], { pages: [], pageParams: [] });
  clearPersonalQueries(queries, false);
  const kept = queries
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => queryKey[0]);
  expect(kept).toEqual(['listMenu', 'listMenu']);
});

test('P73: does not store an answer that arrives for the previous person', async () => {
  const queries = createQueryClient();
  let answer = (_lines: unknown[]) => {};
  const asked = queries.fetchQuery({
    queryKey: cart,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  const ended = asked.catch(() => 'given up');
  clearPersonalQueries(queries, false);
  answer(['a line of Asha']);
  expect(await ended).toBe('given up');
  expect(queries.getQueryData(cart)).toBeUndefined();
});

test('refetches visible queries for the next person, and none after a sign-out', async () => {
  const queries = createQueryClient();
  const asked = jest.fn(async () => ['a line']);
  const observer = new QueryObserver(queries, { queryKey: cart, queryFn: asked });
  const stop = observer.subscribe(() => {});
  await queries.refetchQueries({ queryKey: cart });
  const before = asked.mock.calls.length;
  clearPersonalQueries(queries, false);
  expect(asked).toHaveBeenCalledTimes(before);
  clearPersonalQueries(queries, true);
  expect(asked).toHaveBeenCalledTimes(before + 1);
  stop();
});

test('keeps the shop’s settings for pages that only read the cache', () => {
  const queries = createQueryClient();
  const settings = callKey('getSettings', {});
  const observer = new QueryObserver(queries, { queryKey: settings, enabled: false });
  const stop = observer.subscribe(() => {});
  queries.setQueryData(settings, { paused: null });
  clearPersonalQueries(queries, false);
  observer.setOptions({ queryKey: settings, enabled: false });
  expect(observer.getCurrentResult().data).toEqual({ paused: null });
  stop();
});
