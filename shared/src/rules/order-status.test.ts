import { isOrderStatus, normaliseStatus, ORDER_STATUSES, STATUS_COLOURS } from './order-status';

test('§4: four states with their colours', () => {
  expect(ORDER_STATUSES.map((status) => [status, STATUS_COLOURS[status]])).toEqual([
    ['pending', 'yellow'],
    ['processing', 'blue'],
    ['completed', 'green'],
    ['cancelled', 'red'],
  ]);
});

test.each([
  ['completed', 'completed'],
  [' Processing ', 'processing'],
  ['CANCELLED', 'cancelled'],
  ['canceled', 'cancelled'],
  ['pendding', 'pending'],
  ['', 'pending'],
  [null, 'pending'],
  [undefined, 'pending'],
  [{}, 'pending'],
])('C70: the filter %p shows %p orders', (value, status) => {
  expect(normaliseStatus(value)).toBe(status);
});

test('C70: only the exact words are states to be stored', () => {
  expect(isOrderStatus('pending')).toBe(true);
  expect(isOrderStatus('Pending')).toBe(false);
  expect(isOrderStatus('shipped')).toBe(false);
});
