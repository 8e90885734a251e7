import { checkout } from '../../../test/support/checkout';
import { storeClosetItem } from '../../../test/support/stock-shop';
import { storeOptions } from '../../../test/support/stored-options';
import { startTableShop, type TableShop } from '../../../test/support/table-shop';

const MINUTE = 60_000;

let shop: TableShop;
beforeEach(async () => {
  shop = await startTableShop();
});
afterEach(() => shop.close());

const history = (id: string) => shop.admin.call('getOrderHistory', { params: { id } });
const iso = (ms: number) => new Date(ms).toISOString();

/** An entry of the history in which nothing changed. */
const unchanged = {
  ...{ status: null, step: null, promisedAt: null, departments: [], table: null },
  ...{ reason: null, totalAmount: null, payment: null, lines: [] },
};

/** A latte with oat milk and a shirt of Asha, a minute ago. */
async function placed() {
  await shop.db
    .updateTable('products')
    .set({ name: 'Latte', ...(await storeOptions(shop.db, ['Oat milk'])) })
    .execute();
  const sizes = { size_options: '["M","L"]', colors: '[{"name":"Sand"}]' };
  const shirt = await storeClosetItem(shop.db, { name: 'Shirt', price_paisa: 900_00, ...sizes });
  const asha = await shop.asCustomer('Asha Gurung');
  const piece = { _id: shirt, type: 'closet' as const, selectedSize: 'M', selectedColor: 'Sand' };
  const { body } = await asha.client.call('placeOrder', checkout([{ _id: shop.latte }, piece]));
  shop.clock.now += MINUTE;
  return { id: body.data._id, code: body.data.code ?? '', asha: asha.client };
}

test('C216, P74: each change of an order with who made it, when, and both values; the oldest first', async () => {
  const { client: nima } = await shop.asAdmin();
  const { id } = await placed();
  const start = shop.clock.now;
  const promisedAt = iso(start + 20 * MINUTE);
  await nima.call('changeOrderStep', { params: { id }, body: { step: 'accepted', promisedAt } });
  shop.clock.now += MINUTE;
  const bar = { department: 'bar' as const, done: true };
  await nima.call('changeOrderDepartment', { params: { id }, body: bar });
  shop.clock.now += MINUTE;
  const [order] = (await shop.admin.call('listOrders', {})).body.data;
  const [latte, shirt] = order?.item ?? [];
  const items = [
    { ...latte, quantity: 3 },
    { ...shirt, selectedSize: 'L' },
  ];
  await nima.send('updateOrder', { params: { id }, body: { items } });
  shop.clock.now += MINUTE;
  const body = { status: 'cancelled' as const, cancelReason: 'The milk is out.' };
  await nima.call('changeOrderStatus', { params: { id }, body });
  const staff = expect.stringMatching(/^admin/);
  const event = { _id: expect.any(String), id: expect.any(String), by: staff, ...unchanged };
  expect((await history(id)).body.data).toEqual([
    { ...event, action: 'place', at: iso(start - MINUTE), by: 'Asha Gurung' },
    {
      ...event,
      ...{ action: 'step', at: iso(start) },
      status: { from: 'pending', to: 'processing' },
      step: { from: null, to: 'accepted' },
      promisedAt: { from: null, to: promisedAt },
    },
    {
      ...event,
      ...{ action: 'department', at: iso(start + MINUTE) },
      step: { from: 'accepted', to: 'preparing' },
      departments: [{ department: 'bar', done: true }],
    },
    {
      ...event,
      ...{ action: 'update', at: iso(start + 2 * MINUTE) },
      departments: [{ department: 'bar', done: false }],
      totalAmount: { from: 1100, to: 1500 },
      lines: [
        { name: 'Latte, Oat milk', pieces: { from: 1, to: 3 } },
        { name: 'Shirt, M, Sand', pieces: { from: 1, to: 0 } },
        { name: 'Shirt, L, Sand', pieces: { from: 0, to: 1 } },
      ],
    },
    {
      ...event,
      ...{ action: 'status', at: iso(start + 3 * MINUTE) },
      status: { from: 'processing', to: 'cancelled' },
      step: { from: 'preparing', to: null },
      reason: 'The milk is out.',
    },
  ]);
});

test('C216: a guest has no name; the customer who cancels has one', async () => {
  const guest = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]));
  const [first] = (await history(guest.body.data._id)).body.data;
  expect(first).toMatchObject({ action: 'place', by: null });
  const { id, code, asha } = await placed();
  await asha.call('cancelOwnOrder', { params: { code }, body: {} });
  expect((await history(id)).body.data.at(-1)).toMatchObject({ action: 'cancel', by: 'Asha Gurung' });
});

test('C229: only what the server does by itself is automatic', async () => {
  await shop.admin.call('updateSettings', { body: { autoAccept: true } });
  const { id } = await placed();
  const byAction = new Map((await history(id)).body.data.map((event) => [event.action, event]));
  expect(byAction.get('step')).toMatchObject({ automatic: true, by: null });
  expect(byAction.get('place')).not.toHaveProperty('automatic');
});

test('C243: a party that moves names both tables', async () => {
  const { _id: id } = await shop.orderAt('7');
  shop.clock.now += MINUTE;
  await shop.moveTable((await shop.sittingAt('7')).id ?? '', '9');
  expect((await history(id)).body.data.slice(1)).toEqual([
    {
      ...{ _id: expect.any(String), id: expect.any(String), at: iso(shop.clock.now) },
      ...{ action: 'move', by: expect.stringMatching(/^admin/) },
      ...{ ...unchanged, table: { from: '7', to: '9' } },
    },
  ]);
});

test('C216: of very many entries one reads the newest hundred, and none that is no change of the order', async () => {
  const { id } = await placed();
  const entry = { actor: 'automatic', subject: id, details: '{}' };
  const rows = Array.from({ length: 110 }, (_, index) => ({
    ...{ ...entry, id: `entry ${index}`, at: shop.clock.now + index },
    action: index === 109 ? 'mail.resend' : 'order.confirm',
  }));
  await shop.db.insertInto('audit').values(rows).execute();
  const events = (await history(id)).body.data;
  expect(events.map((event) => event._id)).toEqual(rows.slice(10, 109).map((row) => row.id));
  expect(events[0]).toMatchObject(unchanged);
});

test('C25: an unknown order has no history, nor has one that was deleted', async () => {
  const { id } = await placed();
  await shop.admin.call('deleteOrder', { params: { id } });
  for (const gone of [id, 'nothing']) {
    const { status, body } = await history(gone);
    expect([status, body.message]).toEqual([404, 'Order not found']);
  }
});
