import { nextDayOpening } from './next-day-opening';
import { type OpeningHours, SHOP_HOURS } from './opening-hours';

const npt = (local: string) => Date.parse(`${local}+05:45`);
const daily = (...ranges: [string, string][]): OpeningHours => ({
  ...SHOP_HOURS,
  weekly: Array.from({ length: 7 }, () => ranges.map(([opens, closes]) => ({ opens, closes }))),
});
const split = daily(['08:00', '12:00'], ['17:00', '22:00']);
const night = daily(['00:00', '02:00'], ['10:00', '24:00']);
const always = daily(['00:00', '24:00']);
const nightAndBreak = daily(['00:00', '02:00'], ['10:00', '15:00'], ['18:00', '24:00']);
const early = { ...night, exceptions: { '2026-11-20': [{ opens: '10:00', closes: '22:00' }] } };

test.each([
  ['before the opening', SHOP_HOURS, '2026-11-20T07:00', '2026-11-21T08:00'],
  ['in the evening', SHOP_HOURS, '2026-11-20T22:00', '2026-11-21T08:00'],
  ['before a break at noon', split, '2026-11-20T11:00', '2026-11-21T08:00'],
  ['in the evening of a night past midnight', night, '2026-11-20T23:00', '2026-11-21T10:00'],
  ['after midnight, while still open', night, '2026-11-21T01:00', '2026-11-21T10:00'],
  ['as the night ends', night, '2026-11-21T02:00', '2026-11-22T10:00'],
  ['half an hour after the night', night, '2026-11-21T02:30', '2026-11-22T10:00'],
  ['after the night', night, '2026-11-21T03:00', '2026-11-22T10:00'],
  ['past midnight and with a break', nightAndBreak, '2026-11-20T12:00', '2026-11-21T10:00'],
  ['in a shop that never closes', always, '2026-11-20T12:00', '2026-11-21T00:00'],
  ['before an evening that ends early', early, '2026-11-20T12:00', '2026-11-21T00:00'],
])('C170: %s the next day begins with its first opening', (_, hours, now, opening) => {
  expect(nextDayOpening(npt(now), hours)).toBe(npt(opening));
});

test('C170: a holiday is passed over, and a shop that stays closed has no next opening', () => {
  const holiday = { ...SHOP_HOURS, exceptions: { '2026-11-21': [] } };
  expect(nextDayOpening(npt('2026-11-20T12:00'), holiday)).toBe(npt('2026-11-22T08:00'));
  expect(nextDayOpening(npt('2026-11-20T12:00'), daily())).toBeNull();
});

test('C170: the next opening is looked for within two weeks', () => {
  const only = (day: string) => ({
    ...daily(),
    exceptions: { [day]: [{ opens: '08:00', closes: '21:30' }] },
  });
  expect(nextDayOpening(npt('2026-11-20T12:00'), only('2026-12-04'))).toBe(npt('2026-12-04T08:00'));
  expect(nextDayOpening(npt('2026-11-20T12:00'), only('2026-12-05'))).toBeNull();
});
