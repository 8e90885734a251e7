import { checkout } from '../../../test/support/checkout';
import { startTableShop, type TableShop } from '../../../test/support/table-shop';

let shop: TableShop;
beforeEach(async () => {
  shop = await startTableShop();
});
afterEach(() => shop.close());

const confirm = (id: string) => shop.admin.send('confirmTableOrder', { params: { id }, body: {} });

test('C51, C216: staff confirm a table once, and the history says so', async () => {
  const { _id: id } = await shop.orderAt('7', false);
  shop.clock.now += 1000;
  expect((await confirm(id)).body.data).toMatchObject({ tableConfirmed: true, version: 2 });
  expect((await confirm(id)).body.data).toMatchObject({ tableConfirmed: true, version: 2 });
  const history = await shop.admin.call('getOrderHistory', { params: { id } });
  expect(history.body.data.map(({ action }) => action)).toEqual(['place', 'confirm']);
});

test('C51, C240: an order without the code joins the party at its table once staff confirm or accept it', async () => {
  const [confirmed, accepted, waiting] = [
    await shop.orderAt('7', false),
    await shop.orderAt('7', false),
    await shop.orderAt('7', false),
  ];
  await confirm(confirmed._id);
  await shop.setStatus(accepted._id, 'processing');
  const rows = await shop.db.selectFrom('orders').select(['id', 'sitting_id']).execute();
  const sittingOf = (id: string) => rows.find((row) => row.id === id)?.sitting_id;
  expect(sittingOf(confirmed._id)).toEqual(expect.any(String));
  expect(sittingOf(accepted._id)).toBe(sittingOf(confirmed._id));
  expect(sittingOf(waiting._id)).toBeNull();
});

test('C51: an order that names no table cannot be confirmed', async () => {
  const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]));
  const answer = await confirm(body.data._id);
  expect([answer.status, answer.body.message]).toEqual([409, 'This order names no table']);
});
