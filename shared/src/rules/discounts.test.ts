import fc from 'fast-check';
import { orderSums } from '../ordering/order-sums';
import { couponDiscount, discountsOf, happyDiscount, redeemableTotal } from './discounts';
import { explainPoints } from './explain-points';
import { largestRedeemable, pointsEarned } from './points';

/** Happy hours are for dishes. */
const anyLine = fc
  .record({
    type: fc.constantFrom('product' as const, 'closet' as const),
    pricePaisa: fc.nat(9_000_00),
    quantity: fc.integer({ min: 1, max: 20 }),
    happyPercent: fc.constantFrom(0, 1, 15, 33, 50, 100),
  })
  .map((line) => (line.type === 'closet' ? { ...line, happyPercent: 0 } : line));

const anyCoupon = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountPaisa: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountPaisa: fc.integer({ min: 1, max: 5_000_00 }) }),
  ),
  { nil: null },
);

test('C276: happy hours round down line by line, the coupon is on what is left', () => {
  const lines = [
    { pricePaisa: 99, quantity: 3, happyPercent: 33 },
    { pricePaisa: 100_00, quantity: 1 },
  ];
  expect(lines.map(happyDiscount)).toEqual([98, 0]);
  expect(discountsOf(lines, { percent: 10, amountPaisa: null })).toEqual({
    goodsPaisa: 102_97,
    happyPaisa: 98,
    couponPaisa: 10_19,
    restPaisa: 91_80,
  });
  expect(couponDiscount({ percent: null, amountPaisa: 200_00 }, 101_99)).toBe(101_99);
  expect(couponDiscount(null, 100)).toBe(0);
});

test('C12, C276: points may pay the fee; with an offer they may not exceed the goods after it', () => {
  const none = discountsOf([{ pricePaisa: 100_00, quantity: 1 }]);
  expect(redeemableTotal(none, 50_00)).toBe(150_00);
  const half = discountsOf([{ pricePaisa: 100_00, quantity: 1, happyPercent: 50 }]);
  expect(redeemableTotal(half, 50_00)).toBe(50_00);
});

test('C276: for any order nothing goes below zero, all parts add up, and points are explained', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      anyCoupon,
      fc.nat(300_00),
      fc.nat(200),
      (lines, coupon, feePaisa, balance) => {
        const discounts = discountsOf(lines, coupon);
        const redeemedPoints = largestRedeemable({
          balance,
          totalPaisa: redeemableTotal(discounts, feePaisa),
        });
        const order = { lines, coupon, feePaisa, redeemedPoints };
        const sums = orderSums({ ...order, isMember: true });
        expect(discounts.restPaisa).toBeGreaterThanOrEqual(0);
        expect(sums.totalPaisa).toBe(
          sums.subtotalPaisa - sums.happyPaisa - sums.couponPaisa + feePaisa - redeemedPoints * 100,
        );
        expect(sums.totalPaisa).toBeGreaterThanOrEqual(0);
        if (sums.happyPaisa + sums.couponPaisa > 0)
          expect(redeemedPoints * 100).toBeLessThanOrEqual(discounts.restPaisa);
        expect(explainPoints(order).reduce((sum, { points }) => sum + points, 0)).toBe(sums.points.total);
        const without = pointsEarned({
          ...order,
          lines: lines.map((line) => ({ ...line, happyPercent: 0 })),
          coupon: null,
        });
        if (redeemedPoints === 0) expect(sums.points.total).toBeLessThanOrEqual(without.total);
      },
    ),
    { numRuns: 1_000 },
  );
});
