import { checkout } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

async function ordered() {
  const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte, quantity: 2 }]));
  const { _id: id, code = '', key = '' } = body.data;
  return { id, code, key };
}

const cancel = ({ code, key }: { code: string; key: string }) =>
  shop.guest().send('cancelOwnOrder', { params: { code }, body: { key } });

test('C192: an order that the shop has accepted stays, and its customer reads to call', async () => {
  const order = await ordered();
  const { client: staff } = await shop.asAdmin();
  await staff.call('changeOrderStatus', { params: { id: order.id }, body: { status: 'processing' } });
  const { status, body } = await cancel(order);
  expect([status, body.message, body.data]).toEqual([
    409,
    'It is too late to cancel here: the shop has accepted the order. Please call us.',
    { status: 'processing' },
  ]);
  expect((await shop.orders()).map((each) => each.status)).toEqual(['processing']);
});

test('C192, C216: a second cancellation changes nothing, and the history has the first one', async () => {
  const order = await ordered();
  shop.clock.now += 1000;
  const first = await cancel(order);
  expect(first.body).toMatchObject({
    message: 'Your order is cancelled',
    data: { status: 'cancelled', cancelledBy: 'customer', item: [{ name: 'Latte', quantity: 2 }] },
  });
  expect((await cancel(order)).body).toEqual(first.body);
  expect((await shop.orders()).map(({ version }) => version)).toEqual([2]);
  const { client: staff } = await shop.asAdmin();
  const history = await staff.call('getOrderHistory', { params: { id: order.id } });
  expect(history.body.data).toMatchObject([{ action: 'place' }, { action: 'cancel', by: null }]);
});
