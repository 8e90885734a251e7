import { changesBetween, NO_CHANGES, type OrderHistoryState } from './order-event';

const latte = { name: 'Latte', quantity: 2 };
const shirt = { name: 'Shirt', quantity: 1, size: 'M', color: 'Sand' };
const order: OrderHistoryState = {
  status: 'pending',
  totalPaisa: 48_000,
  cancelReason: null,
  lines: [latte, shirt],
};

test('C216: the same state has no changes', () => {
  expect(changesBetween(order, order)).toEqual(NO_CHANGES);
});

test('C216: pieces are counted per item, size and colour', () => {
  const large = { ...shirt, size: 'L' };
  const after = { ...order, totalPaisa: 60_000, lines: [{ ...latte, quantity: 1 }, latte, large] };
  expect(changesBetween(order, after)).toEqual({
    ...NO_CHANGES,
    totalAmount: { from: 480, to: 600 },
    lines: [
      { name: 'Latte', pieces: { from: 2, to: 3 } },
      { name: 'Shirt, M, Sand', pieces: { from: 1, to: 0 } },
      { name: 'Shirt, L, Sand', pieces: { from: 0, to: 1 } },
    ],
  });
});

test('C216: the reason belongs to the cancellation, not to a later change', () => {
  const cancelled: OrderHistoryState = { ...order, status: 'cancelled', cancelReason: 'Sold out' };
  expect(changesBetween(order, cancelled)).toEqual({
    ...NO_CHANGES,
    status: { from: 'pending', to: 'cancelled' },
    reason: 'Sold out',
  });
  expect(changesBetween(cancelled, { ...cancelled, totalPaisa: 0 })).toEqual({
    ...NO_CHANGES,
    totalAmount: { from: 480, to: 0 },
  });
});

test('C216, C221: departments that were done or took it back, also of audit rows from before there were any', () => {
  const bar: OrderHistoryState = { ...order, done: ['bar'] };
  expect(changesBetween(order, bar).departments).toEqual([{ department: 'bar', done: true }]);
  expect(changesBetween(bar, { ...order, done: ['closet'] }).departments).toEqual([
    { department: 'bar', done: false },
    { department: 'closet', done: true },
  ]);
});

test('C282: a payment that moved has the number that it is about, also of audit rows from before there were any', () => {
  const paid: OrderHistoryState = { ...order, payment: { status: 'confirmed', number: '0AB-12' } };
  const moved = { from: 'unpaid', to: 'confirmed' };
  expect(changesBetween(order, paid).payment).toEqual({ ...moved, number: '0AB-12' });
  expect(changesBetween(paid, order).payment).toEqual({ from: 'confirmed', to: 'unpaid', number: null });
  const unnumbered: OrderHistoryState = { ...order, payment: { status: 'confirmed', number: null } };
  expect(changesBetween(order, unnumbered).payment).toEqual({ ...moved, number: null });
  expect(changesBetween(paid, unnumbered).payment).toBeNull();
});

test('C216: steps and promises, also of audit rows from before there were any', () => {
  const promisedAt = Date.UTC(2026, 10, 22, 8, 30);
  const accepted: OrderHistoryState = { ...order, status: 'processing', step: 'accepted', promisedAt };
  expect(changesBetween(order, accepted)).toEqual({
    ...NO_CHANGES,
    status: { from: 'pending', to: 'processing' },
    step: { from: null, to: 'accepted' },
    promisedAt: { from: null, to: '2026-11-22T08:30:00.000Z' },
  });
});
