import { checkout, withKey } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { readDataVersion } from '../platform/db/counters';

let server: TestServer;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
});
afterEach(() => server.close());

const order = (key?: string) =>
  server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), withKey(key));

async function update(body: object) {
  const { client } = await server.asAdmin();
  return client.send('updateSettings', { body });
}

/** A time of 20 November 2026 on the shop's clock. */
const at = (time: string) => Date.parse(`2026-11-20T${time}+05:45`);

test.each([
  ['07:59:59.999', 409],
  ['08:00:00.000', 200],
  ['21:29:59.999', 200],
  ['21:30:00.000', 409],
])('P10, C28: with `refuseWhenClosed`, an order at %s Nepal time is answered %i', async (time, status) => {
  await update({ refuseWhenClosed: true });
  server.clock.now = at(time);
  const answer = await order();
  expect(answer.status).toBe(status);
  expect(await server.db.selectFrom('orders').selectAll().execute()).toHaveLength(status === 200 ? 1 : 0);
});

test('P10: a page opened before closing: the server’s clock decides, and the refusal says when the shop opens', async () => {
  await update({ refuseWhenClosed: true });
  server.clock.now = at('21:30:00');
  expect((await order()).body.data).toEqual({
    changes: [{ kind: 'closed', _id: null, name: 'Closed until 8 AM tomorrow', was: null, now: null }],
    totalAmount: 210.5,
  });
});

test('P1, P10: a repeat of an order placed before closing gets its receipt after closing', async () => {
  await update({ refuseWhenClosed: true });
  const key = crypto.randomUUID();
  server.clock.now = at('21:29:59');
  const first = await order(key);
  server.clock.now = at('21:30:01');
  expect((await order(key)).body).toEqual(first.body);
  expect((await order()).status).toBe(409);
});

test('P13: a split day and a holiday apply when an order is placed', async () => {
  const weekly = Array.from({ length: 7 }, () => [
    { opens: '08:00', closes: '12:00' },
    { opens: '17:00', closes: '24:00' },
  ]);
  await update({ refuseWhenClosed: true, weekly, exceptions: { '2026-11-21': [] } });
  for (const [time, status] of [
    ['2026-11-20T11:59:59', 200],
    ['2026-11-20T12:00:00', 409],
    ['2026-11-20T23:59:59', 200],
    ['2026-11-21T09:00:00', 409],
    ['2026-11-22T09:00:00', 200],
  ] as const) {
    server.clock.now = Date.parse(`${time}+05:45`);
    expect([time, (await order()).status]).toEqual([time, status]);
  }
});

test('C85: a 409 lists `closed` together with every other change', async () => {
  await update({ paused: { reason: null, until: null } });
  const tart = await storeProduct(server.db, { name: 'Tart', sold_out: 1 });
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }, { _id: tart }]));
  expect(body.data).toMatchObject({ changes: [{ kind: 'closed' }, { kind: 'gone', name: 'Tart' }] });
});

test('P74: audits who changed what, with before and after, one entry per part', async () => {
  const { client, person } = await server.asAdmin();
  const paused = { reason: 'the power is out', until: null };
  await client.call('updateSettings', { body: { refuseWhenClosed: true, paused } });
  const entries = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'setting.update')
    .orderBy('subject')
    .execute();
  expect(entries.map(({ actor, subject, details }) => [actor, subject, JSON.parse(details)])).toEqual([
    [person.id, 'paused', { before: null, after: paused }],
    [person.id, 'refuseWhenClosed', { before: false, after: true }],
  ]);
});

test('a change invalidates cached pages, and a write without a change does not', async () => {
  await update({});
  expect(await readDataVersion(server.db)).toBe(0);
  await update({ refuseWhenClosed: true });
  expect(await readDataVersion(server.db)).toBe(1);
});

test('concurrent changes of different parts by two members of staff are both stored', async () => {
  const days = { '2026-10-20': [] };
  await Promise.all([update({ exceptions: days }), update({ refuseWhenClosed: true })]);
  expect((await server.guest().call('getSettings', {})).body.data).toMatchObject({
    exceptions: days,
    refuseWhenClosed: true,
  });
});
