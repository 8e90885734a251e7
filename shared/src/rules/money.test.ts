import fc from 'fast-check';
import { formatRupees, toPaisa, toRupees } from './money';

const rupeesOnTheWire = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((paisa) => paisa / 100);

test.each([
  [0, 0],
  [-0, 0],
  [1250, 125_000],
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [1.005, 101],
  [-1.005, -101],
  [4.35, 435],
  [1.1 * 3, 330],
  [0.004, 0],
  [-0.004, 0],
])('P9: %p rupees are %p paisa', (rupees, paisa) => {
  expect(toPaisa(rupees)).toBe(paisa);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])(
  'P9: %p is no amount',
  (rupees) => {
    expect(() => toPaisa(rupees)).toThrow(RangeError);
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])(
  'P9: %p is no whole number of paisa',
  (paisa) => {
    expect(() => toRupees(paisa)).toThrow(new RangeError(`${paisa} is not an amount in paisa`));
    expect(() => formatRupees(paisa)).toThrow(RangeError);
  },
);

test.each([
  [0, 'Rs 0.00'],
  [5, 'Rs 0.05'],
  [100_00, 'Rs 100.00'],
  [999_99, 'Rs 999.99'],
  [1_000_00, 'Rs 1,000.00'],
  [1_250_00, 'Rs 1,250.00'],
  [123_456_789, 'Rs 1,234,567.89'],
  [-50_00, '\u2212Rs 50.00'],
  [-1, '\u2212Rs 0.01'],
])('§9: %p paisa are shown as %p', (paisa, text) => {
  expect(formatRupees(paisa)).toBe(text);
});

test('P9: toRupees inverts toPaisa', () => {
  fc.assert(fc.property(rupeesOnTheWire, (rupees) => expect(toRupees(toPaisa(rupees))).toBe(rupees + 0)));
});

test('P9: sums are exact in paisa where floating-point rupees are not', () => {
  fc.assert(
    fc.property(fc.array(rupeesOnTheWire, { maxLength: 20 }), (amounts) => {
      const drifting = amounts.reduce((sum, rupees) => sum + rupees, 0);
      const exact = amounts.reduce((sum, rupees) => sum + toPaisa(rupees), 0);
      expect(toPaisa(drifting)).toBe(exact);
    }),
  );
});

test('§9: a formatted amount parses back to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (paisa) => {
      const shown = Number(formatRupees(paisa).replace('Rs ', '').replaceAll(',', ''));
      expect(toPaisa(shown)).toBe(paisa);
    }),
  );
});
