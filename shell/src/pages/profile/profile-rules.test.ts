import { expiryScale } from './expiry-scale';
import { movementText, signed } from './movement-text';
import { rewardOf } from './reward';
import { shopDay } from './shop-day';

test('P12: shopDay changes at midnight in Nepal, 18:15 UTC', () => {
  expect(shopDay('2026-05-03T18:14:59.999Z')).toBe('3 May 2026');
  expect(shopDay('2026-05-03T18:15:00.000Z')).toBe('4 May 2026');
});

test.each([
  [0, { points: 0, steps: 0, missing: 5 }],
  [4, { points: 0, steps: 0, missing: 1 }],
  [52, { points: 50, steps: 10, missing: 3 }],
  [85, { points: 85, steps: 17, missing: 5 }],
  [149, { points: 145, steps: 29, missing: 1 }],
  [150, { points: 150, steps: 30, missing: 0 }],
  [900, { points: 150, steps: 30, missing: 0 }],
])('C13: %s points fill whole stamps of 5 up to 150', (balance, reward) => {
  expect(rewardOf(balance)).toEqual({ ...reward, allSteps: 30 });
});

const now = Date.UTC(2026, 10, 20);

test('C20: expiryScale covers five months from now, with the shop’s months and the expiring points', () => {
  const { months, marks } = expiryScale(
    [
      { points: 10, expiresAt: '2026-11-21T00:00:00.000Z' },
      { points: 40, expiresAt: '2027-04-20T00:00:00.000Z' },
    ],
    now,
  );
  expect(months.map(({ name }) => name)).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr']);
  expect(months.every(({ x }, index) => x > (months[index - 1]?.x ?? 0))).toBe(true);
  expect(marks.map(({ at, share }) => [at, share])).toEqual([
    ['21 November 2026', 0.25],
    ['20 April 2027', 1],
  ]);
  expect(marks[0]?.x).toBeLessThan(1);
  expect(marks[1]?.x).toBeCloseTo(97);
});

test('C20: lots of one day are one bar with their sum', () => {
  const { marks } = expiryScale(
    [
      { points: 30, expiresAt: '2027-04-17T18:15:00.000Z' },
      { points: 12, expiresAt: '2027-04-18T18:14:59.999Z' },
      { points: 5, expiresAt: '2027-04-18T18:15:00.000Z' },
    ],
    now,
  );
  expect(marks.map(({ at, points }) => [at, points])).toEqual([
    ['18 April 2027', 42],
    ['19 April 2027', 5],
  ]);
});

test('C20: labels stand apart; the next day has one, then the days with the most points', () => {
  const daily = Array.from({ length: 60 }, (_, day) => ({
    points: day === 30 ? 90 : 1 + (day % 7),
    expiresAt: new Date(now + (day + 1) * 86_400_000).toISOString(),
  }));
  const labelled = expiryScale(daily, now).marks.filter(({ label }) => label !== null);
  expect(labelled[0]?.points).toBe(1);
  expect(labelled.map(({ points }) => points)).toContain(90);
  const gaps = labelled.slice(1).map(({ x }, index) => x - (labelled[index]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(13);
});

test('C20: a label stands above the bars beside it', () => {
  const { marks } = expiryScale(
    [
      { points: 10, expiresAt: '2026-11-21T00:00:00.000Z' },
      { points: 40, expiresAt: '2026-11-22T00:00:00.000Z' },
    ],
    now,
  );
  expect(marks.map(({ label }) => label)).toEqual([1, null]);
});

const movement = { _id: 'm', points: 5, at: '2026-11-20T00:00:00.000Z' } as const;

test.each([
  [{ kind: 'earn', reason: 'cafe', orderCode: 'K7M2' }, 'Cafe order K7M2'],
  [{ kind: 'earn', reason: 'referral-referrer', orderCode: 'K7M2' }, 'You brought a friend'],
  [{ kind: 'redeem', reason: 'welcome-sign-up', orderCode: 'K7M2' }, 'Used for order K7M2'],
  [{ kind: 'refund', reason: 'cafe', orderCode: null }, 'Given back for an order'],
  [{ kind: 'reverse', reason: 'closet', orderCode: 'K7M2' }, 'Taken back: order K7M2'],
  [{ kind: 'expire', reason: 'cafe', orderCode: null }, 'Expired'],
  [
    { kind: 'adjust', reason: 'adjustment', orderCode: null, note: 'A late order' },
    'Adjusted by the shop: A late order',
  ],
] as const)('describes a movement in words: %#', (about, text) => {
  expect(movementText({ ...movement, ...about })).toBe(text);
});

test('signed returns points with a sign, a true minus for negative ones', () => {
  expect([signed(50), signed(-20)]).toEqual(['+50', '\u221220']);
});
