import { checkout, stockOf } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { ledgerSum } from '../../../test/support/ledger';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let admin: HttpClient;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3 });
});
afterEach(() => server.close());

async function place(): Promise<string> {
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: shirt, type: 'closet' }]));
  return body.data._id;
}
const iso = (fromNow: number) => new Date(server.clock.now + fromNow).toISOString();
const send = (id: string, body: object) => admin.send('changeOrderStep', { params: { id }, body });
const step = async (id: string, body: object) => {
  const answer = await send(id, body);
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const setStatus = async (id: string, status: 'pending' | 'processing' | 'completed' | 'cancelled') =>
  (await admin.call('changeOrderStatus', { params: { id }, body: { status } })).body.data;

test('C206: a step accepts a pending order, with its promised time', async () => {
  const id = await place();
  const promisedAt = iso(20 * MINUTE);
  const answer = await send(id, { step: 'accepted', promisedAt, version: 1 });
  expect(answer.body).toMatchObject({
    message: 'Order updated successfully',
    data: { status: 'processing', step: 'accepted', promisedAt, acceptedAt: iso(0), version: 2 },
  });
  const audit = await server.db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'order.step')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(audit.details)).toMatchObject({
    before: { status: 'pending', step: null },
    after: { status: 'processing', step: 'accepted', promisedAt: Date.parse(promisedAt) },
  });
});

test('C206: each step has its time; a step back clears the times of later steps', async () => {
  const id = await place();
  const [acceptedAt, preparingAt, readyAt] = [iso(0), iso(5 * MINUTE), iso(9 * MINUTE)];
  await step(id, { step: 'accepted' });
  server.clock.now += 5 * MINUTE;
  expect(await step(id, { step: 'preparing' })).toMatchObject({
    step: 'preparing',
    preparingAt,
    readyAt: null,
  });
  server.clock.now += 4 * MINUTE;
  expect(await step(id, { step: 'ready' })).toMatchObject({
    step: 'ready',
    acceptedAt,
    preparingAt,
    readyAt,
  });
  server.clock.now += MINUTE;
  expect(await step(id, { step: 'preparing' })).toMatchObject({
    step: 'preparing',
    preparingAt,
    readyAt: null,
  });
  expect(await step(id, { step: 'accepted' })).toMatchObject({ acceptedAt, preparingAt: null });
  expect(await step(id, { step: 'ready' })).toMatchObject({
    step: 'ready',
    preparingAt: null,
    readyAt: iso(0),
  });
});

test('C206: the promised time stays, moves or goes; the first one is kept until then', async () => {
  const id = await place();
  const [promised, later] = [iso(20 * MINUTE), iso(35 * MINUTE)];
  await step(id, { step: 'accepted', promisedAt: promised });
  expect(await step(id, { step: 'preparing' })).toMatchObject({ promisedAt: promised });
  expect(await step(id, { step: 'preparing', promisedAt: later })).toMatchObject({
    promisedAt: later,
    promisedFirstAt: promised,
  });
  expect(await step(id, { step: 'preparing', promisedAt: null })).toMatchObject({
    promisedAt: null,
    promisedFirstAt: null,
  });
});

test('C206: the status alone gives the step "accepted"; back to pending clears step, promise and times', async () => {
  const id = await place();
  expect(await setStatus(id, 'processing')).toMatchObject({ step: 'accepted', promisedAt: null });
  await step(id, { step: 'ready', promisedAt: iso(MINUTE) });
  const nothing = {
    step: null,
    promisedAt: null,
    promisedFirstAt: null,
    acceptedAt: null,
    preparingAt: null,
    readyAt: null,
  };
  expect(await setStatus(id, 'pending')).toMatchObject(nothing);
  expect(await setStatus(id, 'processing')).toMatchObject({ step: 'accepted', readyAt: null });
});

test('C206: an order that ended has no step; put back, it is where it was', async () => {
  const id = await place();
  const readyAt = iso(0);
  await step(id, { step: 'ready' });
  for (const status of ['completed', 'cancelled'] as const) {
    expect(await setStatus(id, status)).toMatchObject({ step: null, readyAt });
    const refused = await send(id, { step: 'preparing' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This order is ${status} and takes no step`,
    ]);
    expect(refused.body.data).toEqual({ status });
    expect(await setStatus(id, 'processing')).toMatchObject({ step: 'ready', readyAt, closedAt: null });
  }
});

test('C206: the same step and time change nothing', async () => {
  const id = await place();
  const promisedAt = iso(20 * MINUTE);
  const { version } = (await step(id, { step: 'accepted', promisedAt })) as { version: number };
  expect(await step(id, { step: 'accepted', promisedAt })).toMatchObject({ version });
  expect(await step(id, { step: 'accepted' })).toMatchObject({ version });
});

test('C206: a time is promised within 14 days and at most 5 minutes ago; one that stands may stay', async () => {
  const id = await place();
  for (const promisedAt of [iso(-5 * MINUTE - 1), iso(14 * DAY + 1), 'soon', 5]) {
    const refused = await send(id, { step: 'accepted', promisedAt });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.field).toBe('promisedAt');
  }
  expect(await step(id, { step: 'accepted', promisedAt: iso(-5 * MINUTE) })).toMatchObject({ version: 2 });
  const promisedAt = iso(14 * DAY);
  expect(await step(id, { step: 'accepted', promisedAt })).toMatchObject({ promisedAt });
  server.clock.now += 15 * DAY;
  admin = (await server.asAdmin()).client;
  expect(await step(id, { step: 'ready', promisedAt })).toMatchObject({ step: 'ready', promisedAt });
});

test.each([[{}], [{ step: 'cooked' }], [{ step: null }]])('%j names the step', async (body) => {
  const answer = await send(await place(), body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('step');
});

test('C99, P35: one of ten concurrent steps of one version succeeds; the 409 of the others names who came first', async () => {
  const id = await place();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(id, { step: index % 2 === 0 ? 'accepted' : 'ready', version: 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const stale = await send(id, { step: 'preparing', version: 1 });
  expect(stale.body.message).toMatch(/changed this order/);
  expect((await send('nobody', { step: 'ready' })).status).toBe(404);
});

test('P15, C51: a step takes the pieces of an unconfirmed order, and is refused without them', async () => {
  const body = { tableNumber: '7', items: [{ _id: shirt, type: 'closet' as const }] };
  const placed = await server.guest().send('placeTableOrder', { body });
  const { _id: id } = placed.body.data as { _id: string };
  expect(await stockOf(server.db, shirt)).toBe(3);
  await step(id, { step: 'accepted' });
  expect(await stockOf(server.db, shirt)).toBe(2);
  await setStatus(id, 'pending');
  await server.db.updateTable('closet_items').set({ stock: 0 }).execute();
  expect((await send(id, { step: 'accepted' })).body.message).toBe('Not enough pieces of Shirt left');
});

test('C87: steps earn no points; the completion does', async () => {
  const asha = await server.asCustomer();
  const { body } = await asha.client.call('placeOrder', checkout([{ _id: shirt, type: 'closet' }]));
  const { _id: id, pointsEarned = 0 } = body.data;
  await step(id, { step: 'ready' });
  expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
  await setStatus(id, 'completed');
  expect(await ledgerSum(server.db, asha.person.id)).toBe(pointsEarned + 30);
});

test('C32: only staff set steps', async () => {
  const call = { params: { id: await place() }, body: { step: 'ready' as const } };
  expect((await server.guest().call('changeOrderStep', call)).status).toBe(401);
  expect((await (await server.asCustomer()).client.call('changeOrderStep', call)).status).toBe(403);
});
