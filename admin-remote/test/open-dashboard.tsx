import { createMockWorld, type MockWorldOptions } from '@storefront/shared/dev/mocks/create-mock-world';
import { listen } from '@storefront/shared/dev/mocks/node';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { notify } from '@storefront/shared/toast';
import { act } from '@testing-library/react';
import DashboardPage from '../src/pages/DashboardPage';

interface Setting extends MockWorldOptions {
  readonly isWide?: boolean;
}

/** New browsers return a promise from `scrollIntoView`; an effect that returns it breaks the page. */
const scrollWithPromise = (() => Promise.resolve()) as unknown as () => void;

let stop = () => {};

/** Renders the dashboard for staff with a mocked API. Call `closeDashboard` after each test. */
export function openDashboard(path: string, { isWide = true, ...options }: Setting = {}) {
  fakeWidth(isWide);
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  window.Element.prototype.scrollIntoView = scrollWithPromise;
  const world = createMockWorld({ person: 'admin', ...options });
  const server = listen(world);
  stop = () => server.close();
  const person = world.users.find(({ role }) => role === 'admin');
  if (!person) throw new Error('The mocked shop has no staff.');
  return { world, server, ...renderPage(<DashboardPage />, { path, route: '/admin/*', person }) };
}

/** Stops the mocked API, restores the clock, and removes what outlives the page: messages, sockets, stored choices. */
export function closeDashboard(): void {
  stop();
  act(() => notify.dismiss());
  window.localStorage.clear();
  FakeSocket.opened.length = 0;
  jest.useRealTimers();
}
