import type { Socket } from 'socket.io-client';
import { nextEvent, outcomeOf, staffSocket } from '../../test/support/sockets';
import { startTableShop, type TableShop } from '../../test/support/table-shop';

let shop: TableShop;
let others: Socket;
beforeEach(async () => {
  shop = await startTableShop();
  others = staffSocket(shop.baseUrl, (await shop.asAdmin()).client);
  expect(await outcomeOf(others)).toBe('connected');
});
afterEach(async () => {
  others.close();
  await shop.close();
});

/** Makes a call of staff; returns its message, and the order that the windows of the others read again. */
async function told(call: () => Promise<{ status: number; body: { message: string } }>) {
  const event = nextEvent(others, 'order-changed');
  const { status, body } = await call();
  expect(status).toBe(200);
  return [body.message, await event];
}

test('C42: each change that staff make reaches the windows of the others, and is confirmed in words', async () => {
  const { _id: id } = await shop.orderAt('7', false);
  const params = { id };
  const { admin } = shop;
  const updated = ['Order updated successfully', { _id: id }];
  expect(await told(() => admin.call('confirmTableOrder', { params, body: {} }))).toEqual(updated);
  expect(
    await told(() => admin.call('changeOrderStatus', { params, body: { status: 'processing' } })),
  ).toEqual(updated);
  expect(await told(() => admin.call('changeOrderStep', { params, body: { step: 'preparing' } }))).toEqual(
    updated,
  );
  const bar = { department: 'bar' as const, done: true };
  expect(await told(() => admin.call('changeOrderDepartment', { params, body: bar }))).toEqual(updated);
  const [order] = (await admin.call('listOrders', {})).body.data;
  const items = [{ ...order?.item[0], quantity: 2 }];
  expect(await told(() => admin.send('updateOrder', { params, body: { items } }))).toEqual(updated);
  expect(await told(() => admin.call('deleteOrder', { params }))).toEqual([
    'Order deleted successfully',
    { _id: id },
  ]);
});

test('C228: dishes that a cancellation marks as sold out are news for the menu of the others', async () => {
  const { _id: id } = await shop.orderAt('7');
  let isTold = false;
  others.on('settings-changed', () => {
    isTold = true;
  });
  const cancel = (soldOut?: string[]) =>
    shop.admin.call('changeOrderStatus', {
      params: { id },
      body: { status: 'cancelled', ...(soldOut && { soldOut }) },
    });
  // Events of one socket arrive in order: what the first cancellation told would be here by the next event.
  await told(() => cancel());
  await told(() => cancel([]));
  await told(() => shop.setStatus(id, 'pending'));
  expect(isTold).toBe(false);
  const news = nextEvent(others, 'settings-changed');
  await cancel([shop.latte]);
  await news;
  expect(isTold).toBe(true);
});

test('C99, C165: a version that is no longer the stored one is refused by each call', async () => {
  const { _id: id } = await shop.orderAt('7', false);
  const params = { id };
  const stale = { version: 9 };
  const [order] = (await shop.admin.call('listOrders', {})).body.data;
  const answers = [
    await shop.admin.send('confirmTableOrder', { params, body: stale }),
    await shop.admin.send('changeOrderStatus', { params, body: { status: 'completed', ...stale } }),
    await shop.admin.send('changeOrderStep', { params, body: { step: 'ready', ...stale } }),
    await shop.admin.send('changeOrderDepartment', {
      params,
      body: { department: 'bar', done: true, ...stale },
    }),
    await shop.admin.send('updateOrder', { params, body: { items: order?.item, ...stale } }),
    await shop.admin.send('deleteOrder', { params, query: stale }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(409));
  expect((await shop.admin.call('listOrders', {})).body.data).toEqual([order]);
});

test('C206: a promised time is kept by a step without one, and removed by null', async () => {
  const { _id: id } = await shop.orderAt('7');
  const promisedAt = new Date(shop.clock.now + 20 * 60_000).toISOString();
  const step = async (body: object) => {
    const answer = await shop.admin.send('changeOrderStep', { params: { id }, body });
    return (answer.body.data as { promisedAt: string | null }).promisedAt;
  };
  expect(await step({ step: 'accepted', promisedAt })).toBe(promisedAt);
  expect(await step({ step: 'preparing' })).toBe(promisedAt);
  expect(await step({ step: 'preparing', promisedAt: null })).toBeNull();
});

test('C292, C293: a rider sees and ends what is brought; a table and an order to fetch are not theirs', async () => {
  const { client } = await shop.asAdmin('rider');
  const { _id: id } = await shop.orderAt('7');
  await shop.setStatus(id, 'processing');
  const ended = await client.call('changeOrderStatus', { params: { id }, body: { status: 'completed' } });
  expect([ended.status, ended.body.message]).toEqual([403, 'You may not accept orders or set their status']);
  expect((await client.call('listOrders', {})).body.data).toEqual([]);
});
