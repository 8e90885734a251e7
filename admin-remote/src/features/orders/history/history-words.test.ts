import type { OrderEvent } from '@storefront/shared/contract/entities/order-event';
import { NO_CHANGES } from '@storefront/shared/ordering/order-event';
import { eventDetails, eventTitle } from './history-words';

const event = (about: Partial<OrderEvent>): OrderEvent => ({
  _id: 'event-1',
  at: '2026-11-22T08:00:00.000Z',
  action: 'status',
  id: 'event-1',
  by: 'Asha',
  ...NO_CHANGES,
  ...about,
});

test('C216: a status is named with the one before', () => {
  expect(eventTitle(event({ status: { from: 'pending', to: 'cancelled' } }))).toBe('Pending to Cancelled');
  expect(eventTitle(event({ action: 'cancel', status: { from: 'pending', to: 'cancelled' } }))).toBe(
    'Cancelled by the customer',
  );
});

test('C216: a step is named, and the time that it promises', () => {
  const promisedAt = { from: null, to: '2026-11-22T08:30:00.000Z' };
  const accepted = event({ action: 'step', step: { from: null, to: 'accepted' }, promisedAt });
  expect([eventTitle(accepted), eventDetails(accepted)]).toEqual([
    'Accepted',
    ['Promised for 22 Nov, 2:15 PM'],
  ]);
  expect(eventTitle(event({ action: 'step', promisedAt }))).toBe('Promised time changed');
});

test('C221: a department is named', () => {
  const departments = [{ department: 'bar', done: true }] as const;
  const ready = event({
    action: 'department',
    departments: [...departments],
    step: { from: 'preparing', to: 'ready' },
  });
  expect([eventTitle(ready), eventDetails(ready)]).toEqual(['Bar done', ['The order is ready']]);
  expect(
    eventTitle(event({ action: 'department', departments: [{ department: 'closet', done: false }] })),
  ).toBe('Closet not done any more');
});

test('C216: reason, items and total are a sentence each', () => {
  const lines = [
    { name: 'Latte', pieces: { from: 0, to: 2 } },
    { name: 'Momo', pieces: { from: 1, to: 0 } },
    { name: 'Shirt, M', pieces: { from: 3, to: 1 } },
  ];
  expect(eventDetails(event({ reason: 'Sold out', lines, totalAmount: { from: 480, to: 1250.5 } }))).toEqual([
    'Reason: Sold out',
    'Added 2 × Latte',
    'Removed 1 × Momo',
    'Shirt, M: 3 to 1',
    'Total: Rs 480.00 to Rs 1,250.50',
  ]);
  expect(eventDetails(event({}))).toEqual([]);
});

test('C243: a move names both tables', () => {
  expect(eventTitle(event({ action: 'move', table: { from: '7', to: 'A1' } }))).toBe(
    'Moved from table 7 to table A1',
  );
});
