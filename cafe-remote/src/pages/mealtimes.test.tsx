import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { act, screen, waitFor, within } from '@testing-library/react';
import CartPage from './CartPage';
import MenuPage from './MenuPage';
import ProductPage from './ProductPage';

const shop = mockShop();
fakeScroll();
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: at('10:59:30') }));
afterEach(() => jest.useRealTimers());

const at = (time: string) => Date.parse(`2026-11-20T${time}+05:45`);
const mealtimes = { Bakery: { from: '07:00', until: '11:00' } };
const toEleven = () => act(() => jest.advanceTimersByTimeAsync(60_000));

/** Returns a query client as a page carries it: with the settings of the shop. */
function client() {
  const made = createQueryClient();
  made.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, mealtimes });
  return made;
}

test('C264: at 11 the open menu shows when breakfast is back, and it cannot be added', async () => {
  renderPage(<MenuPage />, { path: '/menu', route: '/menu', client: client() });
  const roll = within(await screen.findByRole('article', { name: 'Cinnamon Roll' }));
  expect(roll.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(roll.getByRole('button', { name: /^Buy Now/ })).toBeEnabled();
  await toEleven();
  expect(roll.getByRole('button', { name: /^Back at 7 AM tomorrow/ })).toBeDisabled();
  expect(roll.queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
  const espresso = within(screen.getByRole('article', { name: 'Espresso' }));
  expect(espresso.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  const cake = within(screen.getByRole('article', { name: 'Cheesecake' }));
  expect(cake.getByRole('button', { name: /^Sold out/ })).toBeDisabled();
});

test('C264: the page of a dish says when it is served in place of its buttons', async () => {
  renderPage(<ProductPage />, {
    path: '/single/product-bakery-2',
    route: '/single/:id',
    client: client(),
  });
  expect(await screen.findByText('In stock')).toBeInTheDocument();
  await toEleven();
  expect(screen.getByText('Served 7 AM to 11 AM. Back at 7 AM tomorrow.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
});

describe('C264: the open cart says it at the line, which stays for an order for later', () => {
  const line = () => within(screen.getByRole('listitem', { name: 'Cinnamon Roll' }));

  test('of a guest', async () => {
    shop.world.orderingSettings = { ...shop.world.orderingSettings, mealtimes };
    const roll = { _id: 'product-bakery-2', name: 'Cinnamon Roll', price: 165, quantity: 1, requests: '' };
    localStorage.setItem('cart', JSON.stringify([roll]));
    renderPage(<CartPage />, { path: '/cart', route: '/cart', client: client() });
    await screen.findByRole('listitem', { name: 'Cinnamon Roll' });
    expect(screen.queryByText('Not served now.')).not.toBeInTheDocument();
    await toEleven();
    await waitFor(() => expect(line().getByText('Not served now.')).toBeInTheDocument());
    expect(line().getByText(/Served 7 AM to 11 AM/)).toBeInTheDocument();
    expect(line().getByRole('checkbox', { name: 'Select Cinnamon Roll' })).toBeChecked();
  });

  test('of a member', async () => {
    shop.world.orderingSettings = { ...shop.world.orderingSettings, mealtimes };
    const person = shop.signIn();
    shop.world.carts.set(person._id, [
      {
        _id: 'line-1',
        itemId: 'product-bakery-2',
        type: 'product',
        quantity: 1,
        selectedColor: null,
        selectedSize: null,
        requests: '',
        tableNumber: null,
      },
    ]);
    renderPage(<CartPage />, { path: '/cart', route: '/cart', person, client: client() });
    await screen.findByRole('listitem', { name: 'Cinnamon Roll' });
    await toEleven();
    await waitFor(() => expect(line().getByText('Not served now.')).toBeInTheDocument());
  });
});
