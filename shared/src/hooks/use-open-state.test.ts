import { act, renderHook } from '@testing-library/react';
import { useOpenState } from './use-open-state';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T15:44:30Z') }));
afterEach(() => jest.useRealTimers());

test('C28, P11: closes at 9:30 PM in Nepal while the page is open', () => {
  const { result, unmount } = renderHook(() => useOpenState());
  expect(result.current).toMatchObject({ isOpen: true, closesAt: '9:30 PM' });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ isOpen: false, opensAt: '8 AM', inDays: 1 });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
