import { compareTotals } from './total-check';

test.each([
  [500_00, 500_00, 'same'],
  [500_00, 500_01, 'server-higher'],
  [500_00, 499_99, 'server-lower'],
  [0, 1, 'server-higher'],
  [null, 500_00, 'absent'],
  [undefined, 500_00, 'absent'],
  [0, 0, 'same'],
  [Number.NaN, 500_00, 'server-higher'],
])('C84: a client’s total of %p against %p is %p', (client, server, comparison) => {
  expect(compareTotals(client, server)).toBe(comparison);
});
