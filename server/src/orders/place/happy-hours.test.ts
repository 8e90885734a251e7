import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

/** 20 November 2026 is a Friday. */
const inNepal = (text: string) => Date.parse(`2026-11-${text}+05:45`);
const slotAt = (text: string) => new Date(inNepal(text)).toISOString();

let server: TestServer;
let admin: HttpClient;
let tea: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  tea = await storeProduct(server.db, { name: 'Chiya', category: 'Tea' });
  // Friday from three to five, 25 percent.
  await setHour({});
});
afterEach(() => server.close());

async function setHour(about: { readonly days?: number[]; readonly percent?: number }): Promise<void> {
  const hour = { category: 'tea', days: [5], from: '15:00', until: '17:00', percent: 25, active: true };
  await admin.call('updateSettings', { body: { happyHours: [{ ...hour, ...about }] } });
}

/** Orders one tea, and returns what is taken off it, in rupees. */
async function takenOff(about: { readonly slotAt?: string } = {}): Promise<number> {
  const { status, body } = await server.guest().call('placeGuestOrder', checkout([{ _id: tea }], about));
  expect(status).toBe(200);
  return body.data.happyHourDiscount ?? 0;
}

test.each([
  ['20T14:59:59', 0],
  ['20T15:00:00', 25],
  ['20T16:59:59', 25],
  ['20T17:00:00', 0],
  ['21T15:30:00', 0],
])(
  'C274: an order as soon as possible has the happy hour of the time at which it arrives: %s',
  async (time, off) => {
    server.clock.now = inNepal(time);
    expect(await takenOff()).toBe(off);
  },
);

test('C274: an order for later has the happy hour of its slot, not of the time at which it arrives', async () => {
  server.clock.now = inNepal('20T14:00:00');
  expect(await takenOff({ slotAt: slotAt('20T14:45:00') })).toBe(0);
  expect(await takenOff({ slotAt: slotAt('20T15:00:00') })).toBe(25);
  server.clock.now = inNepal('20T16:00:00');
  expect(await takenOff({ slotAt: slotAt('20T16:45:00') })).toBe(25);
  expect(await takenOff({ slotAt: slotAt('20T17:00:00') })).toBe(0);
  // The same time tomorrow is a Saturday.
  expect(await takenOff({ slotAt: slotAt('21T16:00:00') })).toBe(0);
  await setHour({ days: [6] });
  expect(await takenOff()).toBe(0);
  expect(await takenOff({ slotAt: slotAt('21T16:00:00') })).toBe(25);
});

/** Adds a tea to the newest order; returns the percent of each line. */
async function percentsAfterEdit(): Promise<readonly (number | undefined)[]> {
  const [order] = (await admin.call('listOrders', { query: { limit: 1 } })).body.data;
  if (!order) throw new Error('No order');
  const [kept] = order.item;
  const items = [
    { _id: kept?._id ?? '', quantity: 1 },
    { productId: tea, quantity: 1 },
  ];
  const { body } = await admin.call('updateOrder', { params: { id: order._id }, body: { items } });
  return body.data.item.map(({ happyHour }) => happyHour);
}

test('C278: a new line of an edited order has the happy hour of its slot, whenever staff add it', async () => {
  server.clock.now = inNepal('20T14:00:00');
  await takenOff({ slotAt: slotAt('20T15:30:00') });
  server.clock.now = inNepal('20T18:00:00');
  expect(await percentsAfterEdit()).toEqual([25, 25]);
  server.clock.now = inNepal('20T16:00:00');
  await takenOff({ slotAt: slotAt('20T18:00:00') });
  expect(await percentsAfterEdit()).toEqual([undefined, undefined]);
});

test('C278: without a slot it has that of the time at which the order was placed, as set now', async () => {
  server.clock.now = inNepal('20T16:59:00');
  await takenOff();
  server.clock.now = inNepal('20T17:30:00');
  await setHour({ percent: 40 });
  expect(await percentsAfterEdit()).toEqual([25, 40]);
  await takenOff();
  server.clock.now = inNepal('20T16:30:00');
  expect(await percentsAfterEdit()).toEqual([undefined, undefined]);
});
