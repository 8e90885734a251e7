import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { memoryHistory, ShopRouter } from '@storefront/shared/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PageModule } from './load-release';
import { componentStacks, PageFailure, type RetryReason } from './page-failure';
import { PageMachine, TIMEOUT_MS } from './page-machine';
import { RemotePage } from './RemotePage';

const menu: PageModule = { default: () => <h1>Our menu</h1> };
const thrower: PageModule = {
  default: () => {
    throw new Error('a bug in the menu');
  },
};

type Load = (again?: RetryReason) => Promise<PageModule>;

/** The page between header and footer, as in the shop. */
function openPage(load: Load, onTrouble?: (error: unknown) => void) {
  return showPage(new PageMachine({ load, ...(onTrouble && { onTrouble }) }));
}

function showPage(page: PageMachine): PageMachine {
  render(
    <ShopRouter history={memoryHistory('/menu')}>
      <header>Chowk, 3 items in the cart</header>
      <RemotePage page={page} part="The menu" skeleton={<p>Loading</p>} />
      <footer>8 AM to 9:30 PM (NST)</footer>
    </ShopRouter>,
  );
  return page;
}

const showsNotice = (words: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));

const showsLayout = () => {
  expect(screen.getByText('Chowk, 3 items in the cart')).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('shows a skeleton while the page loads, then the page', async () => {
  openPage(async () => menu);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
});

test('ADR 18: shows a failure before the first render at once and loads again only on Retry', async () => {
  expectConsoleError(/^PageFailure: script error/);
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockRejectedValueOnce(new PageFailure('broken', 'script error'))
    .mockResolvedValue(menu);
  const page = new PageMachine({ load });
  await page.load();
  expect(page.state()).toBe('failed');
  showPage(page);
  await showsNotice('The menu is having trouble');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
});

test('the notice names the failed page, the layout stays, and Retry loads the page', async () => {
  expectConsoleError(/^PageFailure: script error/);
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockRejectedValueOnce(new PageFailure('broken', 'script error'))
    .mockRejectedValueOnce(new PageFailure('broken', 'script error'))
    .mockResolvedValue(menu);
  openPage(load);
  await showsNotice('The menu is having trouble');
  showsLayout();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await showsNotice('The menu is having trouble');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load.mock.calls).toEqual([[undefined], [{ isAsked: true }], [{ isAsked: true }]]);
});

test('C116: the last good release replaces a page that throws before it was shown, without a notice', async () => {
  expectConsoleError(/^Error: a bug in the menu/);
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockResolvedValueOnce(thrower)
    .mockResolvedValue(menu);
  openPage(load);
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith({
    trouble: ['render', new Error('a bug in the menu')],
  });
  // C321: the report names the component.
  const [, error] = load.mock.lastCall?.[0]?.trouble ?? [];
  expect(componentStacks.get(error as Error)).toMatch(/^\s+at default /);
});

test('C325: the page of a retired remote says that it has closed, leads home, and offers no Retry', async () => {
  expectConsoleError(/^PageFailure: cafe is retired/);
  openPage(async () => {
    throw new PageFailure('retired', 'cafe is retired');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The menu has closed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  showsLayout();
});

test('C116: without a good release the notice shows after one more attempt', async () => {
  expectConsoleError(/^Error: a bug in the menu/);
  expectConsoleError(/^PageFailure: none is left/);
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockResolvedValueOnce(thrower)
    .mockRejectedValue(new PageFailure('broken', 'none is left'));
  openPage(load);
  await showsNotice('The menu is having trouble');
  expect(load).toHaveBeenCalledTimes(2);
  showsLayout();
});

test('a page that throws after it was shown is reported and replaced by a notice; Retry loads it again', async () => {
  expectConsoleError(/^Error: a bug in the menu/);
  const fragile: PageModule = {
    default: function Fragile() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('a bug in the menu');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Add
        </button>
      );
    },
  };
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockResolvedValueOnce(fragile)
    .mockResolvedValue(menu);
  const onTrouble = jest.fn();
  openPage(load, onTrouble);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The menu is having trouble');
  expect(onTrouble).toHaveBeenCalledWith(new Error('a bug in the menu'));
  expect(load).toHaveBeenCalledTimes(1);
  showsLayout();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
});

test('an incompatible remote has its own notice', async () => {
  expectConsoleError(/^PageFailure: cafe 2\.0\.0 needs @storefront\/shared \^2\.0\.0/);
  openPage(() => Promise.reject(new PageFailure('skew', 'cafe 2.0.0 needs @storefront/shared ^2.0.0')));
  await showsNotice('The menu is being renewed');
  showsLayout();
});

test('C90: after five seconds a notice says that the page is late, and the page still appears when it loads', async () => {
  expectConsoleError(/^PageFailure: still loading/);
  jest.useFakeTimers();
  let arrive: (module: PageModule) => void = () => {};
  openPage(() => new Promise((resolve) => (arrive = resolve)));

  await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toHaveTextContent('The menu is taking its time');

  await act(async () => arrive(menu));
  expect(screen.getByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
});

test('a late page that loads after a Retry does not replace the other page', async () => {
  expectConsoleError(/^PageFailure: still loading/);
  jest.useFakeTimers();
  let arrive: (module: PageModule) => void = () => {};
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    .mockResolvedValue(menu);
  openPage(load);
  await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  const heading = screen.getByRole('heading', { name: 'Our menu' });
  await act(async () => arrive({ default: () => <h1>The late menu</h1> }));
  expect(heading).toBeInTheDocument();
});

test('a page that is already loaded appears at once, without a skeleton', async () => {
  const page = new PageMachine({ load: async () => menu });
  await page.load();
  render(
    <ShopRouter history={memoryHistory('/menu')}>
      <RemotePage page={page} part="The menu" skeleton={<p>Loading</p>} />
    </ShopRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
});

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('C156: a page that failed is loaded again by itself when the browser is online', async () => {
  expectConsoleError(/^PageFailure: no network/);
  const load = jest
    .fn<Promise<PageModule>, [RetryReason?]>()
    .mockRejectedValueOnce(new PageFailure('broken', 'no network'))
    .mockResolvedValue(menu);
  openPage(load);
  await showsNotice('The menu is having trouble');
  goOnline();
  expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeInTheDocument();
  goOnline();
  expect(load).toHaveBeenCalledTimes(2);
});
