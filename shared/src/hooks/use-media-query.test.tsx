import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from './use-media-query';

class FakeMediaList extends EventTarget {
  matches = false;
}

let list: FakeMediaList;
const ownMatchMedia = window.matchMedia;

beforeEach(() => {
  list = new FakeMediaList();
  window.matchMedia = jest.fn(() => list as unknown as MediaQueryList);
});
afterEach(() => {
  window.matchMedia = ownMatchMedia;
});

it('updates when the query changes, and removes the listener on unmount', () => {
  const removed = jest.spyOn(list, 'removeEventListener');
  const { result, unmount } = renderHook(() => useMediaQuery('(min-width: 1024px)'));
  expect(result.current).toBe(false);
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
  unmount();
  expect(removed).toHaveBeenCalledTimes(1);
});

function Wide({ assumed }: { assumed?: boolean }) {
  return String(useMediaQuery('(min-width: 1024px)', assumed));
}

it('does not use browser APIs on the server', () => {
  expect(renderToString(<Wide />)).toBe('false');
  expect(renderToString(<Wide assumed />)).toBe('true');
  expect(window.matchMedia).not.toHaveBeenCalled();
});
