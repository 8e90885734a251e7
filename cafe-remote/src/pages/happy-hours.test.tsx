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
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-20T16:59:30+05:45') });
  shop.world.orderingSettings = { ...shop.world.orderingSettings, happyHours };
});
afterEach(() => jest.useRealTimers());

const happyHours = [
  { category: 'coffee', days: [5], from: '15:00', until: '17:00', percent: 25, active: true },
];
const toFive = () => act(() => jest.advanceTimersByTimeAsync(60_000));

/** Returns a query client as a page carries it: with the settings of the shop. */
function client() {
  const made = createQueryClient();
  made.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, happyHours });
  return made;
}

test('C274: the menu’s head says what runs, until it ends', async () => {
  renderPage(<MenuPage />, { path: '/menu', route: '/menu', client: client() });
  expect(await screen.findByText('Happy hour: 25 % off coffee until 5 PM')).toBeInTheDocument();
  await toFive();
  expect(screen.queryByText(/Happy hour/)).not.toBeInTheDocument();
});

test('C274: a happy hour of a category without a dish is not said', async () => {
  const hours = happyHours.flatMap((hour) => [hour, { ...hour, category: 'Kitchen', percent: 10 }]);
  shop.world.orderingSettings = { ...shop.world.orderingSettings, happyHours: hours };
  const queries = client();
  queries.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, happyHours: hours });
  renderPage(<MenuPage />, { path: '/menu', route: '/menu', client: queries });
  expect(await screen.findByText(/^Happy hour/)).toHaveTextContent('Happy hour: 25 % off coffee until 5 PM');
});

test('C274: the page of a dish says both prices, for screen readers in words', async () => {
  renderPage(<ProductPage />, { path: '/single/product-coffee-1', route: '/single/:id', client: client() });
  const price = await screen.findByText('Rs 90.00');
  expect(price.parentElement).toHaveTextContent('Now Rs 90.00, before Rs 120.00');
  await toFive();
  expect(screen.getByText('Rs 120.00')).toBeInTheDocument();
  expect(screen.queryByText('Rs 90.00')).not.toBeInTheDocument();
});

test('C274: the options sheet has the price of the happy hour on its button, until it ends', async () => {
  const { user } = renderPage(<MenuPage />, { path: '/menu', route: '/menu', client: client() });
  const latte = within(await screen.findByRole('article', { name: 'Latte' }));
  await user.click(latte.getByRole('button', { name: 'One more' }));
  await user.click(latte.getByRole('button', { name: /^Add to Cart/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Latte' }));
  await user.click(await sheet.findByRole('radio', { name: /^Large/ }));
  expect(sheet.getByText('Happy hour: 25 % off').parentElement).toHaveTextContent('2 × Rs 350.00');
  expect(sheet.getByRole('button', { name: 'Add to Cart Rs 525.00' })).toBeInTheDocument();
  await toFive();
  expect(sheet.getByRole('button', { name: 'Add to Cart Rs 700.00' })).toBeInTheDocument();
  expect(sheet.queryByText(/Happy hour/)).not.toBeInTheDocument();
});

test('C276: the cart has the happy hour at its line and in the sums', async () => {
  const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 2, requests: '' };
  localStorage.setItem('cart', JSON.stringify([espresso]));
  renderPage(<CartPage />, { path: '/cart', route: '/cart', client: client() });
  const line = within(await screen.findByRole('listitem', { name: 'Espresso' }));
  await waitFor(() => expect(line.getByText('Happy hour: 25 % off')).toBeInTheDocument());
  const summary = within(screen.getByRole('complementary', { name: 'Cart summary' }));
  expect(summary.getByText('−Rs 60.00')).toBeInTheDocument();
  expect(summary.getByText('Total').parentElement).toHaveTextContent('Rs 180.00');
  await toFive();
  await waitFor(() => expect(summary.getByText('Total').parentElement).toHaveTextContent('Rs 240.00'));
});

test('C274: a table orders at the price of the happy hour', async () => {
  const espresso = {
    _id: 'product-coffee-1',
    name: 'Espresso',
    price: 120,
    quantity: 1,
    requests: '',
    isTableOrder: true,
    tableNumber: '7',
  };
  localStorage.setItem('tableCart', JSON.stringify([espresso]));
  const { user } = renderPage(<ProductPage />, {
    path: '/single/product-coffee-1?table=7',
    route: '/single/:id',
    client: client(),
  });
  await user.click(await screen.findByRole('button', { name: 'Order From table' }));
  await waitFor(() => expect(shop.world.orders[0]).toMatchObject({ tableNumber: '7', totalAmount: 90 }));
});
