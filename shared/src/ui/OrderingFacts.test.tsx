import { screen } from '@testing-library/react';
import { renderPage } from '../dev/testing/render-page';
import { callKey } from '../query/call-query';
import { createQueryClient } from '../query/query-client';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '../rules/opening-hours';
import { OrderingFacts } from './OrderingFacts';

afterEach(() => jest.useRealTimers());

const NOON = '2026-11-20T06:15:00Z';
const NIGHT = '2026-11-20T16:00:00Z';

type Setting = Partial<OrderingSettings> & { readonly table?: string; readonly hasFood?: boolean };

/** The two lines at a time, as one text. */
function linesAt(utc: string, { table, hasFood, ...ordering }: Setting = {}): string | null {
  jest.useFakeTimers({ now: Date.parse(utc) });
  const client = createQueryClient();
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, ...ordering });
  const { container } = renderPage(<OrderingFacts table={table ?? null} hasFood={hasFood} />, {
    path: '/menu',
    client,
  });
  return container.querySelector('div')?.textContent ?? null;
}

const pause = (reason: string | null, until: string | null) => ({ paused: { reason, until } });

test.each<[string, string, Setting, string]>([
  ['while the shop is open', NOON, {}, 'Open now until 9:30 PMDelivery 30 to 60 min'],
  ['at a table', NOON, { table: '7' }, 'Open now until 9:30 PMWe bring it to your table'],
  ['for clothes', NIGHT, { hasFood: false }, 'Delivery or self pickupWe call to agree on a time'],
  ['while the shop is closed', NIGHT, {}, 'Closed until 8 AM tomorrowOrder now, we make it then.'],
  [
    'while the closed shop refuses orders',
    NIGHT,
    { refuseWhenClosed: true, hasFood: false },
    'Ordering starts at 8 AM tomorrowFill your cart now. It waits for you.',
  ],
  [
    'while the shop stays closed',
    NIGHT,
    { refuseWhenClosed: true, weekly: [] },
    'Closed for nowFill your cart now. It waits for you.',
  ],
  [
    'during a pause with an end',
    NOON,
    pause('the kitchen is full', '2026-11-20T13:00:00Z'),
    'Orders are paused until 6:45 PMThe kitchen is full.',
  ],
  [
    'during a pause without an end',
    NOON,
    pause('the power is out', null),
    'Orders are pausedThe power is out. We open again as soon as we can.',
  ],
])('C28, P10: %s', (_, utc, setting, text) => {
  expect(linesAt(utc, setting)).toBe(text);
  if (text.includes('Delivery 30'))
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
});
