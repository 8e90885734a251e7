import type { OrderStatus } from '../rules/orders';
import type { StaffRole } from '../rules/rights';
import { ordersOf, statusProblem, stepProblem } from './order-rights';

const NOW = 100 * 60_000;
const CANCEL = 'You may not cancel orders or bring them back';
const ACCEPT = 'You may not accept orders or set their status';
const order = (status: OrderStatus, about: object = {}) => ({
  status,
  kind: 'delivery' as const,
  closedAt: null,
  ...about,
});
const tenMinutesAgo = { closedAt: NOW - 10 * 60_000 };

test.each<[StaffRole | null, ReturnType<typeof order>, OrderStatus, string | null]>([
  ['counter', order('pending'), 'cancelled', null],
  ['counter', order('cancelled'), 'pending', null],
  ['counter', order('pending'), 'completed', null],
  ['kitchen', order('pending'), 'processing', ACCEPT],
  ['kitchen', order('processing'), 'cancelled', CANCEL],
  ['kitchen', order('cancelled'), 'processing', CANCEL],
  ['rider', order('processing'), 'completed', null],
  ['rider', order('processing'), 'pending', ACCEPT],
  ['rider', order('processing'), 'cancelled', CANCEL],
  ['rider', order('processing', { kind: 'pickup' }), 'completed', ACCEPT],
  ['rider', order('pending'), 'completed', ACCEPT],
  ['rider', order('pending', tenMinutesAgo), 'completed', ACCEPT],
  ['rider', order('completed', tenMinutesAgo), 'processing', null],
  ['rider', order('completed', tenMinutesAgo), 'completed', null],
  ['rider', order('completed', tenMinutesAgo), 'pending', ACCEPT],
  ['rider', order('completed', { closedAt: NOW - 10 * 60_000 - 1 }), 'processing', ACCEPT],
  ['rider', order('completed'), 'processing', ACCEPT],
  [null, order('processing'), 'completed', ACCEPT],
  ['kitchen', order('processing'), 'completed', ACCEPT],
])('C293: %s sets the status of %j to %s: %j', (role, of, wanted, problem) => {
  expect(statusProblem(role, of, wanted, NOW)).toBe(problem);
});

test.each<[StaffRole | null, OrderStatus, object, string | null]>([
  ['counter', 'pending', { promisedAt: 1 }, null],
  ['kitchen', 'processing', {}, null],
  ['kitchen', 'processing', { promisedAt: null }, ACCEPT],
  ['kitchen', 'pending', {}, ACCEPT],
  ['rider', 'processing', {}, ACCEPT],
])('C293: %s sets a step of an order %s with %j: %j', (role, status, asked, problem) => {
  expect(stepProblem(role, { status }, asked)).toBe(problem);
});

test('C293: a rider lists deliveries under way, and nothing else', () => {
  expect(ordersOf('rider', { kind: 'pickup', open: false })).toEqual({ kind: 'delivery', open: true });
  expect(ordersOf('kitchen', { kind: 'pickup', open: false })).toEqual({ kind: 'pickup', open: false });
});
