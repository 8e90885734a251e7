import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { memoryHistory, ShopRouter } from '@storefront/shared/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageModule } from './load-release';
import { PageFailure } from './page-failure';
import { PageMachine, TIMEOUT_MS } from './page-machine';
import { RemotePage } from './RemotePage';

function MenuPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Our menu</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add, {count} in the cart
      </button>
    </>
  );
}

const menu: PageModule = { default: MenuPage };
const placeOf = (page: PageMachine | null) => (
  <ShopRouter history={memoryHistory('/menu')}>
    <main>{page && <RemotePage page={page} part="The menu" skeleton={<p>Loading</p>} />}</main>
  </ShopRouter>
);

/** Hydrates a server-rendered menu whose scripts `load` returns. */
async function hydrateMenu(load: () => Promise<PageModule>, onTrouble: (error: unknown) => void = () => {}) {
  const rendered = new PageMachine({ load: async () => menu });
  await rendered.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(placeOf(rendered));
  document.body.append(container);
  const heading = screen.getByRole('heading', { name: 'Our menu' });
  const page = new PageMachine({ load, onTrouble });
  page.serverRendered();
  const { rerender } = render(placeOf(page), { container, hydrate: true });
  await act(async () => {});
  return { page, heading, rerender };
}

const standsStill = (heading: HTMLElement) => {
  expect(screen.getByRole('heading', { name: 'Our menu' })).toBe(heading);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('a server-rendered page is hydrated when its scripts have loaded', async () => {
  let arrive: (module: PageModule) => void = () => {};
  const { heading, page } = await hydrateMenu(() => new Promise((resolve) => (arrive = resolve)));
  standsStill(heading);
  await act(async () => arrive(menu));
  standsStill(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Add, 0 in the cart' }));
  expect(screen.getByRole('button', { name: 'Add, 1 in the cart' })).toBeInTheDocument();
  expect(page.state()).toBe('shown');
});

test('C90: if its scripts fail, the HTML stays with a notice above it, and Retry hydrates it', async () => {
  const load = jest
    .fn<Promise<PageModule>, []>()
    .mockRejectedValueOnce(new PageFailure('broken', 'script error'))
    .mockRejectedValueOnce(new PageFailure('broken', 'script error'))
    .mockResolvedValue(menu);
  const { heading } = await hydrateMenu(load);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The menu is having trouble'));
  standsStill(heading);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  standsStill(heading);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  standsStill(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Add, 0 in the cart' }));
  expect(screen.getByRole('button', { name: 'Add, 1 in the cart' })).toBeInTheDocument();
});

test('C90: late scripts show the notice after five seconds and are reported; the notice disappears by itself', async () => {
  jest.useFakeTimers();
  let arrive: (module: PageModule) => void = () => {};
  const onTrouble = jest.fn();
  const { heading } = await hydrateMenu(() => new Promise((resolve) => (arrive = resolve)), onTrouble);
  await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu is taking its time');
  expect(onTrouble).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late' }));
  standsStill(heading);

  await act(async () => arrive(menu));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  standsStill(heading);
});

test('after a failure, the next visit renders the trouble notice in place of the HTML of the server', async () => {
  expectConsoleError(/^PageFailure: script error/);
  const { page, rerender } = await hydrateMenu(() =>
    Promise.reject(new PageFailure('broken', 'script error')),
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  rerender(placeOf(null));
  expect(page.state()).toBe('failed');
  rerender(placeOf(page));
  expect(await screen.findByText('The menu is having trouble')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Our menu' })).not.toBeInTheDocument();
});
