import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { useRef } from 'react';
import { useScrollRestoration } from './use-scroll-restoration';

function Frame() {
  const main = useRef<HTMLElement>(null);
  useScrollRestoration(main);
  return <main ref={main} tabIndex={-1} />;
}

test('P26: the browser restores the position over a reload, the shop within a visit', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
  renderPage(<Frame />, { path: '/menu' });
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
