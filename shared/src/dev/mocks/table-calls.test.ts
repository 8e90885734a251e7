import { request } from '@storefront/shared/api';
import { changeOrderStatus, confirmTableOrder, deleteOrder } from '@storefront/shared/api/orders';
import { updateSettings } from '@storefront/shared/api/settings';
import {
  answerTable,
  callStaff,
  closeTable,
  getTableVisit,
  listTables,
  moveTable,
  openTable,
} from '@storefront/shared/api/tables';
import { createMockWorld } from './create-mock-world';
import { demoOrders } from './fixtures/orders';
import { busyTables } from './fixtures/tables';
import { startMockServer } from './node';
import { mockTableCode } from './support/mock-link-codes';
import type { MockWorld } from './world';

const NOON = Date.UTC(2026, 10, 20, 6, 15);
const HOUR = 60 * 60 * 1000;

let now = NOON;
let world: MockWorld;
let stop = () => {};

function start(options: Parameters<typeof createMockWorld>[0] = {}) {
  stop();
  world = createMockWorld({ person: 'admin', orders: [], now: () => now, ...options });
  stop = startMockServer(world);
}
beforeEach(() => {
  now = NOON;
  start();
});
afterEach(() => stop());

const at = (tableNumber: string) => ({ tableNumber, tableCode: mockTableCode(tableNumber) });

const round = (tableNumber: string, about: { guestName?: string; tableCode?: string | null } = {}) =>
  request('placeTableOrder', {
    body: { ...at(tableNumber), items: [{ _id: 'product-coffee-1', quantity: 1 }], ...about },
  });

const sittingOf = async (table: string) =>
  (await listTables()).find(({ tableNumber }) => tableNumber === table)?.sitting ?? null;

async function partyAt(table: string) {
  const sitting = await sittingOf(table);
  if (!sitting) throw new Error(`Nobody sits at table ${table}.`);
  return sitting;
}

test('C240: a confirmed order opens a sitting, and the next one joins it; an unconfirmed one joins when confirmed', async () => {
  await round(' 07', { tableCode: mockTableCode('7'), guestName: ' Mina ' });
  await round('7');
  const { _id: doubtful } = await round('7', { tableCode: null, guestName: 'Nobody' });
  const visit = await getTableVisit(at('7'));
  expect(visit).toMatchObject({ openedAt: new Date(NOON).toISOString(), totalAmount: 240, movedTo: null });
  expect(visit.rounds).toMatchObject([
    { guestName: 'Mina', status: 'pending', item: [{ name: 'Espresso', quantity: 1 }] },
    { guestName: null },
  ]);
  await confirmTableOrder(doubtful);
  expect(world.sittings).toHaveLength(1);
  expect((await getTableVisit(at('7'))).rounds).toHaveLength(3);
});

test('C240: the code opens its own table only; a table that is none is named', async () => {
  const { tableCode } = at('8');
  await expect(getTableVisit({ tableNumber: '7', tableCode })).rejects.toMatchObject({ status: 403 });
  await expect(openTable({ tableNumber: '0', tableCode })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'tableNumber' }],
  });
});

test('C240: cancelled and deleted orders do not count', async () => {
  const [first, second] = [await round('7'), await round('7'), await round('7')];
  await changeOrderStatus(first._id, { status: 'cancelled' });
  await deleteOrder(second._id);
  const visit = await getTableVisit(at('7'));
  expect(visit).toMatchObject({ rounds: [{ status: 'cancelled' }, { status: 'pending' }], totalAmount: 120 });
  expect(await sittingOf('7')).toMatchObject({
    orders: [{ status: 'pending' }],
    totalAmount: 120,
    version: 1,
  });
});

test('C240: an order that was taken up before sittings existed opens none when it ends', async () => {
  start({ orders: [...demoOrders] });
  await changeOrderStatus('order-3', { status: 'completed' });
  expect(world.sittings).toEqual([]);
});

test('C241: a call and the way to pay stay until the table takes them back or staff answer', async () => {
  const called = await callStaff({ ...at('7'), want: 'staff', wanted: true });
  expect(called).toMatchObject({ calledAt: new Date(NOON).toISOString(), bill: null });
  now += HOUR;
  expect(await callStaff({ ...at('7'), want: 'staff', wanted: true })).toEqual(called);
  const bill = (method?: 'online') =>
    callStaff({ ...at('7'), want: 'bill', wanted: true, ...(method && { method }) });
  expect(await bill()).toMatchObject({ bill: { at: new Date(now).toISOString(), method: 'cash' } });
  expect(await bill('online')).toMatchObject({ bill: { method: 'online' } });
  const { _id, version } = await partyAt('7');
  expect(version).toBe(4);
  await expect(answerTable(_id, { want: 'bill', version: 3 })).rejects.toMatchObject({ status: 409 });
  const answered = await answerTable(_id, { want: 'bill', version });
  expect(answered.sitting).toMatchObject({ calledAt: called.calledAt, bill: null, version: 5 });
  expect(await callStaff({ ...at('7'), want: 'staff', wanted: false })).toMatchObject({ calledAt: null });
  expect(await callStaff({ ...at('1'), want: 'staff', wanted: false })).toMatchObject({ openedAt: null });
});

test('C242: the map has the tables of the settings, then others where a party sits', async () => {
  await updateSettings({
    tables: [
      { name: '2', seats: 4 },
      { name: '1', seats: null },
    ],
  });
  for (const table of ['10', '9', '1']) await openTable(at(table));
  expect(
    (await listTables()).map(({ tableNumber, seats, sitting }) => [tableNumber, seats, !sitting]),
  ).toEqual([
    ['2', 4, true],
    ['1', null, false],
    ['9', null, false],
    ['10', null, false],
  ]);
});

test('C243: a party moves with its orders, and its phones read where to', async () => {
  const { _id: order } = await round('7');
  await callStaff({ ...at('7'), want: 'staff', wanted: true });
  const { _id: id, version } = await partyAt('7');
  for (const tableNumber of ['07', '0'])
    await expect(moveTable(id, { tableNumber, version })).rejects.toMatchObject({ status: 400 });
  const moved = await moveTable(id, { tableNumber: '03', version });
  expect(moved).toMatchObject({
    tableNumber: '3',
    sitting: { calledAt: expect.any(String), orders: [{ _id: order }] },
  });
  expect(world.orders[0]).toMatchObject({ tableNumber: '3', version: 2 });
  const movedTo = { tableNumber: '3', code: mockTableCode('3') };
  expect(await getTableVisit(at('7'))).toMatchObject({ openedAt: null, rounds: [], movedTo });
  await expect(moveTable(id, { tableNumber: '4' })).rejects.toMatchObject({ status: 409 });
  now += 4 * HOUR;
  expect(await getTableVisit(at('7'))).toMatchObject({ movedTo: null });
});

test('C243: a party that joins another leaves one sitting, with the calls of both', async () => {
  await round('3');
  await callStaff({ ...at('3'), want: 'bill', wanted: true, method: 'online' });
  await round('7');
  await callStaff({ ...at('7'), want: 'bill', wanted: true });
  await callStaff({ ...at('7'), want: 'staff', wanted: true });
  const stays = await partyAt('3');
  await moveTable((await partyAt('7'))._id, { tableNumber: '3' });
  expect(await partyAt('3')).toMatchObject({
    _id: stays._id,
    calledAt: expect.any(String),
    bill: { method: 'online' },
    totalAmount: 240,
    version: stays.version + 1,
  });
});

test('C244: a table is free only after its orders have ended', async () => {
  const { _id: order, code } = await round('7');
  const { _id: id } = await partyAt('7');
  await expect(closeTable(id, {})).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(code ?? 'no code'),
  });
  await changeOrderStatus(order, { status: 'completed' });
  expect(await closeTable(id, {})).toEqual({ tableNumber: '7', seats: null, sitting: null });
  await expect(closeTable(id, {})).rejects.toMatchObject({ status: 409 });
  expect(await getTableVisit(at('7'))).toMatchObject({ openedAt: null, movedTo: null });
  await round('7');
  expect((await partyAt('7'))._id).not.toBe(id);
});

test('a server without sittings answers 404 and has no such setting; orders are placed as before', async () => {
  start({ sittings: null });
  await round('7');
  await expect(listTables()).rejects.toMatchObject({ status: 404 });
  await expect(getTableVisit(at('7'))).rejects.toMatchObject({ status: 404 });
  expect(await request('getSettings', {})).not.toHaveProperty('tables');
});

test('the busy shop has one table that calls and one that asks for the bill', async () => {
  start(busyTables(NOON));
  expect(await listTables()).toHaveLength(8);
  expect(await partyAt('7')).toMatchObject({ calledAt: expect.any(String), totalAmount: 840 });
  expect(await partyAt('3')).toMatchObject({ bill: { method: 'cash' }, totalAmount: 840 });
});
