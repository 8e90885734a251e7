import { awardPoints, checkout, stockOf, withKey } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../test/support/stock-shop';
import { pointBalance } from '../loyalty/point-balances';

let server: TestServer;
let latte: string;
let heard: string[];
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
  heard = [];
  jest.spyOn(server.app.orderEvents, 'placed').mockImplementation((id) => void heard.push(id));
});
afterEach(() => server.close());

const orders = () => server.db.selectFrom('orders').selectAll().execute();
const lines = () => server.db.selectFrom('order_lines').selectAll().orderBy('position').execute();
const keys = () => server.db.selectFrom('idempotency_keys').selectAll().execute();

describe('a checkout', () => {
  test("§7: 'Order is placed': prices, names and pictures of the catalogue, and staff hear of it (C5, C42, C78)", async () => {
    await storePlace(server.db, 'Lakeside', 50_00);
    const item = [{ _id: latte, quantity: 2, price: 1, name: 'Nothing', requests: 'no\u202E  sugar' }];
    const { status, body } = await server.guest().call(
      'placeGuestOrder',
      checkout(
        item,
        { deliveryLocation: ' lakeside', deliveryOption: 'LAKESIDE', totalAmount: 471 },
        {
          phone: '+977 984-123 4567',
        },
      ),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Order is placed',
      data: { subtotal: 421, deliveryFee: 50, totalAmount: 471, redeemedPoints: 0, pointsEarned: 0 },
    });
    expect(body.data.code).toMatch(/^[2-9B-Z]{6}$/);
    expect(JSON.stringify(body)).not.toMatch(/Asha|9841234567|Lakeside 6/);
    expect(await orders()).toMatchObject([
      {
        id: body.data._id,
        kind: 'guest',
        user_id: null,
        status: 'pending',
        version: 1,
        phone: '9841234567',
        email: null,
        delivery_option: 'Lakeside',
        delivery_location: 'Lakeside',
        total_paisa: 471_00,
      },
    ]);
    expect(await lines()).toMatchObject([
      {
        name: 'Latte',
        price_paisa: 210_50,
        quantity: 2,
        requests: 'no sugar',
        item_id: latte,
        item_type: 'product',
      },
    ]);
    expect((await lines())[0]?.image).toMatch(/^\/media\//);
    expect(heard).toEqual([body.data._id]);
    const audit = await server.db.selectFrom('audit').selectAll().execute();
    expect(audit).toMatchObject([{ action: 'order.place', actor: 'guest', subject: body.data._id }]);
  });

  test('C9: pickup is stored in both spellings of the wire, and costs nothing', async () => {
    await server
      .guest()
      .call(
        'placeGuestOrder',
        checkout([{ _id: latte }], { deliveryLocation: 'pickup', deliveryOption: 'PICK-UP' }),
      );
    expect(await orders()).toMatchObject([
      { delivery_option: 'Pick up', delivery_location: 'Pick-up', fee_paisa: 0, total_paisa: 210_50 },
    ]);
  });

  test.each([
    [{ deliveryLocation: 'Atlantis', deliveryOption: 'Atlantis' }, 'Please select a delivery location'],
    [{ deliveryLocation: null, deliveryOption: null }, 'Please select a delivery location'],
    [{ deliveryLocation: 'mystery', deliveryOption: 'mystery' }, 'Please select a delivery location'],
    [{ deliveryLocation: 'Lakeside', deliveryOption: 'Pick up' }, 'deliveryOption must name the same place'],
  ])('C9, C11, P14: %j is refused', async (about, message) => {
    await storePlace(server.db, 'Lakeside', 50_00);
    const answer = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }], about));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect(await orders()).toEqual([]);
  });

  test.each([
    [{ phone: 'call me' }, 'data.phone'],
    [{ phone: '98412345678' }, 'data.phone'],
    [{ fullName: '\u202E' }, 'data.fullName'],
    [{ address: '' }, 'data.address'],
    [{ email: 'nobody' }, 'data.email'],
    [{ points: 5 }, 'data.points'],
    [{ points: 7 }, 'data.points'],
    [{ points: -5 }, 'data.points'],
    [{ points: '1e2' }, 'data.points'],
  ])('§5, C13, C30: a guest with %j is refused and %s named', async (data, field) => {
    const answer = await server.guest().send('placeGuestOrder', checkout([{ _id: latte }], {}, data));
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await orders()).toEqual([]);
  });

  test.each([-1, 0, 1.5, '1e9', Number.NaN, [], null, 2 ** 53, 100])(
    'P7: a quantity of %j is refused',
    async (quantity) => {
      const item = [
        { _id: latte, quantity: 1 },
        { _id: latte, quantity },
      ];
      const answer = await server.guest().send('placeGuestOrder', { body: { ...checkout([]).body, item } });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.field).toBe('item.1.quantity');
    },
  );

  test("C8: 'No items in cart' for an empty list and for none; `items` is `item`", async () => {
    const send = (body: object) => server.guest().send('placeGuestOrder', { body });
    const { item, ...bare } = checkout([{ _id: latte }]).body;
    expect((await send({ ...bare, item: [] })).body.message).toBe('No items in cart');
    expect((await send(bare)).body.message).toBe('No items in cart');
    expect((await send({ ...bare, items: item, product: ['x'] })).status).toBe(200);
  });

  test('C8: a closet item is found by its id alone, with its only colour and size', async () => {
    const shirt = await storeClosetItem(server.db, {
      size_options: '["M"]',
      colors: JSON.stringify([{ name: 'Indigo' }]),
    });
    expect((await server.guest().call('placeGuestOrder', checkout([{ _id: shirt }]))).status).toBe(200);
    expect(await lines()).toMatchObject([{ item_type: 'closet', color: 'Indigo', size: 'M' }]);
    expect(await stockOf(server.db, shirt)).toBe(9);
  });

  test('an account order belongs to the person and earns; what the client says of status and user counts nothing', async () => {
    const { client, person } = await server.asCustomer();
    const body = {
      ...checkout([{ _id: latte, quantity: 5 }]).body,
      status: 'completed',
      userId: 'x',
      user: 'x',
    };
    const { body: answer } = await client.send('placeOrder', { body });
    expect(answer.data).toMatchObject({ totalAmount: 1052.5, pointsEarned: 21, status: 'pending' });
    expect(await orders()).toMatchObject([{ user_id: person.id, kind: 'account', points_cafe: 21 }]);
    expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(0);
  });

  test('C87: cafe and closet earn apart: the share of the total, and the tier', async () => {
    const boots = await storeClosetItem(server.db, { price_paisa: 10_000_00 });
    await storePlace(server.db, 'Lakeside', 50_00);
    const { client } = await server.asCustomer();
    await client.call(
      'placeOrder',
      checkout([{ _id: latte, quantity: 2 }, { _id: boots }], {
        deliveryLocation: 'Lakeside',
        deliveryOption: 'Lakeside',
      }),
    );
    expect(await orders()).toMatchObject([{ points_cafe: 8, points_closet: 100 }]);
  });
});

describe('a total that the customer did not see', () => {
  test('C84, C85: a higher price is refused with the change and the right total; nothing is stored, not even the key', async () => {
    const headers = withKey();
    const order = checkout([{ _id: latte, quantity: 2, price: 200 }], { totalAmount: 400 });
    const answer = await server.guest().call('placeGuestOrder', order, headers);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      data: {
        changes: [{ kind: 'price', _id: latte, name: 'Latte', was: 200, now: 210.5 }],
        totalAmount: 421,
      },
    });
    expect([await orders(), await keys(), heard]).toEqual([[], [], []]);
    const consented = checkout([{ _id: latte, quantity: 2, price: 210.5 }], { totalAmount: 421 });
    expect((await server.guest().call('placeGuestOrder', consented, headers)).status).toBe(200);
  });

  test('P3: a forged total is refused with the right one', async () => {
    const { client } = await server.asCustomer();
    for (const totalAmount of [0, 1, 210.49]) {
      const answer = await client.call('placeOrder', checkout([{ _id: latte }], { totalAmount }));
      expect(answer.status).toBe(409);
      expect(answer.body.data).toMatchObject({ totalAmount: 210.5 });
    }
    expect(await orders()).toEqual([]);
  });

  test('P14: a fee that rose is named', async () => {
    await storePlace(server.db, 'Lakeside', 80_00);
    const answer = await server.guest().call(
      'placeGuestOrder',
      checkout([{ _id: latte, price: 210.5 }], {
        deliveryLocation: 'Lakeside',
        deliveryOption: 'Lakeside',
        totalAmount: 260.5,
      }),
    );
    expect(answer.body.data).toEqual({
      changes: [{ kind: 'fee', _id: null, name: 'Lakeside', was: 50, now: 80 }],
      totalAmount: 290.5,
    });
  });

  test('C84: a lower one goes through, and the answer says what it is; so does none', async () => {
    const lower = await server
      .guest()
      .call('placeGuestOrder', checkout([{ _id: latte, price: 250 }], { totalAmount: 250 }));
    expect(lower.body.data).toMatchObject({ totalAmount: 210.5 });
    const absurd = checkout([{ _id: latte, price: 1e300 }], { totalAmount: 1e300 });
    expect((await server.guest().call('placeGuestOrder', absurd)).status).toBe(200);
    expect((await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]))).status).toBe(200);
    expect((await orders()).map(({ total_paisa }) => total_paisa)).toEqual([210_50, 210_50, 210_50]);
  });

  test('P9: sums of broken floats are the same sum', async () => {
    const tea = await storeProduct(server.db, { price_paisa: 10 });
    const order = checkout([{ _id: tea, quantity: 3 }], { totalAmount: 0.1 + 0.1 + 0.1 });
    expect((await server.guest().call('placeGuestOrder', order)).body.data).toMatchObject({
      totalAmount: 0.3,
    });
  });
});

describe('what cannot be ordered', () => {
  const refused = async (item: Parameters<typeof checkout>[0]) =>
    server.guest().call('placeGuestOrder', checkout(item));

  test.each([
    ['P16: deleted', { deleted_at: 5 }],
    ['C53: for tables only', { ugage: 'disable' as const }],
    ['C53: sold out', { sold_out: 1 as const }],
  ])('%s: refused as gone, and the total is that of the rest', async (_, about) => {
    const tart = await storeProduct(server.db, { name: 'Tart', ...about });
    const answer = await refused([{ _id: tart, price: 100 }, { _id: latte }]);
    expect(answer.status).toBe(409);
    expect(answer.body.data).toEqual({
      changes: [{ kind: 'gone', _id: tart, name: 'Tart', was: 100, now: null }],
      totalAmount: 210.5,
    });
    expect(await orders()).toEqual([]);
  });

  test('an id that nothing has, and a size that the item no longer comes in, are gone too', async () => {
    const shirt = await storeClosetItem(server.db, { name: 'Shirt', size_options: '["M","L"]' });
    const answer = await refused([
      { _id: 'nothing', name: 'Old Cake' },
      { _id: shirt, type: 'closet', selectedSize: 'S' },
      { _id: shirt, type: 'closet', selectedSize: 'm' },
    ]);
    expect(answer.body.data).toMatchObject({
      changes: [
        { kind: 'gone', name: 'Old Cake' },
        { kind: 'gone', name: 'Shirt' },
      ],
      totalAmount: 1000,
    });
    expect(await stockOf(server.db, shirt)).toBe(10);
  });

  test('P6: more pieces than are there, counted over all lines of the item', async () => {
    const shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3, size_options: '["M","L"]' });
    const answer = await refused([
      { _id: shirt, type: 'closet', quantity: 2, selectedSize: 'M' },
      { _id: shirt, type: 'closet', quantity: 2, selectedSize: 'L' },
    ]);
    expect(answer.body.data).toEqual({
      changes: [{ kind: 'stock', _id: shirt, name: 'Shirt', was: 4, now: 3 }],
      totalAmount: 3000,
    });
    expect(await stockOf(server.db, shirt)).toBe(3);
  });
});

describe('points at the checkout', () => {
  test('C19: redeemed at placing, oldest expiry first, and never more than the balance', async () => {
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 52, server.clock.now - 1000);
    await awardPoints(server.db, person.id, 10, server.clock.now);
    const { body } = await client.call('placeOrder', checkout([{ _id: latte }], {}, { points: 55 }));
    expect(body.data).toMatchObject({ redeemedPoints: 55, totalAmount: 155.5, pointsEarned: 3 });
    const lots = await server.db.selectFrom('point_lots').selectAll().orderBy('expires_at').execute();
    expect(lots.map(({ remaining }) => remaining)).toEqual([0, 7]);
    const again = await client.call('placeOrder', checkout([{ _id: latte }], {}, { points: 10 }));
    expect(again.status).toBe(409);
    expect(again.body.data).toEqual({
      changes: [{ kind: 'points', _id: null, name: 'Points', was: 10, now: 5 }],
      totalAmount: 205.5,
    });
    expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(7);
  });

  test('C20: expired points pay nothing', async () => {
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 100, Date.UTC(2026, 0, 1));
    const answer = await client.call('placeOrder', checkout([{ _id: latte }], {}, { points: 50 }));
    expect(answer.body.data).toMatchObject({ changes: [{ kind: 'points', was: 50, now: 0 }] });
  });

  test('C12, P8: more points than the order costs are refused, and the total never falls below 0', async () => {
    const water = await storeProduct(server.db, { price_paisa: 60_00 });
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 150, server.clock.now);
    const answer = await client.call('placeOrder', checkout([{ _id: water }], {}, { points: 65 }));
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('data.points');
    const free = await client.call('placeOrder', checkout([{ _id: water }], {}, { points: 60 }));
    expect(free.body.data).toMatchObject({ totalAmount: 0, pointsEarned: 0 });
  });

  test('P39: twenty orders at once never spend the same points twice', async () => {
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 100, server.clock.now);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call('placeOrder', checkout([{ _id: latte }], {}, { points: 50 }), withKey()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(18).fill(409)]);
    expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(0);
    const { spent } = await server.db
      .selectFrom('point_entries')
      .select(({ fn }) => fn.sum<number>('delta').as('spent'))
      .where('kind', '=', 'redeem')
      .executeTakeFirstOrThrow();
    expect(spent).toBe(-100);
  });
});

describe('a key', () => {
  test('P1: the same order posted twenty times at once is one order, one decrement, one debit', async () => {
    const shirt = await storeClosetItem(server.db, { stock: 5 });
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 100, server.clock.now);
    const headers = withKey();
    const order = checkout([{ _id: shirt, type: 'closet' }, { _id: latte }], {}, { points: 20 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.call('placeOrder', order, headers)),
    );
    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(server.db, shirt)).toBe(4);
    expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(80);
    expect(heard).toEqual([first?.body.data._id]);
  });

  test('P2: a repeat gets the first answer, even after prices and stock changed', async () => {
    const headers = withKey();
    const order = checkout([{ _id: latte }], { totalAmount: 210.5 });
    const first = await server.guest().call('placeGuestOrder', order, headers);
    await server.db.updateTable('products').set({ price_paisa: 900_00 }).execute();
    const upper = { 'idempotency-key': headers['idempotency-key'].toUpperCase() };
    expect((await server.guest().call('placeGuestOrder', order, upper)).body).toEqual(first.body);
    expect(await orders()).toHaveLength(1);
  });

  test('P1: the same key with another payload is refused, by the same or another call', async () => {
    const headers = withKey();
    await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), headers);
    const other = await server
      .guest()
      .call('placeGuestOrder', checkout([{ _id: latte, quantity: 2 }]), headers);
    expect(other.status).toBe(409);
    const table = { body: { tableNumber: '4', items: [{ _id: latte }] } };
    expect((await server.guest().call('placeTableOrder', table, headers)).status).toBe(409);
    expect(await orders()).toHaveLength(1);
  });

  test('C86: a key is a person’s own; whether it went through is asked with it', async () => {
    const headers = withKey();
    const params = { key: headers['idempotency-key'] };
    const [asha, bina] = [await server.asCustomer(), await server.asCustomer()];
    expect((await asha.client.call('getOrderByKey', { params })).status).toBe(404);
    const placed = await asha.client.call('placeOrder', checkout([{ _id: latte }]), headers);
    expect((await asha.client.call('getOrderByKey', { params })).body.data).toEqual(placed.body.data);
    for (const stranger of [bina.client, server.guest()])
      expect((await stranger.call('getOrderByKey', { params })).status).toBe(404);
    expect((await bina.client.call('placeOrder', checkout([{ _id: latte }]), headers)).status).toBe(200);
    expect(await orders()).toHaveLength(2);
  });

  test('C86: a guest who has signed in since still finds the order', async () => {
    const headers = withKey();
    await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), headers);
    const { client } = await server.asCustomer();
    const params = { key: headers['idempotency-key'] };
    expect((await client.call('getOrderByKey', { params })).status).toBe(200);
  });

  test('what is no UUID is refused', async () => {
    const answer = await server
      .guest()
      .call('placeGuestOrder', checkout([{ _id: latte }]), { 'idempotency-key': 'again' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('idempotency-key');
  });
});

test('P6: a hundred guests at once for the last piece: one gets it', async () => {
  const shirt = await storeClosetItem(server.db, { stock: 1 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      server.guest().call('placeGuestOrder', checkout([{ _id: shirt, type: 'closet' }]), withKey()),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(409)]);
  expect(await stockOf(server.db, shirt)).toBe(0);
  expect(await orders()).toHaveLength(1);
});

test('P6: orders of the same items in opposite order all go through', async () => {
  const shirt = await storeClosetItem(server.db, { stock: 50 });
  const scarf = await storeClosetItem(server.db, { stock: 50 });
  const both = [shirt, scarf].map((_id) => ({ _id, type: 'closet' as const }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.guest().call('placeGuestOrder', checkout(index % 2 === 0 ? both : [...both].reverse())),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await stockOf(server.db, shirt), await stockOf(server.db, scarf)]).toEqual([30, 30]);
});
