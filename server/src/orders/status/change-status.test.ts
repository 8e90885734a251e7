import { awardPoints, checkout, stockOf } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { brokenLots, ledgerSum } from '../../../test/support/ledger';
import { storeReferral } from '../../../test/support/people';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

type Status = 'pending' | 'processing' | 'completed' | 'cancelled';

let server: TestServer;
let admin: HttpClient;
let asha: SignedIn;
let latte: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  asha = await server.asCustomer('Asha Gurung');
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 500_00 });
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3 });
});
afterEach(() => server.close());

const place = async (points = 0, { client } = asha) => {
  const items = [{ _id: latte }, { _id: shirt, type: 'closet' as const }];
  const { body } = await client.call('placeOrder', checkout(items, {}, { points }));
  return body.data._id;
};
const setStatus = (id: string, status: Status, version?: number) =>
  admin.call('changeOrderStatus', { params: { id }, body: { status, ...(version && { version }) } });

test("C26, §4: staff set any status; 'userId' is ignored, and the order is returned with its next version", async () => {
  const id = await place();
  const { status, body } = await admin.send('changeOrderStatus', {
    params: { id },
    body: { status: 'processing', userId: (await server.asCustomer()).person.id },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Order updated successfully',
    data: { _id: id, status: 'processing', version: 2, user: asha.person.id },
  });
  const audit = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'order.status')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(audit.details)).toMatchObject({
    before: { status: 'pending' },
    after: { status: 'processing' },
  });
});

test.each([
  [{ status: 'done' }, 'status'],
  [{}, 'status'],
  [{ status: 'pending', version: 'x' }, 'version'],
])('%j is refused and %s named', async (body, field) => {
  const id = await place();
  const answer = await admin.send('changeOrderStatus', { params: { id }, body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe(field);
});

test('an unknown order: 404', async () => {
  const { status, body } = await setStatus('nothing', 'completed');
  expect([status, body.message]).toEqual([404, 'Order not found']);
});

describe('points', () => {
  test('C19, C87, C18: credited when completed, with the 30 of the first order, and reversed when not', async () => {
    const id = await place();
    expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
    await setStatus(id, 'completed');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(10 + 30);
    await setStatus(id, 'completed');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(40);
    await setStatus(id, 'processing');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
    expect(await brokenLots(server.db)).toEqual([]);
  });

  test('C18: the 30 are credited once, and stay while any order is completed', async () => {
    const [first, second] = [await place(), await place()];
    await setStatus(first, 'completed');
    await setStatus(second, 'completed');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(50);
    await setStatus(first, 'cancelled');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(40);
    await setStatus(second, 'pending');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
  });

  test('C18, P45: a referral credits both sides at the friend’s first completed order, and is reversed', async () => {
    const bina = await server.asCustomer();
    await storeReferral(server.db, asha.person.id, bina.person.id);
    const id = await place();
    await setStatus(id, 'completed');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(10 + 30 + 50);
    expect(await ledgerSum(server.db, bina.person.id)).toBe(50);
    await setStatus(id, 'cancelled');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
    expect(await ledgerSum(server.db, bina.person.id)).toBe(0);
  });

  test('P45: a referral between accounts with the same phone credits nothing', async () => {
    const bina = await server.asCustomer();
    await place(0, bina);
    await storeReferral(server.db, asha.person.id, bina.person.id);
    await setStatus(await place(), 'completed');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(40);
    expect(await ledgerSum(server.db, bina.person.id)).toBe(0);
  });

  test('P42: reversing spent points leaves a debt: the balance shows 0, and nothing can be redeemed', async () => {
    const first = await place();
    await setStatus(first, 'completed');
    await place(40);
    await setStatus(first, 'cancelled');
    expect(await ledgerSum(server.db, asha.person.id)).toBe(-40);
    const [me] = (await asha.client.call('getCurrentUser', {})).body.data;
    expect(me?.points).toBe(0);
    const answer = await asha.client.call('placeOrder', checkout([{ _id: latte }], {}, { points: 5 }));
    expect(answer.status).toBe(409);
  });

  test('P43: a cancelled order refunds exactly the lots it used, with their own expiry', async () => {
    await awardPoints(server.db, asha.person.id, 20, server.clock.now - 1000);
    await awardPoints(server.db, asha.person.id, 20, server.clock.now);
    const lots = () => server.db.selectFrom('point_lots').selectAll().orderBy('expires_at').execute();
    const before = await lots();
    const id = await place(25);
    expect((await lots()).map(({ remaining }) => remaining)).toEqual([0, 15]);
    await setStatus(id, 'cancelled');
    expect(await lots()).toEqual(before);
    await setStatus(id, 'cancelled');
    expect(await lots()).toEqual(before);
    await setStatus(id, 'pending');
    expect((await lots()).map(({ remaining }) => remaining)).toEqual([0, 15]);
  });

  test('P15, P44: a restored order redeems the same points again, even if expired', async () => {
    await awardPoints(server.db, asha.person.id, 20, server.clock.now);
    const id = await place(20);
    await setStatus(id, 'cancelled');
    server.clock.now += 200 * 24 * 60 * 60 * 1000;
    admin = (await server.asAdmin()).client;
    expect((await setStatus(id, 'pending')).status).toBe(200);
    expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
  });

  test('P15: an order whose refunded points were spent stays cancelled', async () => {
    await awardPoints(server.db, asha.person.id, 20, server.clock.now);
    const id = await place(20);
    await setStatus(id, 'cancelled');
    await place(15);
    const answer = await setStatus(id, 'pending');
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ changes: [{ kind: 'points', was: 20, now: 5 }] });
    expect(await ledgerSum(server.db, asha.person.id)).toBe(5);
    expect(await stockOf(server.db, shirt)).toBe(2);
  });

  test('a guest’s order earns no points', async () => {
    const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]));
    expect((await setStatus(body.data._id, 'completed')).status).toBe(200);
    expect(await server.db.selectFrom('point_lots').selectAll().execute()).toEqual([]);
  });
});

describe('stock', () => {
  test('P15, C24: put back once when cancelled, taken again when not', async () => {
    const id = await place();
    expect(await stockOf(server.db, shirt)).toBe(2);
    for (const [status, stock] of [
      ['cancelled', 3],
      ['cancelled', 3],
      ['completed', 2],
      ['pending', 2],
      ['cancelled', 3],
    ] as const) {
      await setStatus(id, status);
      expect(await stockOf(server.db, shirt)).toBe(stock);
    }
  });

  test('P15: 409 when the pieces were sold since, and nothing changes', async () => {
    await awardPoints(server.db, asha.person.id, 20, server.clock.now);
    const id = await place(20);
    await setStatus(id, 'cancelled');
    await server.db.updateTable('closet_items').set({ stock: 0 }).execute();
    const answer = await setStatus(id, 'completed');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'Not enough pieces of Shirt left',
      data: { changes: [{ kind: 'stock', _id: shirt, was: 1, now: 0 }], totalAmount: null },
    });
    expect(await ledgerSum(server.db, asha.person.id)).toBe(20);
    const { body } = await admin.call('listOrders', { query: { status: 'cancelled' } });
    expect(body.data).toMatchObject([{ _id: id, version: 2 }]);
  });

  test('P15: ten concurrent cancellations cancel once', async () => {
    const id = await place();
    const answers = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'cancelled')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stockOf(server.db, shirt)).toBe(3);
    expect(answers.map(({ body }) => body.data.version)).toEqual(Array(10).fill(2));
  });
});

describe('C99, P35: two members of staff', () => {
  test('a change of an older version is refused with who changed it and when', async () => {
    const id = await place();
    expect((await setStatus(id, 'processing', 1)).status).toBe(200);
    const stale = await setStatus(id, 'completed', 1);
    expect(stale.status).toBe(409);
    expect(stale.body.message).toMatch(/^admin \w+ changed this order at 12 PM\. Reload to see it\.$/);
    expect(stale.body.data).toMatchObject({ version: 2, changedAt: '2026-11-20T06:15:00.000Z' });
    expect((await setStatus(id, 'completed', 2)).status).toBe(200);
    expect((await setStatus(id, 'pending')).status).toBe(200);
  });

  test('of ten concurrent changes of one version one succeeds', async () => {
    const id = await place();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        setStatus(id, index % 2 === 0 ? 'completed' : 'processing', 1),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});
