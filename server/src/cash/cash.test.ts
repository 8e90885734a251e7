import { checkout, withKey } from '../../test/support/checkout';
import { storeCoupon } from '../../test/support/offers';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storePlace, storeProduct } from '../../test/support/stock-shop';
import { startWalletShop } from '../../test/support/wallet-shop';

let server: TestServer;
let staff: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 113_00 });
});
afterEach(() => server.close());

const DAY = '2026-11-20';

const period = async (client = staff.client) => (await client.call('getCashPeriod', {})).body.data;
const closings = async () => (await staff.client.call('listCashClosings', {})).body.data;
const corrections = async (number: number) =>
  (await staff.client.call('listCashCorrections', { query: { number: String(number) } })).body.data;

/** Closes the period as somebody does who just opened the screen and counted what is expected. */
async function close(
  changes: Readonly<Record<string, unknown>> & { readonly countedCash?: number } = {},
  client = staff.client,
) {
  const { number, expectedCash } = await period(client);
  const countedCash = changes.countedCash ?? expectedCash;
  const form = { number, day: DAY, expectedCash, countedCash, nextFloat: Math.min(500, countedCash) };
  return client.send('closeCash', { body: { ...form, ...changes } });
}

/** Starts the till with Rs 500. */
const begin = () => close({ countedCash: 500 });

async function order(quantity = 1, about: Record<string, unknown> = {}): Promise<string> {
  const { body } = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte, quantity }], about), withKey());
  if (!body.data) throw new Error(body.message);
  return body.data._id;
}

const setStatus = (id: string, status: 'pending' | 'completed' | 'cancelled') =>
  staff.client.call('changeOrderStatus', { params: { id }, body: { status } });

async function sell(quantity = 1, about = {}): Promise<string> {
  const id = await order(quantity, about);
  await setStatus(id, 'completed');
  return id;
}

test('C310: the first closing counts the drawer, and orders from before it never count', async () => {
  await sell(3);
  expect(await period()).toMatchObject({ number: 1, since: null, float: 0, expectedCash: 0 });
  expect((await close({ countedCash: 2000, nextFloat: 500 })).body).toMatchObject({
    data: { number: 1, expectedCash: 2000, countedCash: 2000, difference: 0, sums: { orders: 0 } },
  });
  expect(await period()).toMatchObject({
    number: 2,
    since: '2026-11-20T06:15:00.000Z',
    float: 500,
    expectedCash: 500,
    sums: { orders: 0, total: 0 },
  });
});

test('C309, C310: an order counts once it is handed over: its method, VAT, offers and fee', async () => {
  const tax = { kind: 'VAT', number: '301234567', percent: 13 } as const;
  await staff.client.call('updateSettings', { body: { taxNumber: tax } });
  await storePlace(server.db, 'Lakeside', 100_00);
  const code = await storeCoupon(server.db, { percent: 50 });
  await begin();
  const waiting = await order(2);
  expect((await period()).sums.orders).toBe(0);
  await setStatus(waiting, 'completed');
  await sell(2, { couponCode: code, deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' });
  expect(await period()).toMatchObject({
    expectedCash: 500 + 226 + 213,
    sums: {
      orders: 2,
      total: 439,
      cash: 439,
      // 26.00 of the first one; 213 × 13 / 113 = 24.504…
      vat: 26 + 24.5,
      cafe: 452,
      closet: 0,
      coupons: 113,
      deliveryFees: 100,
      corrections: 0,
      corrected: 0,
    },
  });
  // The rate of an order stays; later orders have the one of then.
  await staff.client.call('updateSettings', { body: { taxNumber: { ...tax, percent: 10 } } });
  await setStatus(await order(1), 'completed');
  expect((await period()).sums.vat).toBe(60.77);
});

test('C283, C310: a wallet brings what was confirmed; the rest of its order is cash', async () => {
  const shop = await startWalletShop();
  const read = async () => (await shop.staff.call('getCashPeriod', {})).body.data;
  const first = { number: 1, day: DAY, countedCash: 0, nextFloat: 0 };
  await shop.staff.call('closeCash', { body: first });
  const { id } = await shop.order();
  await shop.staff.call('answerPayment', { params: { id }, body: { found: true } });
  expect((await read()).sums.esewa).toBe(0);
  const add = (await shop.staff.call('listOrders', {})).body.data[0]?.item[0];
  await shop.staff.call('updateOrder', {
    params: { id },
    body: { items: [{ productId: add?.productId ?? '', quantity: 2 }] },
  });
  await shop.staff.call('changeOrderStatus', { params: { id }, body: { status: 'completed' } });
  expect((await read()).sums).toMatchObject({ total: 421, esewa: 210.5, cash: 210.5 });
  // A payment that was a mistake, found after the closing, moves the money and leaves the total.
  await shop.staff.call('closeCash', {
    body: { number: 2, day: DAY, expectedCash: 210.5, countedCash: 210.5, nextFloat: 0 },
  });
  await shop.staff.call('answerPayment', { params: { id }, body: { found: false } });
  expect((await read()).sums).toMatchObject({ orders: 0, total: 0, esewa: -210.5, cash: 210.5 });
  expect((await read()).sums).toMatchObject({ corrections: 1, corrected: 0 });
  await shop.close();
});

test('C311: what happens to an order of a closed period is a correction of the open one, and the closing stays', async () => {
  await begin();
  const [edited, cancelled] = [await sell(1), await sell(2)];
  await close();
  const frozen = await closings();
  await staff.client.call('updateOrder', {
    params: { id: edited },
    body: { items: [{ productId: latte, quantity: 3 }] },
  });
  server.clock.now += 60_000;
  await setStatus(cancelled, 'cancelled');
  const fresh = await sell(1);
  await setStatus(fresh, 'cancelled');
  expect(await closings()).toEqual(frozen);
  const { sums, float, expectedCash } = await period();
  expect(sums).toMatchObject({ orders: -1, total: 0, cash: 0, corrections: 2, corrected: 0 });
  expect(expectedCash).toBe(float);
  const by = expect.stringMatching(/^admin/);
  expect(await corrections(3)).toMatchObject([
    { orderId: cancelled, by, before: 226, after: null, cash: -226 },
    { orderId: edited, by, before: 113, after: 339, cash: 226 },
  ]);
  expect(await corrections(2)).toEqual([]);
  await close();
  expect((await closings())[0]).toMatchObject({ sums: { corrections: 2, orders: -1 } });
  expect((await closings()).slice(1)).toEqual(frozen);
  expect(await corrections(3)).toHaveLength(2);
});

test('C310: a difference needs a note, and both stay', async () => {
  await begin();
  await sell(1);
  const short = await close({ countedCash: 600, nextFloat: 500 });
  expect(short.status).toBe(400);
  expect(short.body).toMatchObject({
    message: 'note is required, because the drawer has Rs 13.00 too little',
  });
  expect((await closings()).length).toBe(1);
  const noted = await close({ countedCash: 600, nextFloat: 100, note: ' Change for the tea man ' });
  expect(noted.body).toMatchObject({ data: { difference: -13, note: 'Change for the tea man' } });
  expect(await period()).toMatchObject({ float: 100, expectedCash: 100 });
});

test.each([
  [{ day: '2026-11-21' }, 'day'],
  [{ day: '2026-11-19' }, 'day'],
  [{ nextFloat: 501 }, 'nextFloat'],
  [{ expectedCash: null }, 'expectedCash'],
  [{ countedCash: -1 }, 'countedCash'],
  [{ countedCash: 1e9 }, 'countedCash'],
])('C310: a closing with %j is refused at %s', async (changes, field) => {
  await begin();
  const refused = await close(changes);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ message: expect.stringMatching(new RegExp(`^${field} `)) });
  expect(await closings()).toHaveLength(1);
});

test('C310: midnight in Nepal decides which day is today', async () => {
  await begin();
  server.clock.now = Date.UTC(2026, 10, 20, 18, 14, 59);
  const other = await server.asAdmin();
  expect((await close({ day: '2026-11-21' }, other.client)).status).toBe(400);
  server.clock.now += 1000;
  expect((await close({ day: '2026-11-21' }, other.client)).status).toBe(200);
  expect((await close({ day: '2026-11-20' }, other.client)).status).toBe(400);
});

test('C310: cash that came meanwhile stops a closing, with the period of now', async () => {
  await begin();
  const { number, expectedCash } = await period();
  await sell(1);
  const body = { number, day: DAY, expectedCash, countedCash: 500, nextFloat: 500 };
  const refused = await staff.client.send('closeCash', { body });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'The drawer should have Rs 613.00 now. Check the cash, and close again.',
    data: { period: { number, expectedCash: 613 } },
  });
  // Nothing of the refused one is left: the order is still in the open period.
  expect((await period()).sums.orders).toBe(1);
});

test('C310: of two people who close at once one hears of the other; a repeat answers the same closing', async () => {
  await begin();
  await sell(1);
  const { number, expectedCash } = await period();
  const form = { number, day: DAY, expectedCash, countedCash: 613, nextFloat: 500 };
  const others = await Promise.all([1, 2, 3].map(() => server.asAdmin()));
  const answers = await Promise.all(
    others.map(({ client }) => client.send('closeCash', { body: { ...form } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const winner = others[answers.findIndex(({ status }) => status === 200)];
  const again = await winner?.client.send('closeCash', { body: form });
  expect(again?.body).toMatchObject({ data: { number, countedCash: 613 } });
  const told = await staff.client.send('closeCash', { body: form });
  expect(told.body).toMatchObject({
    message: expect.stringMatching(/^admin .{4} made closing 2 at 12 PM\. Reload to see it\.$/),
  });
  expect(await closings()).toHaveLength(2);
});

test('C310: orders that are handed over while somebody closes are in one period each', async () => {
  await begin();
  const ids = await Promise.all(Array.from({ length: 20 }, () => order(1)));
  const close2 = async () => {
    for (let tries = 0; tries < 50; tries += 1) if ((await close()).status === 200) return;
    throw new Error('No closing got through');
  };
  await Promise.all([...ids.map((id) => setStatus(id, 'completed')), close2()]);
  await close();
  const sums = (await closings()).map((closing) => closing.sums.orders);
  expect(sums.reduce((sum, orders) => sum + orders, 0)).toBe(20);
  expect((await period()).sums.orders).toBe(0);
});

test('C310: the list has pages, newest first', async () => {
  await begin();
  for (let index = 0; index < 4; index += 1) await close();
  const { data } = (await staff.client.call('listCashClosings', { query: { before: '4', limit: '2' } })).body;
  expect(data.map(({ number }) => number)).toEqual([3, 2]);
  expect(data[0]).toMatchObject({ by: expect.stringMatching(/^admin/), since: data[1]?.at });
});
