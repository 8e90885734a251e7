import fc from 'fast-check';
import { redeemShares, refundShares } from './redemption-shares';

const NOW = 1000;
const lot = (id: string, remaining: number, expiresAt = NOW + 1) => ({ id, remaining, expiresAt });
const used = (lotId: string, held: number, most: number, expiresAt = NOW + 1) => ({
  lotId,
  held,
  most,
  expiresAt,
});

test('C20, P47: the oldest expiry pays first, expired lots never', () => {
  const lots = [lot('late', 30, NOW + 9), lot('soon', 10, NOW + 1), lot('gone', 50, NOW)];
  expect(redeemShares(lots, [], 25, NOW)).toEqual({
    shares: [
      { lotId: 'soon', points: 10 },
      { lotId: 'late', points: 15 },
    ],
    missing: 0,
  });
});

test('P42: a debt is paid for before anything can be spent', () => {
  expect(redeemShares([lot('debt', -20), lot('rest', 30)], [], 15, NOW)).toMatchObject({ missing: 5 });
});

test('P15: refunded points are redeemed again from their own lots, even expired ones, but no more than before', () => {
  const lots = [lot('expired', 40, NOW - 1), lot('fresh', 40)];
  expect(redeemShares(lots, [used('expired', 0, 15, NOW - 1)], 20, NOW)).toEqual({
    shares: [
      { lotId: 'expired', points: 15 },
      { lotId: 'fresh', points: 5 },
    ],
    missing: 0,
  });
});

test('P15: points that the order still holds are not taken again from an expired lot', () => {
  const lots = [lot('expired', 40, NOW - 1), lot('fresh', 40)];
  expect(redeemShares(lots, [used('expired', 10, 15, NOW - 1)], 20, NOW).shares).toEqual([
    { lotId: 'expired', points: 5 },
    { lotId: 'fresh', points: 15 },
  ]);
});

test('a lot that pays twice has one share, and never pays more than it has', () => {
  expect(redeemShares([lot('one', 30)], [used('one', 5, 10)], 20, NOW).shares).toEqual([
    { lotId: 'one', points: 20 },
  ]);
  expect(redeemShares([lot('one', 12)], [used('one', 0, 10)], 20, NOW)).toEqual({
    shares: [{ lotId: 'one', points: 12 }],
    missing: 8,
  });
});

test('P43: refunds go to the lots that paid, latest expiry first, never more than each paid', () => {
  const paid = [used('soon', 10, 10, NOW + 1), used('late', 15, 15, NOW + 9)];
  expect(refundShares(paid, 20)).toEqual([
    { lotId: 'late', points: 15 },
    { lotId: 'soon', points: 5 },
  ]);
});

test('P39: no lot pays more than it has, and shares plus missing points equal the request', () => {
  const anyLot = fc.record({
    remaining: fc.integer({ min: -50, max: 100 }),
    expiresAt: fc.integer({ min: NOW - 5, max: NOW + 50 }),
  });
  fc.assert(
    fc.property(fc.array(anyLot, { maxLength: 8 }), fc.integer({ min: 0, max: 150 }), (drawn, points) => {
      const lots = drawn.map((about, index) => ({ id: `lot-${index}`, ...about }));
      const { shares, missing } = redeemShares(lots, [], points, NOW);
      for (const share of shares)
        expect(share.points).toBeLessThanOrEqual(lots.find(({ id }) => id === share.lotId)?.remaining ?? 0);
      expect(shares.reduce((sum, share) => sum + share.points, missing)).toBe(points);
    }),
  );
});

test('P43: of lots that expire together, the one with the highest id is given back first', () => {
  const both = [used('a', 10, 10), used('b', 10, 10)];
  const given = [
    { lotId: 'b', points: 10 },
    { lotId: 'a', points: 5 },
  ];
  expect(refundShares(both, 15)).toEqual(given);
  expect(refundShares([...both].reverse(), 15)).toEqual(given);
  expect(refundShares(both, 10)).toEqual([{ lotId: 'b', points: 10 }]);
});
