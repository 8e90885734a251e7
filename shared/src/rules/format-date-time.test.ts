import { formatDateTime, formatDay } from './format-date-time';

const now = Date.parse('2026-11-20T10:30:00.000Z');

test.each([
  ['2026-11-20T10:29:30.000Z', 'Just now'],
  ['2026-11-20T10:29:00.000Z', '20 Nov, 4:14 PM'],
  ['2026-11-20T10:27:00.000Z', '20 Nov, 4:12 PM'],
  ['2026-11-19T18:15:00.000Z', '20 Nov, 12 AM'],
  ['2026-11-19T18:14:59.000Z', '19 Nov, 11:59 PM'],
  ['2025-12-31T18:14:00.000Z', '31 Dec 2025, 11:59 PM'],
  ['2025-12-31T18:15:00.000Z', '1 Jan, 12 AM'],
])('C28, P12: %s shows as %s, in Kathmandu time', (iso, text) => {
  expect(formatDateTime(iso, now)).toBe(text);
});

test('C28: a rendered page, which has no clock, shows the time without a year', () => {
  expect(formatDateTime('2026-11-20T10:29:30.000Z', null)).toBe('20 Nov, 4:14 PM');
});

test('P12: a join date is the day in Kathmandu', () => {
  expect(formatDay('2026-05-03T18:15:00.000Z')).toBe('4 May 2026');
});
