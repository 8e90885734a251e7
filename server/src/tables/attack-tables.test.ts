import { startTableShop, type TableShop } from '../../test/support/table-shop';
import { ALL_TABLE_CALLS, TABLE_CALLS } from './table-routes';

let shop: TableShop;
beforeEach(async () => {
  shop = await startTableShop({ rateLimit: true });
});
afterEach(() => shop.close());

const sittings = () => shop.db.selectFrom('sittings').selectAll().execute();

test('C240: the code of another table, or none of ours, reads, opens and calls nothing', async () => {
  await shop.orderAt('4');
  const before = await sittings();
  const { tableCode } = await shop.placeOf('5');
  for (const code of [tableCode, tableCode.toLowerCase(), '', '%', "' or 1=1 --", 'ß'.repeat(16)]) {
    const place = { tableNumber: '4', tableCode: code };
    const guest = shop.guest();
    const answers = [
      await guest.call('getTableVisit', { query: place }),
      await guest.call('openTable', { body: place }),
      await guest.call('callStaff', { body: { ...place, want: 'bill', wanted: true } }),
    ];
    for (const { status, body } of answers) expect([status, body.data]).toEqual([403, null]);
  }
  expect(await sittings()).toEqual(before);
});

test('C240: the code of a table that the party left shows nothing of the party at its new table', async () => {
  await shop.orderAt('4');
  await shop.moveTable((await shop.sittingAt('4'))._id, '5');
  await shop.orderAt('5');
  const query = await shop.placeOf('4');
  const { body } = await shop.guest().call('getTableVisit', { query });
  expect(body.data).toMatchObject({ openedAt: null, rounds: [], totalAmount: 0 });
});

test('C240: a visit has no contact data, no account and no note of staff', async () => {
  const { client } = await shop.asCustomer('Maya Lama');
  const place = await shop.placeOf('4');
  await client.call('placeTableOrder', { body: { ...place, items: [{ _id: shop.latte }] } });
  const { body } = await shop.guest().call('getTableVisit', { query: place });
  const [round] = body.data.rounds;
  expect(Object.keys(round ?? {}).sort()).toEqual(
    ['_id', 'code', 'createdAt', 'guestName', 'id', 'item', 'status', 'step', 'totalAmount'].sort(),
  );
  expect(JSON.stringify(body)).not.toContain('Maya');
});

test.each(['guest', 'customer'] as const)(
  'C32, C240: a %s with the table’s code is not staff',
  async (asker) => {
    const { _id } = await shop.orderAt('4');
    await shop.setStatus(_id, 'completed');
    await shop.call('4');
    const { _id: id } = await shop.sittingAt('4');
    const before = await sittings();
    const client = asker === 'guest' ? shop.guest() : (await shop.asCustomer()).client;
    const { tableCode } = await shop.placeOf('4');
    const answers = [
      await client.send('listTables', { query: { tableCode } }),
      await client.send('answerTable', { params: { id }, body: { want: 'staff', tableCode } }),
      await client.send('moveTable', { params: { id }, body: { tableNumber: '5', tableCode } }),
      await client.send('closeTable', { params: { id }, body: { tableCode } }),
    ];
    const status = asker === 'guest' ? 401 : 403;
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    expect(await sittings()).toEqual(before);
  },
);

test('C243, C244: the id of another thing, or of a sitting that ended, changes no table', async () => {
  const order = await shop.orderAt('4');
  await shop.call('5');
  const { _id: ended } = await shop.sittingAt('5');
  await shop.closeTable(ended);
  await shop.call('5');
  const before = await sittings();
  for (const [id, status] of [
    [order._id, 404],
    ['4', 404],
    [ended, 409],
  ] as const) {
    expect((await shop.moveTable(id, '6')).status).toBe(status);
    expect((await shop.closeTable(id)).status).toBe(status);
    const answer = { params: { id }, body: { want: 'staff' } } as const;
    expect((await shop.admin.call('answerTable', answer)).status).toBe(status);
  }
  expect(await sittings()).toEqual(before);
});

test('C241: a table may call ten times in ten minutes, with what it takes back; other tables may still call', async () => {
  for (let index = 0; index < TABLE_CALLS.hits; index += 1)
    expect((await shop.call('4', { wanted: index % 2 === 0 })).status).toBe(200);
  const { version } = await shop.sittingAt('4');
  expect((await shop.call('4')).status).toBe(429);
  expect((await shop.call('4', { want: 'bill' })).status).toBe(429);
  expect((await shop.sittingAt('4')).version).toBe(version);
  expect((await shop.call('5')).status).toBe(200);
  shop.clock.now += TABLE_CALLS.windowMs;
  expect((await shop.call('4')).status).toBe(200);
});

test('C241: calls with a wrong code do not use up the calls of a table, and one network has a limit for all', async () => {
  const guest = shop.guest();
  const body = { tableNumber: '4', tableCode: 'nonsense', want: 'staff', wanted: true } as const;
  for (let index = 0; index < ALL_TABLE_CALLS.hits - 1; index += 1)
    expect((await guest.call('callStaff', { body })).status).toBe(403);
  expect((await shop.call('4')).status).toBe(200);
  expect((await guest.call('callStaff', { body })).status).toBe(429);
  expect((await shop.call('5')).status).toBe(429);
  const buckets = await shop.db
    .selectFrom('rate_windows')
    .select(['bucket', 'hits'])
    .where('bucket', 'like', 'table-call:%')
    .execute();
  expect(buckets).toEqual([{ bucket: 'table-call:4', hits: 1 }]);
});
