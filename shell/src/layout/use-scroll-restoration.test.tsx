import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { useRef } from 'react';
import { useScrollRestoration } from './use-scroll-restoration';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo.mockReset();
  sessionStorage.clear();
  window.ResizeObserver = class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function Frame() {
  const main = useRef<HTMLElement>(null);
  useScrollRestoration(main);
  return <main ref={main} tabIndex={-1} />;
}

/** Opens the page as a browser does for a kind of navigation. */
function openBy(type: 'reload' | 'navigate') {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  return renderPage(<Frame />, { path: '/menu' });
}

/** Leaves the page at a scroll position. */
function leaveAt(top: number): void {
  const { unmount } = openBy('navigate');
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
}

test('P26: a reload keeps the scroll position', () => {
  leaveAt(900);
  openBy('reload');
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
});

test('P26: a new visit of the same address starts at the top', () => {
  leaveAt(900);
  openBy('navigate');
  expect(scrollTo).not.toHaveBeenCalledWith(0, 900);
});
