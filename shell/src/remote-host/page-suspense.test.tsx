import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import type { PageModule } from './load-release';
import { PageFailure } from './page-failure';
import { PageMachine, TIMEOUT_MS } from './page-machine';

const menu: PageModule = { default: () => <p>Menu</p> };

class Boundary extends Component<{ readonly children: ReactNode }, { readonly kind: string | null }> {
  override state = { kind: null };
  static getDerivedStateFromError = (error: PageFailure) => ({ kind: error.kind });
  override render() {
    return this.state.kind === null ? this.props.children : <p>failed: {this.state.kind}</p>;
  }
}

/** Renders a page that has not loaded yet; `end` ends its load. */
function suspendPage(before: (page: PageMachine) => void = () => {}) {
  let end: { resolve: (module: PageModule) => void; reject: (error: Error) => void } | undefined;
  const page = new PageMachine({
    load: () =>
      new Promise((resolve, reject) => {
        end = { resolve, reject };
      }),
  });
  before(page);
  const Page = page.renderAttempt();
  render(
    <Boundary>
      <Suspense fallback={<p>wait</p>}>
        <Page />
      </Suspense>
    </Boundary>,
  );
  const after = (ms: number, begin: () => void = () => {}) =>
    act(async () => {
      begin();
      await jest.advanceTimersByTimeAsync(ms);
    });
  return {
    page,
    succeed: () => after(0, () => end?.resolve(menu)),
    fail: () => after(0, () => end?.reject(new PageFailure('broken', 'script error'))),
    waitLong: () => after(TIMEOUT_MS),
  };
}

const shown = () => document.body.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page suspends until it has loaded', async () => {
  const { succeed } = suspendPage();
  expect(shown()).toBe('wait');
  await succeed();
  expect(screen.getByText('Menu')).toBeVisible();
});

test('a page that fails ends its suspension with the reason', async () => {
  expectConsoleError(/script error/);
  const { fail } = suspendPage();
  await fail();
  expect(shown()).toBe('failed: broken');
});

test('C90: a page that is late ends its suspension with a notice', async () => {
  expectConsoleError(/still loading/);
  const { waitLong } = suspendPage();
  await waitLong();
  expect(shown()).toBe('failed: late');
});

test('C90: HTML of the server stays while the page is late or has failed', async () => {
  const { page, waitLong, fail } = suspendPage((one) => one.serverRendered());
  await waitLong();
  expect([page.state(), shown()]).toEqual(['html-late', 'wait']);
  await fail();
  await fail();
  expect([page.state(), shown()]).toEqual(['html-failed', 'wait']);
});
