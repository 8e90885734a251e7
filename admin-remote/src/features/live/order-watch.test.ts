import type { Order } from '@storefront/shared/contract/entities/order';
import { makeOrder } from '../../../test/make-order';
import { createOrderWatch } from './order-watch';

type Query = { since?: string | undefined; limit?: unknown };

/** A fake order list, newest first. */
function makeShop(...orders: Order[]) {
  const queries: Query[] = [];
  return {
    queries,
    place: (...more: Order[]) => orders.unshift(...more),
    list: async (query: Query) => {
      queries.push(query);
      const since = query.since ? Date.parse(query.since) : 0;
      const limit = typeof query.limit === 'number' ? query.limit : 10;
      return orders.filter(({ createdAt }) => Date.parse(createdAt) > since).slice(0, limit);
    },
  };
}

const at = (time: string, about: Partial<Order> = {}) =>
  makeOrder({ createdAt: `2026-11-20T${time}.000Z`, ...about });
const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

test('P31: orders from before the page opened are not new', async () => {
  const shop = makeShop(at('10:00:00'), at('09:00:00'));
  const watch = createOrderWatch(shop.list);
  expect(await watch.look()).toEqual([]);
  expect(await watch.look()).toEqual([]);
});

test('P31, C93: returns each new order once, oldest first', async () => {
  const shop = makeShop(at('10:00:00'));
  const watch = createOrderWatch(shop.list);
  await watch.look();
  shop.place(at('10:02:00', { _id: 'second' }), at('10:01:00', { _id: 'first' }));
  expect(idsOf(await watch.look())).toEqual(['first', 'second']);
  expect(await watch.look()).toEqual([]);
});

test('P32: reads only orders since the last read, with an overlap for orders stored late', async () => {
  const shop = makeShop(at('10:00:00'));
  const watch = createOrderWatch(shop.list);
  await watch.look();
  shop.place(at('10:05:00', { _id: 'early' }));
  await watch.look();
  shop.place(at('10:04:59', { _id: 'late' }));
  expect(idsOf(await watch.look())).toEqual(['late']);
  expect(shop.queries.map(({ since }) => since)).toEqual([
    undefined,
    '2026-11-20T09:58:00.000Z',
    '2026-11-20T10:03:00.000Z',
  ]);
});

test('C93: an announced order is new even if the first read saw it', async () => {
  const shop = makeShop(at('10:00:00', { _id: 'just-placed' }));
  const watch = createOrderWatch(shop.list);
  const looks = await Promise.all([watch.look(), watch.look('just-placed')]);
  expect(idsOf(looks.flat())).toEqual(['just-placed']);
  expect(await watch.look('just-placed')).toEqual([]);
});

test('C93: an order announced after the read that saw it is new', async () => {
  const shop = makeShop(at('10:00:00', { _id: 'just-placed' }));
  const watch = createOrderWatch(shop.list);
  await watch.look();
  expect(idsOf(await watch.look('just-placed'))).toEqual(['just-placed']);
});

test('the first order of an empty shop is new', async () => {
  const shop = makeShop();
  const watch = createOrderWatch(shop.list);
  await watch.look();
  shop.place(at('10:00:00', { _id: 'first' }));
  expect(idsOf(await watch.look())).toEqual(['first']);
});

test('P32: after a failed read the next one returns the missed orders', async () => {
  const shop = makeShop(at('10:00:00'));
  let isDown = false;
  const watch = createOrderWatch((query) => (isDown ? Promise.reject(new Error('down')) : shop.list(query)));
  await watch.look();
  shop.place(at('10:01:00', { _id: 'missed' }));
  isDown = true;
  await expect(watch.look('missed')).rejects.toThrow('down');
  isDown = false;
  expect(idsOf(await watch.look())).toEqual(['missed']);
});
