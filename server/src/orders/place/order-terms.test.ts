import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import { storeCoupon, usesOfCode } from '../../../test/support/offers';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { startTestServer } from '../../../test/support/start-test-server';
import { storePlace, storeProduct } from '../../../test/support/stock-shop';
import { createTestMailer } from '../../../test/support/test-mailer';
import { pointBalance } from '../../loyalty/points-ledger';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

type About = Parameters<typeof checkout>[1];

/** Orders lattes of Rs 210.50 as a guest. */
const order = (quantity = 1, about: About = {}, data: object = {}) =>
  shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte, quantity }], about, data));
const to = (name: string): About => ({ deliveryOption: name, deliveryLocation: name });

describe('C265: the terms of a place', () => {
  const terms = (values: object) => shop.db.updateTable('locations').set(values).execute();
  beforeEach(async () => {
    await storePlace(shop.db, 'Lakeside', 50_00);
  });

  test('below its minimum nothing goes there; at it, and to fetch, it does', async () => {
    await terms({ minimum_paisa: 421_00 });
    const refused = await order(1, to('Lakeside'));
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Rs 421')]);
    expect(await shop.orders()).toEqual([]);
    expect((await order(2, to('Lakeside'))).status).toBe(200);
    expect((await order(1)).status).toBe(200);
  });

  test('from an amount on it costs nothing to bring', async () => {
    await terms({ free_from_paisa: 421_00 });
    expect((await order(1, to('Lakeside'))).body.data).toMatchObject({ deliveryFee: 50, totalAmount: 260.5 });
    expect((await order(2, to('Lakeside'))).body.data).toMatchObject({ deliveryFee: 0, totalAmount: 421 });
  });

  test('a place that is off takes no orders until it is on again; its name may be written in any way', async () => {
    await terms({ inactive_since: shop.clock.now });
    expect((await order(1, to('Lakeside'))).status).toBe(400);
    await terms({ inactive_since: null });
    expect((await order(1, to('  LAKESIDE '))).body.data).toMatchObject({ deliveryFee: 50 });
    expect((await order(1, to('Nowhere'))).status).toBe(400);
  });
});

describe('C275: a coupon of an order', () => {
  test('is found as it is typed, and is that of the order', async () => {
    const couponCode = await storeCoupon(shop.db, { code: 'TEA-10' });
    const { body } = await order(1, { couponCode: ' tea-10 ' });
    expect(body.data).toMatchObject({ totalAmount: 189.45, coupon: { code: couponCode, discount: 21.05 } });
    expect(await usesOfCode(shop.db, couponCode)).toBe(1);
    expect((await order()).body.data).not.toHaveProperty('coupon');
  });

  test.each([
    ['NOBODY-1', 'NOBODY-1'],
    [' nobody-1 ', 'NOBODY-1'],
    ['no code!', 'no code!'],
  ])('that nobody made is refused by its name: %j', async (couponCode, name) => {
    const { status, body } = await order(1, { couponCode });
    expect([status, body.data]).toMatchObject([
      409,
      { changes: [{ kind: 'offer', name, now: 0, text: 'This code is not valid.' }] },
    ]);
    expect(await shop.orders()).toEqual([]);
  });

  test('for one order of a person knows a guest by the phone, and a member by the account', async () => {
    const couponCode = await storeCoupon(shop.db, { per_person: 1 });
    const { client } = await shop.asCustomer();
    const line = [{ _id: shop.latte }];
    const phone = { phone: '9841000001' };
    expect((await order(1, { couponCode }, phone)).status).toBe(200);
    expect((await order(1, { couponCode }, phone)).status).toBe(409);
    expect((await order(1, { couponCode }, { phone: '9841000002' })).status).toBe(200);
    const own = () => client.call('placeOrder', checkout(line, { couponCode }, { phone: '9841000003' }));
    expect([(await own()).status, (await own()).status]).toEqual([200, 409]);
  });
});

describe('C12, P39: points of an order', () => {
  test('come from the account: what is not there is not spent', async () => {
    const { client, person } = await shop.asCustomer();
    await awardPoints(shop.db, person.id, 20, shop.clock.now);
    const redeem = (points: number) =>
      client.call('placeOrder', checkout([{ _id: shop.latte }], {}, { points }));
    const refused = await redeem(25);
    expect([refused.status, refused.body.data]).toMatchObject([
      409,
      { changes: [{ kind: 'points', was: 25, now: 20 }], totalAmount: 190.5 },
    ]);
    expect((await redeem(20)).body.data).toMatchObject({ redeemedPoints: 20, totalAmount: 190.5 });
    expect(await pointBalance(shop.db, person.id, shop.clock.now)).toBe(0);
    expect((await redeem(0)).body.data).toMatchObject({ redeemedPoints: 0, totalAmount: 210.5 });
  });
});

test('C266: the address that an order goes to is the one last used, for its owner alone', async () => {
  const [asha, bina] = [await shop.asCustomer(), await shop.asCustomer()];
  const form = { name: 'Home', fullName: 'Asha', phone: '9841234567', address: 'Lakeside 6' };
  const { _id: addressId } = (await asha.client.call('addAddress', { body: form })).body.data;
  const lastUsed = async () => (await asha.client.call('listAddresses', {})).body.data[0]?.lastUsedAt;
  await bina.client.call('placeOrder', checkout([{ _id: shop.latte }], { addressId }));
  await asha.client.call('placeOrder', checkout([{ _id: shop.latte }]));
  await order(1, { addressId });
  expect(await lastUsed()).toBeNull();
  shop.clock.now += 1000;
  await asha.client.call('placeOrder', checkout([{ _id: shop.latte }], { addressId }));
  expect(await lastUsed()).toBe(new Date(shop.clock.now).toISOString());
});

test('P74: the audit has who placed an order, from where, and what it came to', async () => {
  const { client, person } = await shop.asCustomer();
  await client.call('placeOrder', checkout([{ _id: shop.latte, quantity: 2 }]));
  await order();
  await shop.guest().call('placeTableOrder', { body: { tableNumber: '4', items: [{ _id: shop.latte }] } });
  const rows = await shop.db.selectFrom('audit').selectAll().where('action', '=', 'order.place').execute();
  const seen = rows.map(({ actor, details }) => ({ actor, ...JSON.parse(details) }));
  expect(seen.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { actor: person.id, kind: 'account', totalPaisa: 421_00, lines: 1 },
    { actor: 'guest', kind: 'guest', totalPaisa: 210_50, lines: 1 },
    { actor: 'guest', kind: 'table', totalPaisa: 210_50, lines: 1 },
  ]);
  expect(rows.map(({ subject }) => subject).sort()).toEqual((await shop.orders()).map(({ id }) => id).sort());
});

describe('C42: staff learn of an order once', () => {
  test('P1: not again for a repeat, and not for one that is refused', async () => {
    const headers = withKey();
    const body = checkout([{ _id: shop.latte }]);
    for (let round = 0; round < 3; round += 1) await shop.guest().call('placeGuestOrder', body, headers);
    const [stored] = await shop.orders();
    await shop.guest().call('placeGuestOrder', checkout([{ _id: 'nothing' }]));
    expect(shop.notified).toEqual([stored?.id]);
  });

  test('C392: with the order of a guest as it was stored; without that of an account, or one accepted at once', async () => {
    const { client } = await shop.asCustomer();
    const { client: staff } = await shop.asAdmin();
    const { body } = await order();
    const [listed] = (await staff.call('listOrders', {})).body.data;
    await client.call('placeOrder', checkout([{ _id: shop.latte }]));
    await staff.call('updateSettings', { body: { autoAccept: true } });
    await order();
    const told = jest.mocked(shop.app.orderEvents.placed).mock.calls;
    expect(told).toEqual([
      [body.data._id, 'guest', listed],
      [expect.any(String), 'account', undefined],
      [expect.any(String), 'guest', undefined],
    ]);
  });

  test('C229: the answer tells that it is accepted already, also to who asks for it by the key', async () => {
    const { client: staff } = await shop.asAdmin();
    await staff.call('updateSettings', { body: { autoAccept: true } });
    const headers = withKey();
    const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]), headers);
    const params = { key: headers['idempotency-key'] };
    const found = await shop.guest().call('getOrderByKey', { params });
    expect([body.data.status, found.body.data.status]).toEqual(['processing', 'processing']);
    expect(found.body.data.key).toBe(body.data.key);
  });
});

test('C199: a mail is stored when it starts to leave; an order without an address starts nothing', async () => {
  const mailer = createTestMailer();
  const left: string[][] = [];
  const deliver = () => void left.push(mailer.sent.map(({ to }) => to));
  const server = await startTestServer({}, { openMailer: () => ({ ...mailer, deliver }) });
  const latte = await storeProduct(server.db);
  const place = (email: string) =>
    server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, { email }));
  await place('');
  await place('asha@example.com');
  await server.close();
  expect(left).toEqual([['asha@example.com']]);
});
