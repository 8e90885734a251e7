import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { screen } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';
import { cacheNameOf } from '../stored-pages';

/** The worker's cache of pages holds the menu, from 14:05. */
function fakeCaches(): void {
  const date = new Date(`${shopDate(Date.now())}T14:05+05:45`).toUTCString();
  const cache = {
    match: async (path: string) => (path === '/menu' ? { headers: new Headers({ date }) } : undefined),
  };
  const caches = { has: async (name: string) => name === cacheNameOf('pages'), open: async () => cache };
  Object.assign(window, { caches });
}

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeCaches();
  fakeWidth(false);
});
afterEach(() => {
  closeShop();
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'caches');
});

const espresso = { _id: 'espresso', name: 'Espresso', price: 120, quantity: 3 };

test('C156: a page that is not stored names what opens without a network, with its age', async () => {
  localStorage.setItem('cart', JSON.stringify([espresso]));
  openShop({ path: '/offline' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is not on your phone yet' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Our menu from 14:05' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Your cart 3 items' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('C156: a browser that stores nothing names nothing', async () => {
  Reflect.deleteProperty(window, 'caches');
  openShop({ path: '/offline' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('These work without network')).not.toBeInTheDocument();
});
