import { DEFAULT_ORDERING_SETTINGS } from './opening-hours';
import { soldOutText } from './sold-out-text';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00:00+05:45');
const closedOn = (...days: string[]) => ({
  ...DEFAULT_ORDERING_SETTINGS,
  exceptions: Object.fromEntries(days.map((day) => [day, []])),
});

test('C446: a dish that is sold out says until when, by the hours of the settings', () => {
  expect(soldOutText('opening', FRIDAY_NOON, DEFAULT_ORDERING_SETTINGS)).toBe('Sold out until 8 AM');
  const weekly = Array.from({ length: 7 }, () => [{ opens: '10:30', closes: '18:00' }]);
  expect(soldOutText('opening', FRIDAY_NOON, { ...DEFAULT_ORDERING_SETTINGS, weekly })).toBe(
    'Sold out until 10:30 AM',
  );
  expect(soldOutText('opening', FRIDAY_NOON, closedOn('2026-11-21', '2026-11-22'))).toBe(
    'Sold out until Monday, 8 AM',
  );
});

test('C446: without a time it says none', () => {
  expect(soldOutText('putBack', FRIDAY_NOON, DEFAULT_ORDERING_SETTINGS)).toBe('Sold out');
  expect(soldOutText(undefined, FRIDAY_NOON, DEFAULT_ORDERING_SETTINGS)).toBe('Sold out today');
  expect(soldOutText('opening', null, DEFAULT_ORDERING_SETTINGS)).toBe('Sold out today');
});
