import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the old value until typing has stopped for 200 ms (§5)', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, 200), {
    initialProps: { text: 'm' },
  });
  rerender({ text: 'mo' });
  act(() => void jest.advanceTimersByTime(199));
  expect(result.current).toBe('m');
  rerender({ text: 'mom' });
  act(() => void jest.advanceTimersByTime(199));
  expect(result.current).toBe('m');
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe('mom');
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useDebouncedValue('m', 200));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
