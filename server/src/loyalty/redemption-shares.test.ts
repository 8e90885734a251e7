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

test('P15: what came back is taken again from its own lots, even if they expired, but no more of them than before', () => {
  const lots = [lot('expired', 40, NOW - 1), lot('fresh', 40)];
  expect(redeemShares(lots, [used('expired', 0, 15, NOW - 1)], 20, NOW)).toEqual({
    shares: [
      { lotId: 'expired', points: 15 },
      { lotId: 'fresh', points: 5 },
    ],
    missing: 0,
  });
});

test('one lot that pays twice over has one share', () => {
  expect(redeemShares([lot('one', 30)], [used('one', 5, 10)], 20, NOW).shares).toEqual([
    { lotId: 'one', points: 20 },
  ]);
});

test('P43: points come back to the lots that paid, the longest-lived first, never more than one paid', () => {
  const paid = [used('soon', 10, 10, NOW + 1), used('late', 15, 15, NOW + 9)];
  expect(refundShares(paid, 20)).toEqual([
    { lotId: 'late', points: 15 },
    { lotId: 'soon', points: 5 },
  ]);
});

test('P39: no lot pays more than it has, and shares with what is missing are what was asked for', () => {
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
