import type { Socket } from 'socket.io-client';
import { outcomeOf, staffSocket } from '../../test/support/sockets';
import { startTableShop, type TableShop } from '../../test/support/table-shop';

let shop: TableShop;
let socket: Socket;
/** Events that staff received, oldest first. */
let received: string[];
beforeEach(async () => {
  shop = await startTableShop();
  const { client } = await shop.asAdmin();
  socket = staffSocket(shop.baseUrl, client);
  expect(await outcomeOf(socket)).toBe('connected');
  received = [];
  socket.onAny((event: string, ...data: unknown[]) => {
    if (event !== 'server-time')
      received.push([event, ...data.map((each) => JSON.stringify(each))].join(' '));
  });
});
afterEach(async () => {
  socket.close();
  await shop.close();
});

/** Returns the events of some work. Events arrive in order, so one more marks their end. */
async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  received = [];
  await work();
  const end = new Promise<void>((resolve) => socket.once('settings-changed', () => resolve()));
  await shop.admin.call('updateSettings', { body: { refuseWhenClosed: false } });
  await end;
  return received.filter((event) => event !== 'settings-changed');
}

const CHANGED = ['tables-changed'];

test('C241: staff get an event when a party sits down, calls, or takes that back; a repeat sends none', async () => {
  const body = await shop.placeOf('4');
  const open = () => shop.guest().call('openTable', { body });
  expect(await eventsOf(() => shop.call('4', { wanted: false }))).toEqual([]);
  expect(await eventsOf(open)).toEqual(CHANGED);
  expect(await eventsOf(open)).toEqual([]);
  expect(await eventsOf(() => shop.call('4'))).toEqual(CHANGED);
  expect(await eventsOf(() => shop.call('4'))).toEqual([]);
  expect(await eventsOf(() => shop.call('4', { want: 'bill' }))).toEqual(CHANGED);
  expect(await eventsOf(() => shop.call('4', { want: 'bill', method: 'online' }))).toEqual(CHANGED);
  expect(await eventsOf(() => shop.call('4', { wanted: false }))).toEqual(CHANGED);
});

test('C241, C243, C244: other windows of staff get an event of an answer, a move with its orders, and a close', async () => {
  const order = await shop.orderAt('4');
  await shop.call('4');
  const { _id: id } = await shop.sittingAt('4');
  const answer = { params: { id }, body: { want: 'staff' } } as const;
  expect(await eventsOf(() => shop.admin.call('answerTable', answer))).toEqual(CHANGED);
  const moved = await eventsOf(() => shop.moveTable(id, '5'));
  expect(moved).toEqual([`order-changed {"_id":"${order._id}"}`, 'tables-changed']);
  await shop.setStatus(order._id, 'completed');
  const { _id: there } = await shop.sittingAt('5');
  expect(await eventsOf(() => shop.closeTable(there))).toEqual(CHANGED);
  expect(await eventsOf(() => shop.closeTable(there))).toEqual([]);
});
