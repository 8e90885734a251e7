import { checkout } from '../../test/support/checkout';
import { ledgerSum } from '../../test/support/ledger';
import { type OrderShop, startOrderShop } from '../../test/support/order-shop';
import { inTransaction } from '../platform/db/transaction';
import { applyEffects } from './apply-effects';
import { type OrderWithLines, selectLines } from './order-with-lines';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

describe('C303: an account that is closed after a request has begun', () => {
  /** Returns the order of a guest, the same order of an account that is closed, and what an order's effects are. */
  async function closedWith() {
    await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]));
    const { person } = await shop.asCustomer();
    const closed = { closed_at: shop.clock.now };
    await shop.db.updateTable('users').set(closed).where('id', '=', person.id).execute();
    const [order] = await shop.orders();
    if (!order) throw new Error('no order');
    const guests = { order, lines: await selectLines(shop.db, [order.id]) };
    const owned = { ...guests, order: { ...order, user_id: person.id, redeemed_points: 5 } };
    const apply = (before: OrderWithLines | null, after: OrderWithLines) =>
      inTransaction(shop.db, (tx) => applyEffects(tx, before, after, shop.clock.now, { actor: person.id }));
    return { guests, owned, apply };
  }

  test('gets no new order', async () => {
    const { owned, apply } = await closedWith();
    await expect(apply(null, owned)).rejects.toMatchObject({ status: 401 });
  });

  test('keeps no order of a guest', async () => {
    const { guests, owned, apply } = await closedWith();
    await expect(apply(guests, owned)).rejects.toMatchObject({ status: 401 });
  });

  test('has orders that staff can still change, and no points by them', async () => {
    const { owned, apply } = await closedWith();
    const completed = { ...owned, order: { ...owned.order, status: 'completed' as const, points_cafe: 4 } };
    await apply(owned, completed);
    expect(await shop.db.selectFrom('point_entries').selectAll().execute()).toEqual([]);
  });
});

test('C303: an account that is closed gets no points for the first order of a friend, who gets theirs', async () => {
  const [friend, referrer] = [await shop.asCustomer(), await shop.asCustomer()];
  const { id } = friend.person;
  const referred = { referred_by: referrer.person.id };
  await shop.db.updateTable('users').set(referred).where('id', '=', id).execute();
  const closed = { closed_at: shop.clock.now };
  await shop.db.updateTable('users').set(closed).where('id', '=', referrer.person.id).execute();
  const { body } = await friend.client.call('placeOrder', checkout([{ _id: shop.latte }]));
  const params = { id: body.data._id };
  const staff = (await shop.asAdmin()).client;
  await staff.call('changeOrderStatus', { params, body: { status: 'completed' } });
  const sums = [await ledgerSum(shop.db, id), await ledgerSum(shop.db, referrer.person.id)];
  expect(sums).toEqual([(body.data.pointsEarned ?? 0) + 80, 0]);
});
