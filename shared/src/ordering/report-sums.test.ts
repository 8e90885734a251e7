import { addCash, CASH_SUMS, type CashPaisa, cashChange, showCashSums } from './cash-sums';
import { addUp, type PaisaSums, showPeriod, weekdayOf } from './sales-period';

const cash = (about: Partial<CashPaisa>): CashPaisa => ({
  ...(Object.fromEntries(CASH_SUMS.map((name) => [name, 0])) as unknown as CashPaisa),
  ...about,
});
/** A different number for each sum, in paisa. */
const each = Object.fromEntries(
  CASH_SUMS.map((name, index) => [name, (index + 1) * 100]),
) as unknown as CashPaisa;

describe('C310: sums of the cash-up', () => {
  test('are added up name by name', () => {
    expect(addCash([])).toEqual(cash({}));
    expect(addCash([each, cash({ cash: 50 })])).toEqual({ ...each, cash: each.cash + 50 });
  });

  test('change by the difference of an order; one that does not count adds nothing', () => {
    expect(cashChange(null, each)).toEqual(each);
    expect(cashChange(each, cash({ ...each, total: 1 }))).toEqual(cash({ total: 1 - each.total }));
    expect(cashChange(each, each)).toBeNull();
    expect(cashChange(null, null)).toBeNull();
    expect(cashChange(each, null)?.cash).toBe(-each.cash);
  });

  test('are shown in rupees; orders and points are numbers', () => {
    expect(showCashSums(each, { corrections: 2, corrected: 5050 })).toEqual({
      orders: 100,
      total: 2,
      vat: 3,
      cash: 4,
      esewa: 5,
      khalti: 6,
      fonepay: 7,
      card: 8,
      cafe: 9,
      closet: 10,
      happyHours: 11,
      coupons: 12,
      deliveryFees: 13,
      points: 1400,
      corrections: 2,
      corrected: 50.5,
    });
  });
});

describe('C286: a period of a report', () => {
  const sums = (orders: number): PaisaSums => ({
    orders,
    totalPaisa: 200,
    collectedPaisa: 300,
    paidPaisa: 400,
    cafePaisa: 500,
    closetPaisa: 600,
    happyPaisa: 700,
    couponPaisa: 800,
    feePaisa: 900,
    points: 10,
  });
  const hours = [
    { weekday: 0, hour: 9, sums: sums(1) },
    { weekday: 0, hour: 10, sums: sums(2) },
    { weekday: 6, hour: 9, sums: sums(4) },
  ];
  // Sunday to Sunday.
  const range = { from: '2026-11-22', to: '2026-11-29' };

  test('adds up in rupees, by hour and by weekday', () => {
    const period = showPeriod(range, hours, null);
    expect(period).toMatchObject({ ...range, until: null });
    expect(period.total).toEqual({
      orders: 7,
      takings: 6,
      collected: 9,
      paidByWallet: 12,
      cafe: 15,
      closet: 18,
      happyHours: 21,
      coupons: 24,
      deliveryFees: 27,
      pointsRedeemed: 30,
    });
    expect(period.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(period.hours.filter(({ orders }) => orders > 0)).toMatchObject([
      { hour: 9, orders: 5 },
      { hour: 10, orders: 2 },
    ]);
    expect(period.weekdays.map(({ weekday, days, orders }) => [weekday, days, orders])).toEqual([
      [0, 2, 3],
      [1, 1, 0],
      [2, 1, 0],
      [3, 1, 0],
      [4, 1, 0],
      [5, 1, 0],
      [6, 1, 4],
    ]);
  });

  test('of a few days has no others', () => {
    const { weekdays } = showPeriod({ from: '2026-11-22', to: '2026-11-24' }, [], null);
    expect(weekdays.map(({ days }) => days)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  test('that is not over has the sums up to a moment', () => {
    const until = Date.parse('2026-11-29T06:15:00.000Z');
    const { total, until: shown } = showPeriod(range, hours, { until, sums: sums(3) });
    expect([total.orders, total.takings, shown]).toEqual([3, 2, '2026-11-29T06:15:00.000Z']);
  });

  test('counts weekdays from Sunday', () => {
    expect([0, 3, 10].map(weekdayOf)).toEqual([4, 0, 0]);
    expect(addUp([sums(1), sums(2)])).toEqual({ ...addUp([]), ...double(sums(1)), orders: 3 });
  });
});

const double = (sums: PaisaSums) =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value * 2]));
