import { checkout, withKey } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';
import { newId } from '../../platform/db/ids';

/** A time of 20 November 2026 on the shop's clock, ISO 8601; tests begin at noon. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:45`).toISOString();
const SLOT = at('18:30');

let server: TestServer;
let admin: HttpClient;
let momo: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  momo = await storeProduct(server.db, { name: 'Momo', category: 'Snacks' });
});
afterEach(() => server.close());

const minutes = { kitchen: 10, bar: 5, closet: 10 };

async function setPace(ordersPerQuarter: number | null, autoAccept = false, slower = {}) {
  const body = { pace: { ordersPerQuarter, minutes: { ...minutes, ...slower } }, autoAccept };
  expect((await admin.call('updateSettings', { body })).status).toBe(200);
}

const place = (about: object = {}, item: Parameters<typeof checkout>[0] = [{ _id: momo }]) =>
  server.guest().call('placeGuestOrder', checkout(item, about), withKey());

async function placed(about: object = {}) {
  const answer = await place(about);
  expect(answer.status).toBe(200);
  return answer.body.data._id;
}

const full = async () => (await server.guest().call('getSlots', {})).body.data.full;

const queue = async () => (await server.guest().call('getSlots', {})).body.data.queue;

const storedOrders = () => server.db.selectFrom('orders').select(['slot_at', 'promised_at']).execute();

test('C236: 50 customers at once for the last 3 places of a slot: 3 get it, 47 read that it is full, none is lost', async () => {
  await setPace(5);
  await placed({ slotAt: SLOT });
  await placed({ slotAt: SLOT });
  const keys = Array.from({ length: 50 }, () => withKey());
  const body = checkout([{ _id: momo }], { slotAt: SLOT });
  const answers = await Promise.all(keys.map((key) => server.guest().call('placeGuestOrder', body, key)));
  const won = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect([won.length, refused.length]).toEqual([3, 47]);
  for (const { body: answer } of refused)
    expect(answer).toMatchObject({
      message: '6:30 to 6:45 PM is full now. Choose another time.',
      data: { changes: [{ kind: 'slot', _id: null, name: '6:30 to 6:45 PM', was: null, now: null }] },
    });
  expect(await storedOrders()).toHaveLength(5);
  expect(await full()).toEqual([SLOT]);
  const lost = keys.filter((_, index) => answers[index]?.status === 409);
  const later = checkout([{ _id: momo }], { slotAt: at('18:45') });
  const again = await Promise.all(
    lost.slice(0, 5).map((key) => server.guest().call('placeGuestOrder', later, key)),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}, 60_000);

test('C236: a promised order takes a place of its quarter; a cancelled, refused or deleted one gives it back', async () => {
  await setPace(2);
  const promised = await placed();
  const params = { id: promised };
  const step = { step: 'accepted', promisedAt: at('18:45') } as const;
  await admin.call('changeOrderStep', { params, body: step });
  const chosen = await placed({ slotAt: SLOT });
  expect(await full()).toEqual([SLOT]);
  expect((await place({ slotAt: SLOT })).status).toBe(409);
  await admin.call('changeOrderStatus', { params, body: { status: 'cancelled' } });
  expect(await full()).toEqual([]);
  const last = await placed({ slotAt: SLOT });
  await admin.call('deleteOrder', { params: { id: last } });
  await admin.call('changeOrderStatus', { params: { id: chosen }, body: { status: 'completed' } });
  await placed({ slotAt: SLOT });
  expect(await full()).toEqual([SLOT]);
  expect((await admin.call('changeOrderStatus', { params, body: { status: 'processing' } })).status).toBe(
    200,
  );
});

test('C236: an order as soon as possible is never refused for a full quarter', async () => {
  await setPace(1, true);
  for (let count = 0; count < 3; count += 1) await placed();
  expect((await full()).length).toBeGreaterThan(0);
  expect(await storedOrders()).toHaveLength(3);
});

test('C236: refuses what no order can be for, with the field, and keeps no key', async () => {
  const shirt = await storeClosetItem(server.db);
  await storePlace(server.db, 'Lakeside', 50_00);
  const far = { deliveryLocation: 'Lakeside', deliveryOption: 'Lakeside' };
  for (const [about, item] of [
    [{ slotAt: at('18:31') }, undefined],
    [{ slotAt: at('22:00') }, undefined],
    [{ slotAt: '2026-11-22T12:45:00.000Z' }, undefined],
    [{ slotAt: at('11:45') }, undefined],
    [{ slotAt: at('12:00'), ...far }, undefined],
    [{ slotAt: 'soon' }, undefined],
    [{ slotAt: SLOT }, [{ _id: shirt, type: 'closet' as const }]],
    [{ slotAt: SLOT }, [{ _id: shirt }]],
  ] as const) {
    const { status, body } = await place(about, item ? [...item] : undefined);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['slotAt']]);
  }
  const table = { tableNumber: '7', items: [{ _id: momo, quantity: 1 }], slotAt: SLOT };
  expect((await server.guest().send('placeTableOrder', { body: table })).body.errors?.[0]?.field).toBe(
    'slotAt',
  );
  expect((await place({ slotAt: at('12:00') })).status).toBe(200);
  expect((await place({ slotAt: at('12:15'), ...far })).status).toBe(200);
  expect((await place({ slotAt: SLOT }, [{ _id: momo }, { _id: shirt, type: 'closet' }])).status).toBe(200);
});

test('C235, C236: the way to the place counts; an order for a slot is promised its end when it is accepted', async () => {
  await setPace(null, true);
  const { body } = await admin.call('addLocation', { body: { address: 'Lakeside', rate: 50, minutes: 41 } });
  expect(body.data.minutes).toBe(41);
  const far = { deliveryLocation: 'Lakeside', deliveryOption: 'Lakeside' };
  expect((await place({ slotAt: at('12:30'), ...far })).status).toBe(400);
  await placed({ slotAt: at('12:45'), ...far });
  await placed(far);
  const [later, soon] = await storedOrders();
  expect([later, soon].map((row) => [row?.slot_at, row?.promised_at])).toEqual(
    expect.arrayContaining([
      [Date.parse(at('12:45')), Date.parse(at('13:00'))],
      [null, server.clock.now + 55 * 60_000],
    ]),
  );
});

test('C210: an accepted order for later is in the queue an hour before its slot', async () => {
  await setPace(null, true);
  await placed({ slotAt: SLOT });
  server.clock.now = Date.parse(at('17:29'));
  expect((await queue()).kitchen).toBe(0);
  server.clock.now = Date.parse(at('17:30'));
  expect((await queue()).kitchen).toBe(1);
});

test('C210, C221: a department that is done with an order has nothing of it in the queue, the others have', async () => {
  await setPace(null, true);
  const latte = await storeProduct(server.db, { name: 'Latte', category: 'Coffee' });
  const shirt = await storeClosetItem(server.db);
  const items = [{ _id: momo }, { _id: latte, quantity: 2 }, { _id: shirt, quantity: 3 }];
  const params = { id: (await place({}, items)).body.data._id };
  const all = { kitchen: 1, bar: 2, closet: 3 };
  expect(await queue()).toEqual(all);
  for (const department of ['kitchen', 'bar', 'closet'] as const) {
    await admin.call('changeOrderDepartment', { params, body: { department, done: true } });
    expect(await queue()).toEqual({ ...all, [department]: 0 });
    await admin.call('changeOrderDepartment', { params, body: { department, done: false } });
  }
});

test('C210, C236: a drink can have a slot that is too soon for a dish of a slow kitchen', async () => {
  await setPace(null, false, { kitchen: 30 });
  const latte = await storeProduct(server.db, { name: 'Latte', category: 'Coffee' });
  const soon = { slotAt: at('12:00') };
  expect((await place(soon)).status).toBe(400);
  expect((await place(soon, [{ _id: latte }])).status).toBe(200);
});

test('C236: without a limit no slot is full; with one neither, while the shop is closed for both days', async () => {
  await setPace(null);
  await placed({ slotAt: SLOT });
  expect(await full()).toEqual([]);
  await setPace(1);
  expect(await full()).toEqual([SLOT]);
  const exceptions = { '2026-11-20': [], '2026-11-21': [] };
  await admin.call('updateSettings', { body: { exceptions } });
  expect(await full()).toEqual([]);
});

test('C7, C236: an order for a slot that names nothing of the shop is refused with the line', async () => {
  const unnamed = await place({ slotAt: SLOT }, [{ _id: momo }, { name: 'Pizza' }]);
  expect([unnamed.status, unnamed.body.errors?.[0]?.field]).toEqual([400, 'item.1.name']);
  const unknown = await place({ slotAt: SLOT }, [{ _id: newId() }]);
  expect([unknown.status, unknown.body.data]).toMatchObject([409, { changes: [{ kind: 'gone' }] }]);
});

test('C236, C85: a full slot, a pause and a dish that is gone are one refusal', async () => {
  await setPace(1);
  await placed({ slotAt: SLOT });
  await admin.call('updateSettings', { body: { paused: { reason: null, until: null } } });
  const tart = await storeProduct(server.db, { name: 'Tart', sold_out: 1 });
  const { body } = await place({ slotAt: SLOT }, [{ _id: momo }, { _id: tart }]);
  expect(body.data).toMatchObject({ changes: [{ kind: 'closed' }, { kind: 'slot' }, { kind: 'gone' }] });
});
