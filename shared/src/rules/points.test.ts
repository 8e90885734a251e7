import fc from 'fast-check';
import {
  cartPointsPreview,
  closetTierPoints,
  EARN_POINTS,
  EARN_STEP_PAISA,
  type EarningLine,
  isRedeemable,
  largestRedeemable,
  POINT_VALUE_PAISA,
  pointsEarned,
  redeemOptions,
} from './points';

const cafe = (pricePaisa: number, quantity = 1): EarningLine => ({ type: 'product', pricePaisa, quantity });
const closet = (pricePaisa: number, quantity = 1): EarningLine => ({ type: 'closet', pricePaisa, quantity });
const earned = (lines: EarningLine[], feePaisa = 0, redeemedPoints = 0) =>
  pointsEarned({ lines, feePaisa, redeemedPoints });

const line = fc.record({
  type: fc.constantFrom('product' as const, 'closet' as const),
  pricePaisa: fc.integer({ min: 0, max: 20_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('C14: Rs 100 earn 2 points, and a redeemed point takes Rs 1 off', () => {
  expect([EARN_POINTS, EARN_STEP_PAISA]).toEqual([2, 100_00]);
  expect(POINT_VALUE_PAISA).toBe(1_00);
});

test.each([
  [49_99, 0],
  [50_00, 1],
  [99_99, 1],
  [100_00, 2],
  [130_00, 2],
  [149_99, 2],
  [150_00, 3],
  [250_00, 5],
  [1_000_00, 20],
])('C15: a cafe total of %p paisa earns %p points', (paisa, points) => {
  expect(earned([cafe(paisa)])).toEqual({ cafe: points, closet: 0, total: points });
});

test('C15, P48: the checkout includes fee and redeemed points, the cart does not', () => {
  const lines = [cafe(200_00)];
  expect(earned(lines, 50_00).cafe).toBe(5);
  expect(earned(lines, 50_00, 100).cafe).toBe(3);
  expect(cartPointsPreview(lines).cafe).toBe(4);
});

test.each([
  [4_999_99, 0],
  [5_000_00, 50],
  [9_999_99, 50],
  [10_000_00, 100],
  [15_000_00, 100],
  [15_000_01, 150],
  [0, 0],
  [1_000_000_00, 150],
])('C17: a closet subtotal of %p paisa earns %p points', (paisa, points) => {
  expect(closetTierPoints(paisa)).toBe(points);
  expect(earned([closet(paisa)])).toEqual({ cafe: 0, closet: points, total: points });
});

test('C16: a mixed cart earns by line type; the closet earns its tier and nothing per rupee', () => {
  expect(cartPointsPreview([cafe(300_00), closet(2_500_00, 2)])).toEqual({ cafe: 6, closet: 50, total: 56 });
});

test('C87: fee and redeemed points change the cafe’s points by its share of the goods, and not the tier', () => {
  const lines = [cafe(1_000_00), closet(5_000_00)];
  expect(earned(lines, 600_00, 0)).toEqual({ cafe: 22, closet: 50, total: 72 });
  expect(earned(lines, 0, 150)).toEqual({ cafe: 19, closet: 50, total: 69 });
});

test('C87: a share beyond double precision is rounded down exactly', () => {
  const lines = [cafe(3_00), closet(7_00)];
  expect(earned(lines, 1_656_66 - 10_00).cafe).toBe(9);
  expect(earned(lines, 1_666_67 - 10_00).cafe).toBe(10);
  expect(earned(lines, 1_666_66 - 10_00).cafe).toBe(9);
  expect(earned([cafe(99_999_999_99, 99), closet(99_999_999_99, 1)]).cafe).toBe(197_999_999);
});

test.each([
  ['no lines', [], 500_00, 0, 0],
  ['only a free drink, delivered', [cafe(0)], 100_00, 0, 2],
  ['only a free shirt, delivered', [closet(0)], 100_00, 0, 0],
  ['free goods of both kinds', [cafe(0), closet(0)], 100_00, 0, 2],
  ['points that cover everything', [cafe(100_00)], 0, 100, 0],
  ['more points than the total', [cafe(60_00)], 0, 150, 0],
])('C87: %s', (_, lines, fee, redeemed, points) => {
  expect(earned(lines, fee, redeemed).total).toBe(points);
});

test('P9: pointsEarned refuses a fraction of a paisa', () => {
  expect(() => earned([cafe(100.5)])).toThrow(RangeError);
});

test('C15: a cafe-only order earns floor(2 × total / 100) points', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(1_000_00), (lines, fee) => {
      const atCafe = lines.map((one) => ({ ...one, type: 'product' as const }));
      const total = atCafe.reduce((sum, one) => sum + one.pricePaisa * one.quantity, fee);
      expect(earned(atCafe, fee).total).toBe(Math.floor((2 * total) / 100_00));
    }),
  );
});

test('C15: an order earns at least 2 points for every full Rs 100', () => {
  fc.assert(
    fc.property(fc.nat(10_000_00), (paisa) => {
      expect(earned([cafe(paisa)]).cafe).toBeGreaterThanOrEqual(2 * Math.floor(paisa / 100_00));
    }),
  );
});

test('C87: an added line never lowers the points, and redeeming never raises them', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      line,
      fc.integer({ min: 0, max: 150 }),
      (lines, more, redeemed) => {
        expect(cartPointsPreview([...lines, more]).total).toBeGreaterThanOrEqual(
          cartPointsPreview(lines).total,
        );
        expect(earned(lines, 0, redeemed).total).toBeLessThanOrEqual(earned(lines).total);
      },
    ),
  );
});

test('§5: there are 31 choices from 0 to 150 in steps of 5', () => {
  const options = redeemOptions({ balance: 1000, totalPaisa: 1_000_00 });
  expect(options).toHaveLength(31);
  expect(options.at(0)).toEqual({ points: 0, selectable: true });
  expect(options.at(1)?.points).toBe(5);
  expect(options.at(-1)).toEqual({ points: 150, selectable: true });
});

test.each([
  ['C13: balance 52', { balance: 52, totalPaisa: 1_000_00 }, 50],
  ['C13: balance 4', { balance: 4, totalPaisa: 1_000_00 }, 0],
  ['C13: balance 1000', { balance: 1000, totalPaisa: 1_000_00 }, 150],
  ['C12: a total of Rs 60', { balance: 150, totalPaisa: 60_00 }, 60],
  ['C12: a total of Rs 64.99', { balance: 150, totalPaisa: 64_99 }, 60],
  ['C12: a total of Rs 0', { balance: 150, totalPaisa: 0 }, 0],
  ['P42: a negative balance', { balance: -30, totalPaisa: 1_000_00 }, 0],
  ['C13: a guest', { balance: 0, totalPaisa: 1_000_00 }, 0],
  ['C13: a balance that is not known', { balance: Number.NaN, totalPaisa: 1_000_00 }, 0],
])('%s limits the redeemable points', (_, limits, most) => {
  expect(largestRedeemable(limits)).toBe(most);
  expect(redeemOptions(limits).filter(({ selectable }) => selectable)).toHaveLength(most / 5 + 1);
});

test.each([
  7,
  149.5,
  '1e2',
  -5,
  '50',
  155,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  [50],
  true,
])('C13: %p is never redeemable', (points) => {
  expect(isRedeemable(points, { balance: 1000, totalPaisa: 1_000_00 })).toBe(false);
});

test('P8: redeemable points never exceed the balance and the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 400 }), fc.nat(300_00), (balance, totalPaisa) => {
      const most = largestRedeemable({ balance, totalPaisa });
      expect(most).toBeLessThanOrEqual(Math.max(0, balance));
      expect(most * POINT_VALUE_PAISA).toBeLessThanOrEqual(totalPaisa);
      expect(most % 5).toBe(0);
    }),
  );
});

test('C12, C13: the whole balance and the whole total can be redeemed', () => {
  expect(isRedeemable(50, { balance: 50, totalPaisa: 50_00 })).toBe(true);
  expect(isRedeemable(50, { balance: 49, totalPaisa: 50_00 })).toBe(false);
  expect(isRedeemable(50, { balance: 50, totalPaisa: 49_99 })).toBe(false);
});
