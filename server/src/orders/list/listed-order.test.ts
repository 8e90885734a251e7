import { awardPoints, checkout } from '../../../test/support/checkout';
import { storeCoupon, storeHappyHours } from '../../../test/support/offers';
import type { SignedIn } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace } from '../../../test/support/stock-shop';
import { storeOptions } from '../../../test/support/stored-options';
import { startTableShop, type TableShop } from '../../../test/support/table-shop';
import { findListedOrder } from './list-orders';

const MINUTE = 60_000;

let shop: TableShop;
let asha: SignedIn;
beforeEach(async () => {
  shop = await startTableShop();
  asha = await shop.asCustomer('Asha Gurung');
});
afterEach(() => shop.close());

const list = async (query = {}) => (await shop.admin.send('listOrders', { query })).body.data as Listed[];
type Listed = Awaited<ReturnType<typeof shop.admin.call<'listOrders'>>>['body']['data'][number];
const ids = async (query = {}) => (await list(query)).map(({ _id }) => _id);
const iso = (ms: number) => new Date(ms).toISOString();

async function place(
  lines: Parameters<typeof checkout>[0] = [{ _id: shop.latte }],
  about: object = {},
  data: object = {},
): Promise<string> {
  const { status, body } = await asha.client.call('placeOrder', checkout(lines, about, data));
  expect(status).toBe(200);
  shop.clock.now += MINUTE;
  return body.data._id;
}

describe('the orders of a figure in a report (C287)', () => {
  test('those between two times; the times themselves do not count', async () => {
    const start = shop.clock.now;
    const placed = [await place(), await place(), await place()];
    const [since, until] = [iso(start), iso(start + 2 * MINUTE)];
    expect(await ids({ since, until })).toEqual([placed[1]]);
    expect(await ids({ until })).toEqual([placed[1], placed[0]]);
    expect((await shop.admin.send('listOrders', { query: { until: 'tomorrow' } })).status).toBe(400);
  });

  test('C285: sold are all but cancelled orders and tables that nobody has confirmed', async () => {
    const [kept, cancelled] = [await place(), await place()];
    await shop.setStatus(cancelled, 'cancelled');
    const confirmed = await shop.orderAt('7');
    const waiting = await shop.orderAt('8', false);
    const taken = await shop.orderAt('9', false);
    await shop.setStatus(taken._id, 'processing');
    expect((await ids({ sold: true })).sort()).toEqual([kept, confirmed._id, taken._id].sort());
    expect(await ids()).toHaveLength(5);
    expect(await ids({ status: 'pending', sold: true })).not.toContain(waiting._id);
  });

  test('those with a line of one item', async () => {
    const shirt = await storeClosetItem(shop.db);
    await place();
    const both = await place([{ _id: shop.latte }, { _id: shirt, type: 'closet' }]);
    expect(await ids({ item: shirt })).toEqual([both]);
    expect(await ids({ item: 'nothing' })).toEqual([]);
  });
});

test('C71: a page of any size begins where the one before ended', async () => {
  const placed = [await place(), await place(), await place()].reverse();
  expect(await ids({ limit: 2, page: 2 })).toEqual(placed.slice(2));
  await shop.admin.call('deleteOrder', { params: { id: placed[0] ?? '' } });
  expect(await ids()).toEqual(placed.slice(1));
});

test('C203: an order tells that a mail about it could not be sent, and no other order does', async () => {
  const [one, other] = [await place(), await place()];
  const mail = {
    ...{ recipient: 'asha@example.com', subject: 'Your order', text: '', html: null, replaces: null },
    ...{ tries: 1, created_at: 0, expires_at: 0, next_try_at: 0, claimed_until: 0, problem: 'no mailbox' },
  };
  await shop.db
    .insertInto('outbox')
    .values([
      { ...mail, id: 'failed', order_id: one, failed_at: 5 },
      { ...mail, id: 'waiting', order_id: other, failed_at: null },
    ])
    .execute();
  const failed = (await list()).map(({ _id, mailFailed }) => [_id, mailFailed]);
  expect(failed).toEqual([
    [other, undefined],
    [one, true],
  ]);
});

test('P42: an order tells the points that its own customer owes', async () => {
  const [guest, mine] = [await shop.orderAt('7'), await place()];
  await awardPoints(shop.db, asha.person.id, 20, shop.clock.now);
  await shop.db.updateTable('point_lots').set({ remaining: -20 }).execute();
  const owed = new Map((await list()).map(({ _id, pointsOwed }) => [_id, pointsOwed]));
  expect([owed.get(mine), owed.get(guest._id)]).toEqual([20, 0]);
  const { body } = await shop.setStatus(mine, 'processing');
  expect(body.data).toMatchObject({ pointsOwed: 20 });
});

test('C42: one order alone, for the windows that are open, is as in the list; a deleted one is gone', async () => {
  const [one, other] = [await place(), await place()];
  const find = (id: string) => findListedOrder(shop.db, id, shop.clock.now);
  expect(await find(one)).toEqual((await list())[1]);
  await shop.admin.call('deleteOrder', { params: { id: one } });
  expect([await find(one), await find('nothing'), (await find(other))?._id]).toEqual([
    undefined,
    undefined,
    other,
  ]);
});

describe('what an order holds', () => {
  test('C256, C274, C276, C309: options, offers, fee, points and VAT, each line with its own', async () => {
    const tax = { kind: 'VAT' as const, number: '301234567', percent: 13 };
    await shop.admin.call('updateSettings', { body: { taxNumber: tax } });
    const days = [0, 1, 2, 3, 4, 5, 6];
    await storeHappyHours(shop.db, [
      { category: 'Coffee', days, from: '08:00', until: '20:00', percent: 25, active: true },
    ]);
    await storePlace(shop.db, 'Lakeside', 50_00);
    await shop.db
      .updateTable('products')
      .set(await storeOptions(shop.db, ['Oat milk']))
      .execute();
    const shirt = await storeClosetItem(shop.db, { price_paisa: 900_00 });
    await awardPoints(shop.db, asha.person.id, 10, shop.clock.now);
    const couponCode = await storeCoupon(shop.db, { percent: null, amount_paisa: 40_00 });
    const lakeside = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside', couponCode };
    const lines = [{ _id: shop.latte }, { _id: shirt, type: 'closet' as const }];
    await place(lines, lakeside, { points: 10 });
    const [order] = await list();
    expect(order).toMatchObject({
      ...{ subtotal: 1100, happyHourDiscount: 50, deliveryFee: 50, redeemedPoints: 10 },
      ...{ totalAmount: 1050, coupon: { code: couponCode, percent: null, amount: 40, discount: 40 } },
      // 13 / 113 of 1050
      vat: { percent: 13, amount: 120.8 },
    });
    const [latte, piece] = order?.item ?? [];
    expect(latte).toMatchObject({ options: [{ name: 'Oat milk' }], happyHour: 25, department: 'bar' });
    for (const field of ['options', 'happyHour']) expect(piece).not.toHaveProperty(field);
  });

  test('C276, C309: an order without offers and VAT has no fields for them', async () => {
    await place();
    const [order] = await list();
    for (const field of ['happyHourDiscount', 'coupon', 'vat', 'mailFailed', 'transactionAlsoOf'])
      expect(order).not.toHaveProperty(field);
    expect(order?.item[0]).not.toHaveProperty('options');
  });

  test('C278: a coupon of a percentage has no amount', async () => {
    await place([{ _id: shop.latte }], { couponCode: await storeCoupon(shop.db, { percent: 10 }) });
    const [order] = await list();
    expect(order?.coupon).toMatchObject({ percent: 10, amount: null, discount: 20 });
  });

  test('C51, C98: a table, its guest, and whether it is confirmed', async () => {
    await shop.orderAt('7', false);
    expect((await list())[0]).toMatchObject({ tableNumber: '7', tableConfirmed: false });
    shop.clock.now += MINUTE;
    await shop.orderAt('8');
    expect((await list())[0]).toMatchObject({ tableNumber: '8', tableConfirmed: true });
  });

  test('C190, C206, C221: when it took each step, and when each department was done', async () => {
    const start = shop.clock.now + MINUTE;
    const id = await place();
    const promisedAt = iso(start + 20 * MINUTE);
    const at = (minutes: number) => iso(start + minutes * MINUTE);
    for (const step of ['accepted', 'preparing', 'ready'] as const) {
      const body = { step, ...(step === 'accepted' && { promisedAt }) };
      await shop.admin.call('changeOrderStep', { params: { id }, body });
      shop.clock.now += MINUTE;
    }
    const later = iso(start + 30 * MINUTE);
    await shop.admin.call('changeOrderStep', { params: { id }, body: { step: 'ready', promisedAt: later } });
    shop.clock.now += MINUTE;
    await shop.setStatus(id, 'completed');
    expect((await list())[0]).toMatchObject({
      ...{ createdAt: at(-1), acceptedAt: at(0), preparingAt: at(1), readyAt: at(2), closedAt: at(4) },
      ...{ promisedFirstAt: promisedAt, promisedAt: later, touchedAt: at(4), editedAt: null, step: null },
      departments: [{ department: 'bar', doneAt: at(2) }],
    });
  });
});
