import type { Sitting, SittingOrder } from '../contract/entities/table';
import { tableState, tableStateSince } from './table-state';

const at = (minute: number) => `2026-11-20T06:${String(minute).padStart(2, '0')}:00.000Z`;

const order = (minute: number, status: SittingOrder['status']): SittingOrder => ({
  _id: `order-${minute}`,
  status,
  createdAt: at(minute),
  totalAmount: 420,
});

const sitting = (about: Partial<Sitting> = {}): Sitting => ({
  _id: 'sitting',
  openedAt: at(0),
  calledAt: null,
  bill: null,
  orders: [],
  totalAmount: 0,
  version: 1,
  ...about,
});

const served = [order(5, 'completed'), order(9, 'completed')];
const waiting = [order(5, 'completed'), order(9, 'processing'), order(12, 'pending')];
const bill = { at: at(20), method: 'cash' } as const;

test.each([
  ['a party that calls', { orders: waiting, bill, calledAt: at(15) }, 'calls', 15],
  ['a party that wants to pay', { orders: waiting, bill }, 'bill', 20],
  ['a party that waits for its second order', { orders: waiting }, 'waiting', 9],
  ['an order that nobody has accepted yet', { orders: [order(7, 'pending')] }, 'waiting', 7],
  ['a party that has all it ordered', { orders: served }, 'served', 0],
  ['a party that has ordered nothing yet', {}, 'ordering', 0],
] as const)('C242: %s: the most urgent need decides the state, and since when', (_, about, state, minute) => {
  const party = sitting({ ...about, orders: 'orders' in about ? [...about.orders] : [] });
  expect(tableState(party)).toBe(state);
  expect(new Date(tableStateSince(party)).toISOString()).toBe(at(minute));
});

test('C242: a table without a party is free', () => {
  expect(tableState(null)).toBe('free');
});
