import fc from 'fast-check';
import { type PointLot, pointsBalance, pointsExpireAt, spendOldestFirst, sumByDay } from './expiry';

const npt = (local: string) => Date.parse(`${local}+05:45`);
const lot = (id: string, remaining: number, expiresAt: number): PointLot => ({ id, remaining, expiresAt });

test.each([
  ['2026-01-15T10:00:00', '2026-06-15T10:00:00'],
  ['2026-09-30T14:00:00', '2027-02-28T14:00:00'],
  ['2027-09-30T14:00:00', '2028-02-29T14:00:00'],
  ['2026-03-31T08:00:00', '2026-08-31T08:00:00'],
  ['2026-12-31T23:59:59.999', '2027-05-31T23:59:59.999'],
  ['2026-01-31T00:00:00', '2026-06-30T00:00:00'],
  ['2026-07-31T12:00:00', '2026-12-31T12:00:00'],
  ['2026-08-31T12:00:00', '2027-01-31T12:00:00'],
  ['2028-02-29T12:00:00', '2028-07-29T12:00:00'],
])('C20: points earned %s in Nepal expire %s', (earned, expires) => {
  expect(pointsExpireAt(npt(earned))).toBe(npt(expires));
});

test('C20: expiry uses the month in Nepal: 30 September 18:15 UTC is 1 October there', () => {
  expect(pointsExpireAt(Date.parse('2026-09-30T18:14:00Z'))).toBe(npt('2027-02-28T23:59:00'));
  expect(pointsExpireAt(Date.parse('2026-09-30T18:15:00Z'))).toBe(npt('2027-03-01T00:00:00'));
});

test('C20: points last 148 to 153 days, and later points expire earlier only within one clamped day', () => {
  const moment = fc.integer({ min: npt('2024-01-01T00:00:00'), max: npt('2034-01-01T00:00:00') });
  fc.assert(
    fc.property(moment, fc.nat(40 * 86_400_000), (earned, later) => {
      const days = (pointsExpireAt(earned) - earned) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(148);
      expect(days).toBeLessThanOrEqual(153);
      expect(pointsExpireAt(earned + later) - pointsExpireAt(earned)).toBeGreaterThan(-86_400_000);
    }),
  );
});

test('C20: spendOldestFirst takes the lot that expires first, in any order of lots', () => {
  const lots = [lot('new', 50, 300), lot('old', 30, 200), lot('mid', 20, 250)];
  expect(spendOldestFirst(lots, 60, 100)).toEqual({
    taken: [
      { id: 'old', points: 30 },
      { id: 'mid', points: 20 },
      { id: 'new', points: 10 },
    ],
    missing: 0,
  });
});

test('C20: lots that expire at once are taken by their ids, and no more lots than are needed', () => {
  const lots = [lot('a', 30, 200), lot('b', 20, 200), lot('c', 10, 201)];
  const taken = [
    { id: 'a', points: 30 },
    { id: 'b', points: 5 },
  ];
  expect(spendOldestFirst(lots, 35, 100).taken).toEqual(taken);
  expect(spendOldestFirst(lots.toReversed(), 35, 100).taken).toEqual(taken);
});

test('P47: spendOldestFirst takes nothing from expired or spent lots; a lot is expired at its expiry time', () => {
  const lots = [lot('gone', 50, 100), lot('spent', 0, 500), lot('good', 40, 101)];
  expect(pointsBalance(lots, 100)).toBe(40);
  expect(spendOldestFirst(lots, 45, 100)).toEqual({ taken: [{ id: 'good', points: 40 }], missing: 5 });
});

test('P42: a debt that has not expired pays nothing, and a spent lot is not among the payers', () => {
  const lots = [lot('debt', -30, 200), lot('spent', 0, 201), lot('good', 100, 300)];
  expect(spendOldestFirst(lots, 60, 100)).toEqual({ taken: [{ id: 'good', points: 60 }], missing: 0 });
});

test('C20: points that expire on one day in Nepal are summed, across its midnight they are not', () => {
  const at = (local: string, points: number) => ({ points, expiresAt: new Date(npt(local)).toISOString() });
  expect(
    sumByDay([
      at('2027-04-18T00:00:00', 30),
      at('2027-04-18T23:59:59.999', 12),
      at('2027-04-19T00:00:00', 5),
    ]),
  ).toEqual([at('2027-04-18T00:00:00', 42), at('2027-04-19T00:00:00', 5)]);
});

test('P42: a debt does not expire and lowers the balance, at least to 0', () => {
  const lots = [lot('debt', -30, 50), lot('good', 100, 500)];
  expect(pointsBalance(lots, 100)).toBe(70);
  expect(spendOldestFirst(lots, 80, 100)).toEqual({ taken: [{ id: 'good', points: 70 }], missing: 10 });
  expect(pointsBalance([lot('debt', -30, 50)], 100)).toBe(0);
});

test('P47: taken and missing points add up, and no lot loses more than it has', () => {
  const anyLots = fc
    .array(
      fc.record({
        remaining: fc.integer({ min: -40, max: 200 }),
        expiresAt: fc.integer({ min: 0, max: 200 }),
      }),
      {
        maxLength: 12,
      },
    )
    .map((lots) => lots.map((one, index) => lot(`lot${index}`, one.remaining, one.expiresAt)));
  fc.assert(
    fc.property(anyLots, fc.nat(600), (lots, points) => {
      const { taken, missing } = spendOldestFirst(lots, points, 100);
      const total = taken.reduce((sum, one) => sum + one.points, 0);
      expect(total + missing).toBe(points);
      expect(total).toBe(Math.min(points, pointsBalance(lots, 100)));
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
      const left = lots.map((one) => {
        const share = taken.find(({ id }) => id === one.id)?.points ?? 0;
        expect(share).toBeLessThanOrEqual(Math.max(0, one.remaining));
        return { ...one, remaining: one.remaining - share };
      });
      expect(pointsBalance(left, 100)).toBe(pointsBalance(lots, 100) - total);
    }),
  );
});
