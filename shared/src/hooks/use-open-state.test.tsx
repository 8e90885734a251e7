import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPageProviders } from '../dev/testing/page-providers';
import { callKey } from '../query/call-query';
import { createQueryClient } from '../query/query-client';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '../rules/opening-hours';
import { useOpenState } from './use-open-state';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T15:44:30Z') }));
afterEach(() => jest.useRealTimers());

function openDoor(came?: Partial<OrderingSettings>) {
  const client = createQueryClient();
  if (came) client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, ...came });
  const { wrap } = createPageProviders({ path: '/', client });
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  return renderHook(() => useOpenState(), { wrapper });
}

test('C28, P11: closes at 9:30 PM in Nepal while the page is open', () => {
  const { result, unmount } = openDoor();
  expect(result.current).toMatchObject({ isOpen: true, closesAt: '9:30 PM', isPaused: false });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ isOpen: false, opensAt: '8 AM', inDays: 1 });
  unmount();
});

test('C28, P13: uses the settings in the HTML instead of the constants', () => {
  const { result } = openDoor({ exceptions: { '2026-11-20': [{ opens: '12:00', closes: '24:00' }] } });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ isOpen: true, opensAt: '12 PM', closesAt: '12 AM' });
});

test('returns a pause until it ends', () => {
  const { result } = openDoor({ paused: { reason: null, until: '2026-11-20T15:46:00.000Z' } });
  expect(result.current).toMatchObject({ isOpen: true, isPaused: true });
  act(() => void jest.advanceTimersByTime(120_000));
  expect(result.current).toMatchObject({ isPaused: false });
});
