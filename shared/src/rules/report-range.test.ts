import {
  dayNumber,
  dayOfNumber,
  shopDate,
  shopDayNumber,
  startOfDayNumber,
  startOfShopDay,
} from './kathmandu';
import { daysIn, rangeBefore } from './report-range';

test('C286: a day is compared with the same weekday before, several days with as many before', () => {
  expect(rangeBefore({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    from: '2026-11-13',
    to: '2026-11-13',
  });
  expect(rangeBefore({ from: '2026-11-14', to: '2026-11-20' })).toEqual({
    from: '2026-11-07',
    to: '2026-11-13',
  });
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    from: '2026-02-27',
    to: '2026-02-28',
  });
  expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toBe(3);
});

test('C285: the number of a day changes at midnight in Nepal', () => {
  // 18:15 in UTC is midnight in Kathmandu.
  const midnight = Date.UTC(2026, 10, 19, 18, 15);
  for (const ms of [midnight - 1, midnight, midnight + 86_399_999]) {
    expect(dayOfNumber(shopDayNumber(ms))).toBe(shopDate(ms));
    expect(startOfDayNumber(shopDayNumber(ms))).toBe(startOfShopDay(ms));
  }
  expect(shopDayNumber(midnight)).toBe(dayNumber('2026-11-20'));
  expect(shopDayNumber(midnight - 1)).toBe(dayNumber('2026-11-19'));
});
