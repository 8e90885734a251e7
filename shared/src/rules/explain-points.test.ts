import fc from 'fast-check';
import { explainPoints } from './explain-points';
import { type EarningLine, pointsEarned } from './points';

const cafe = (pricePaisa: number, quantity = 1): EarningLine => ({ type: 'product', pricePaisa, quantity });
const closet = (pricePaisa: number): EarningLine => ({ type: 'closet', pricePaisa, quantity: 1 });
const order = (lines: readonly EarningLine[], feePaisa = 0, redeemedPoints = 0) => ({
  lines,
  feePaisa,
  redeemedPoints,
});

test.each([
  [
    'dishes alone',
    order([cafe(310_00, 2)]),
    [[12, 'Cafe: 2 points for every Rs 100.00 of Rs 620.00 to pay, rounded down']],
  ],
  [
    'delivery and redeemed points',
    order([cafe(620_00)], 50_00, 20),
    [
      [
        13,
        'Cafe: 2 points for every Rs 100.00 of Rs 650.00 to pay, with delivery, after your points, rounded down',
      ],
    ],
  ],
  [
    'dishes and clothes',
    order([cafe(300_00), closet(6_000_00)]),
    [
      [
        6,
        'Cafe: 2 points for every Rs 100.00 of the part of the dishes, Rs 300.00, in Rs 6,300.00 to pay, rounded down',
      ],
      [50, 'Closet: clothes for Rs 6,000.00, from Rs 5,000.00'],
    ],
  ],
  [
    'dishes with a coupon',
    { ...order([cafe(310_00)]), coupon: { percent: 10, amountPaisa: null } },
    [[5, 'Cafe: 2 points for every Rs 100.00 of Rs 279.00 to pay, after offers, rounded down']],
  ],
  [
    'few clothes',
    order([closet(900_00)]),
    [[0, 'Closet: clothes for Rs 900.00; points begin at Rs 5,000.00']],
  ],
  [
    'many clothes',
    order([closet(15_000_01)]),
    [[150, 'Closet: clothes for Rs 15,000.01, above Rs 15,000.00']],
  ],
])('C272: the points of %s are explained', (_name, of, reasons) => {
  expect(explainPoints(of).map(({ points, text }) => [points, text])).toEqual(reasons);
});

test('C272: the reasons of any order add up to its points', () => {
  const line = fc.record({
    type: fc.constantFrom('product' as const, 'closet' as const),
    pricePaisa: fc.nat(2_000_000),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat(50_000), fc.nat(150), (lines, fee, points) => {
      const of = order(lines, fee, points);
      const sum = explainPoints(of).reduce((all, reason) => all + reason.points, 0);
      expect(sum).toBe(pointsEarned(of).total);
    }),
  );
});
