import { startTableShop, type TableShop } from '../../test/support/table-shop';
import { endOldSittings, SITTING_MS } from './end-old-sittings';

const HOUR = 60 * 60 * 1000;

let shop: TableShop;
beforeEach(async () => {
  shop = await startTableShop();
});
afterEach(() => shop.close());

const takenTables = async () => (await shop.taken()).map(({ tableNumber }) => tableNumber);
const visitOf = async (tableNumber: string) => {
  const query = await shop.placeOf(tableNumber);
  return (await shop.guest().call('getTableVisit', { query })).body.data;
};

test('C240: after twelve hours a sitting without an order under way has ended', async () => {
  const served = await shop.orderAt('1');
  await shop.setStatus(served._id, 'completed');
  await shop.call('2');
  await shop.orderAt('3');
  shop.clock.now += SITTING_MS - 1;
  await endOldSittings(shop.db, shop.clock.now);
  expect(await takenTables()).toEqual(['1', '2', '3']);
  shop.clock.now += 1;
  await endOldSittings(shop.db, shop.clock.now);
  expect(await takenTables()).toEqual(['3']);
  const ended = await shop.db.selectFrom('sittings').selectAll().where('table_number', '=', '2').execute();
  expect(ended).toMatchObject([{ called_at: null, closed_at: shop.clock.now, closed_by: 'shop' }]);
  const audit = await shop.db
    .selectFrom('audit')
    .select(['actor', 'subject'])
    .where('action', '=', 'table.close')
    .where('subject', '=', ended[0]?.id ?? '')
    .execute();
  expect(audit).toEqual([{ actor: 'shop', subject: ended[0]?.id }]);
});

test('C240: the next party does not join the one of the evening before, also before the job has run', async () => {
  const before = await shop.orderAt('1');
  await shop.setStatus(before._id, 'completed');
  shop.clock.now += SITTING_MS;
  const next = await shop.orderAt('1');
  expect((await visitOf('1')).rounds.map(({ _id }) => _id)).toEqual([next._id]);
  expect(await shop.db.selectFrom('sittings').selectAll().execute()).toHaveLength(2);
});

test('C243: for four hours the phones read where their party was moved; a party that was closed was not', async () => {
  await shop.orderAt('1');
  await shop.moveTable((await shop.sittingAt('1'))._id, '2');
  const { tableCode: code } = await shop.placeOf('2');
  shop.clock.now += 4 * HOUR - 1;
  expect((await visitOf('1')).movedTo).toEqual({ tableNumber: '2', code });
  shop.clock.now += 1;
  expect((await visitOf('1')).movedTo).toBeNull();
  await shop.call('3');
  await shop.moveTable((await shop.sittingAt('3'))._id, '4');
  shop.clock.now += 1;
  await shop.call('3');
  shop.clock.now += 1;
  await shop.closeTable((await shop.sittingAt('3'))._id);
  expect((await visitOf('3')).movedTo).toBeNull();
});

test('C243: the history of a move is stored: who, when, from where to where (P74)', async () => {
  const order = await shop.orderAt('1');
  const { _id: id } = await shop.sittingAt('1');
  await shop.moveTable(id, '2');
  const { _id: target } = await shop.sittingAt('2');
  const entries = await shop.db
    .selectFrom('audit')
    .select(['action', 'subject', 'details'])
    .where('action', 'in', ['table.move', 'order.move'])
    .orderBy('action')
    .execute();
  expect(entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }))).toEqual([
    {
      action: 'order.move',
      subject: order._id,
      details: { before: { tableNumber: '1' }, after: { tableNumber: '2' } },
    },
    { action: 'table.move', subject: id, details: { from: '1', to: '2', sitting: target } },
  ]);
});
