import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '@storefront/shared/rules/opening-hours';
import { screen } from '@testing-library/react';
import { OpenNow } from './OpenNow';

afterEach(() => jest.useRealTimers());

function openAt(moment: string, came?: Partial<OrderingSettings>) {
  jest.useFakeTimers({ now: new Date(moment) });
  const client = createQueryClient();
  if (came) client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, ...came });
  renderPage(<OpenNow />, { path: '/', client });
}

test.each([
  ['2026-11-20T02:14:59Z', 'Closed now, opens at 8 AM'],
  ['2026-11-20T02:15:00Z', 'Open now, until 9:30 PM'],
  ['2026-11-20T15:44:59Z', 'Open now, until 9:30 PM'],
  ['2026-11-20T15:45:00Z', 'Closed now, opens at 8 AM'],
])('P11: at %s the status follows Kathmandu time: %s', (moment, words) => {
  openAt(moment);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)', { exact: false })).toBeInTheDocument();
});

test('C28: the hours set by staff replace those of §2', () => {
  const weekly = Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '18:00' }]);
  openAt('2026-11-20T02:15:00Z', { weekly });
  expect(screen.getByText('10 AM to 6 PM (NST)', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Closed now, opens at 10 AM')).toBeInTheDocument();
});

test.each([
  ['2026-11-20T06:00:00Z', 'Today 10 AM to 2 PM (NST)'],
  ['2026-11-21T06:00:00Z', 'Closed today (NST)'],
  ['2026-11-22T06:00:00Z', '8 AM to 9:30 PM (NST)'],
])('P13: at %s the hours are those of the day: %s', (moment, words) => {
  openAt(moment, { exceptions: { '2026-11-20': [{ opens: '10:00', closes: '14:00' }], '2026-11-21': [] } });
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});

test('P13: where the days differ, today is named', () => {
  const weekly = Array.from({ length: 7 }, (_, day) => [{ opens: '08:00', closes: `${14 + day}:00` }]);
  openAt('2026-11-20T06:00:00Z', { weekly });
  expect(screen.getByText('Today 8 AM to 7 PM (NST)', { exact: false })).toBeInTheDocument();
});

test('P13: a shop that is closed for weeks shows no opening time', () => {
  openAt('2026-11-20T06:00:00Z', { weekly: [] });
  expect(screen.getByText('Closed now')).toBeInTheDocument();
});
