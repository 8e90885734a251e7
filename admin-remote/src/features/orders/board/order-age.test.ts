import { makeItem } from '../../../../test/make-order';
import { ago, NOW, orderAt, stepOrder } from '../../../../test/open-board';
import { laneOf } from './lanes';
import { orderAge } from './order-age';
import { NO_PACING, suggestFor, waitingIn } from './promise';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const toLakeside = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };

test.each([
  ['a new order', stepOrder({ createdAt: ago(0.9) }), 'Just now', 'calm'],
  ['a new order after 2 minutes', stepOrder({ createdAt: ago(2) }), '2 min', 'soon'],
  ['a new order after 3 minutes', stepOrder({ createdAt: ago(3) }), '3 min', 'late'],
  ['an accepted order', orderAt('accepted', { promisedAt: ago(-8.1) }), '9 min left', 'calm'],
  ['an accepted order with 8 minutes', orderAt('accepted', { promisedAt: ago(-8) }), '8 min left', 'soon'],
  ['an order at its promised time', orderAt('preparing', { promisedAt: ago(0.5) }), '0 min left', 'soon'],
  ['an order past its promised time', orderAt('preparing', { promisedAt: ago(6) }), '6 min late', 'late'],
  ['an accepted order without a promise', orderAt('accepted', { promisedAt: null }), '12 min', 'calm'],
  ['a ready order', orderAt('ready', { readyAt: ago(4) }), '4 min here', 'calm'],
  ['a ready order after 5 minutes', orderAt('ready', { readyAt: ago(5) }), '5 min here', 'soon'],
  ['a ready order after 12 minutes', orderAt('ready', { readyAt: ago(12) }), '12 min here', 'late'],
] as const)('C209: the age of %s', (_, order, text, urgency) => {
  const lane = laneOf(order);
  if (lane === null) throw new Error('This order is in no lane.');
  expect(orderAge(order, lane, NOW)).toEqual({ text, urgency });
});

test.each([
  ['a table', { tableNumber: '7' }, 0, 10],
  ['pick-up', {}, 0, 15],
  ['delivery', toLakeside, 0, 30],
  ['a place with its own minutes', { ...toLakeside, deliveryLocation: ' lakeside ' }, 0, 55, 45],
  ['pick-up behind 9 dishes', {}, 9, 20],
  ['pick-up behind 12 dishes', {}, 12, 25],
  ['pick-up behind very many dishes', {}, 999, 90],
  ['clothes behind very many dishes', { item: [makeItem({ type: 'closet' })] }, 999, 15],
  ['a drink behind very many dishes', { item: [makeItem({ department: 'bar' })] }, 999, 10],
] as const)('C210: suggests minutes for %s', (_, about, kitchen, minutes, way: number = 20) => {
  const pacing = { ...NO_PACING, queue: { kitchen, bar: 0, closet: 0 }, ways: new Map([['lakeside', way]]) };
  expect(suggestFor(stepOrder(about as object), pacing)).toBe(minutes);
});

test('C210: the queue is what departments have not made of accepted orders that are not ready', () => {
  const three = [makeItem({ quantity: 2 }), makeItem(), makeItem({ type: 'closet', quantity: 5 })];
  const packed = [{ department: 'closet', doneAt: ago(1) } as const];
  const orders = [
    stepOrder({ item: three }),
    orderAt('accepted', { item: three }),
    orderAt('preparing', { item: three, departments: packed }),
    orderAt('ready', { item: three }),
  ];
  expect(waitingIn(orders, NOW)).toEqual({ kitchen: 6, bar: 0, closet: 5 });
});

test('C210: an accepted order for later is in the queue an hour before its slot', () => {
  const order = orderAt('accepted', { slotAt: ago(-61), item: [makeItem()] });
  expect(waitingIn([order], NOW).kitchen).toBe(0);
  expect(waitingIn([order], NOW + 60_000).kitchen).toBe(1);
});
