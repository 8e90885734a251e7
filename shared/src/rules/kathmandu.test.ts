import fc from 'fast-check';
import {
  momentOf,
  shopDate,
  startOfShopDay,
  startOfShopMonth,
  startOfShopYear,
  wallClock,
} from './kathmandu';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-19T18:14:59.999Z', '2026-11-19'],
  ['2026-11-19T18:15:00Z', '2026-11-20'],
  ['2026-11-19T18:16:00Z', '2026-11-20'],
  ['2026-12-31T18:14:00Z', '2026-12-31'],
  ['2026-12-31T18:15:00Z', '2027-01-01'],
])('P12: at %s the shop’s clock shows %s', (iso, date) => {
  expect(shopDate(at(iso))).toBe(date);
});

test('P12: the zone is 5 hours and 45 minutes ahead, midnight is hour 0', () => {
  expect(wallClock(at('2026-11-19T18:15:00.250Z'))).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    hour: 0,
    minute: 0,
    second: 0,
    millisecond: 250,
    weekday: 5,
  });
});

test('P12: the fixed offset equals the browser’s zone tables, also under the zone’s older name', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1986, 0, 1), max: Date.UTC(2100, 0, 1) }), (ms) => {
      expect(wallClock(ms)).toEqual(wallClock(ms, 'Asia/Katmandu'));
    }),
  );
  expect(wallClock(at('1985-06-01T00:00:00Z'))).toMatchObject({ hour: 5, minute: 30 });
});

test.each([
  ['America/St_Johns', '2026-07-01T12:00:00Z', { day: 1, hour: 9, minute: 30 }],
  ['America/St_Johns', '2026-11-20T02:00:00Z', { day: 19, hour: 22, minute: 30 }],
  ['Pacific/Auckland', '2026-11-20T12:00:00Z', { day: 21, hour: 1, minute: 0 }],
])('P11: the clock of %s at %s shows %j', (zone, iso, shown) => {
  expect(wallClock(at(iso), zone)).toMatchObject(shown);
});

test.each(['2026-11-19T18:14:00Z', '2026-11-19T18:15:00Z', '2026-11-20T12:00:00Z'])(
  'P12: the day of %s began at 18:15 UTC',
  (iso) => {
    const start = new Date(startOfShopDay(at(iso))).toISOString();
    expect(start).toBe(
      at(iso) < at('2026-11-19T18:15:00Z') ? '2026-11-18T18:15:00.000Z' : '2026-11-19T18:15:00.000Z',
    );
  },
);

test.each(['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland', 'UTC'])(
  'P12: momentOf inverts wallClock in %s, also across a change of summer time',
  (zone) => {
    for (const iso of [
      '2026-03-08T03:00:00.123Z',
      '2026-03-08T06:00:00Z',
      '2026-11-01T12:00:00Z',
      '2026-09-26T13:30:00Z',
      '2026-09-26T14:30:00Z',
      '2026-04-04T15:30:00Z',
    ])
      expect(momentOf(wallClock(at(iso), zone), zone)).toBe(at(iso));
  },
);

test.each([
  ['2026-11-20T12:00:00Z', '2026-10-31T18:15:00.000Z'],
  ['2026-11-30T18:14:59Z', '2026-10-31T18:15:00.000Z'],
  ['2026-11-30T18:15:00Z', '2026-11-30T18:15:00.000Z'],
  ['2026-03-31T12:00:00Z', '2026-02-28T18:15:00.000Z'],
])('P45: the month of %s began at %s', (iso, start) => {
  expect(new Date(startOfShopMonth(at(iso))).toISOString()).toBe(start);
});

test('P12: the shop’s year begins at midnight in Nepal', () => {
  expect(new Date(startOfShopYear(2026)).toISOString()).toBe('2025-12-31T18:15:00.000Z');
});
