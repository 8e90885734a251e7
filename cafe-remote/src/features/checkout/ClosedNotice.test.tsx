import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '@storefront/shared/rules/opening-hours';
import { screen } from '@testing-library/react';
import { ClosedNotice } from './ClosedNotice';

afterEach(() => jest.useRealTimers());

function openAt(
  utc: string,
  { hasCafeLines = true, ...came }: Partial<OrderingSettings & { hasCafeLines: boolean }> = {},
) {
  jest.useFakeTimers({ now: Date.parse(utc) });
  const client = createQueryClient();
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, ...came });
  renderPage(<ClosedNotice hasCafeLines={hasCafeLines} />, { path: '/billing', client });
}

const NIGHT = '2026-11-20T16:00:00Z';

test.each([
  ['at night', NIGHT, 'from 8 AM tomorrow.'],
  ['before the morning', '2026-11-20T01:00:00Z', 'from 8 AM.'],
])('C28: %s the notice says when the order is prepared', (_, now, text) => {
  openAt(now);
  expect(screen.getByText('Closed now')).toBeInTheDocument();
  expect(screen.getByText(`You can order. We prepare it ${text}`)).toBeInTheDocument();
});

test.each([
  ['while the kitchen is at work', '2026-11-20T06:00:00Z', {}],
  ['for clothes, which nobody cooks', NIGHT, { hasCafeLines: false }],
])('C28: no notice %s', (_, now, came) => {
  openAt(now, came);
  expect(screen.queryByText('Closed now')).not.toBeInTheDocument();
});

test('P10: the notice says before any typing that the closed shop refuses orders', () => {
  openAt(NIGHT, { refuseWhenClosed: true, hasCafeLines: false });
  expect(screen.getByText('Closed until 8 AM tomorrow')).toBeInTheDocument();
  expect(screen.getByText(/We take no orders right now/)).toBeInTheDocument();
});

test('the notice shows a pause with its reason, also during opening hours', () => {
  openAt('2026-11-20T06:00:00Z', { paused: { reason: 'the power is out', until: null } });
  expect(screen.getByText('Orders are paused (the power is out)')).toBeInTheDocument();
});
