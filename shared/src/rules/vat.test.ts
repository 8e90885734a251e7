import fc from 'fast-check';
import { VAT_PERCENT_MAX, vatIn } from './vat';

test.each([
  [113_00, 13, 13_00],
  [500_00, 13, 57_52],
  [1, 13, 0],
  [0, 13, 0],
  [500_00, null, 0],
])('C309: the VAT in %d paisa at %j percent is %d', (paisa, percent, vat) => {
  expect(vatIn(paisa, percent)).toBe(vat);
});

test('C309: VAT is that percent of the sum without it, to half a paisa', () => {
  const anySum = fc.integer({ min: 0, max: 10_000_000_00 });
  fc.assert(
    fc.property(anySum, fc.integer({ min: 1, max: VAT_PERCENT_MAX }), (paisa, percent) => {
      const vat = vatIn(paisa, percent);
      // Both sides times 100 and the divisor, so that all numbers are whole.
      expect(Math.abs(vat * (100 + percent) - paisa * percent) * 2).toBeLessThanOrEqual(100 + percent);
    }),
  );
});
