import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import CartPage from './CartPage';

const shop = mockShop();

const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 1, requests: '' };
const momo = { _id: 'product-plates-1', name: 'Chicken Momo', price: 320, quantity: 2, requests: 'spicy' };
const keep = (lines: unknown, key = 'cart') => localStorage.setItem(key, JSON.stringify(lines));
const stored = (key = 'cart'): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const openCart = (query = '') => renderPage(<CartPage />, { path: `/cart${query}`, route: '/cart' });
const summary = () => within(screen.getByRole('complementary', { name: 'Cart summary' }));
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const total = () => summary().getByText('Total').parentElement;

test('an empty cart links to the menu and the closet', async () => {
  openCart();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Visit the closet' })).toHaveAttribute('href', '/closet');
});

test('§2: shows lines, choices, totals and the preview of points', async () => {
  keep([espresso, momo]);
  openCart();
  expect(row('Chicken Momo').getByText('spicy')).toBeInTheDocument();
  expect(row('Chicken Momo').getByText('Rs 640.00')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 760.00');
  expect(summary().getByText('3 items selected')).toBeInTheDocument();
  expect(summary().getByText('15 points')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Espresso' })).toHaveAttribute(
    'href',
    '/single/product-coffee-1',
  );
});

test('§2: the total follows the ticked lines', async () => {
  keep([espresso, momo]);
  const { user } = openCart();
  await user.click(screen.getByRole('checkbox', { name: 'Select Chicken Momo' }));
  expect(total()).toHaveTextContent('Rs 120.00');
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  expect(all).not.toBeChecked();
  await user.click(all);
  expect(total()).toHaveTextContent('Rs 760.00');
  await user.click(all);
  expect(total()).toHaveTextContent('Rs 0.00');
  expect(screen.getByRole('checkbox', { name: 'Select Espresso' })).not.toBeChecked();
});

test("§5: 'Please select items to checkout' when nothing is ticked", async () => {
  keep([espresso]);
  const { user, history } = openCart();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(await screen.findByText('Please select items to checkout')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/cart');
});

test('C22: the checkout receives only the ticked lines', async () => {
  keep([espresso, momo]);
  const { user, history } = openCart();
  await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.pathname).toBe('/billing');
  const { items } = history.location.state as { items: { name: string; quantity: number }[] };
  expect(items).toMatchObject([{ name: 'Chicken Momo', quantity: 2 }]);
});

test('§5, §8: the buttons change the quantity by one, at least 1', async () => {
  keep([espresso]);
  const { user } = openCart();
  await user.click(row('Espresso').getByRole('button', { name: 'One less' }));
  expect(screen.queryByText('Quantity updated')).not.toBeInTheDocument();
  await user.click(row('Espresso').getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Quantity updated')).toBeInTheDocument();
  expect(stored()).toMatchObject([{ quantity: 2 }]);
  expect(total()).toHaveTextContent('Rs 240.00');
});

test('§8: Undo restores a deleted line at its place', async () => {
  keep([momo, espresso]);
  const { user } = openCart();
  await user.click(screen.getByRole('button', { name: 'Delete Chicken Momo' }));
  expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'Chicken Momo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem', { name: 'Chicken Momo' })).toBeInTheDocument();
  expect(stored()).toMatchObject([
    { name: 'Chicken Momo', quantity: 2, requests: 'spicy' },
    { name: 'Espresso' },
  ]);
});

test('after Delete the focus moves to the next line, to the line before the end, and to the title', async () => {
  keep([espresso, momo, { ...espresso, requests: 'hot' }]);
  const { user } = openCart();
  await screen.findByRole('listitem', { name: 'Chicken Momo' });
  await user.click(screen.getAllByRole('button', { name: 'Delete Espresso' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Chicken Momo' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Espresso' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Chicken Momo' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Chicken Momo' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each(['null', '{}', '"x"', '[1,'])('P24: a stored cart with %s shows as empty', async (text) => {
  localStorage.setItem('cart', text);
  openCart();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

test('P24: an invalid line is dropped with a notice, the others stay', async () => {
  keep([espresso, { _id: 'x', price: 'free' }]);
  openCart();
  expect(screen.getByText('Part of your cart could not be read')).toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'Espresso' })).toBeInTheDocument();
});

test('P4, P25: shows a changed price, old and new, and uses the new one', async () => {
  keep([{ ...espresso, price: 100 }]);
  openCart();
  expect(await row('Espresso').findByText(/was Rs 100\.00/)).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 120.00');
});

test('P16: a deleted product stays visible, costs nothing and cannot be ordered', async () => {
  keep([espresso, { ...momo, _id: 'gone' }]);
  const { user, history } = openCart();
  expect(await row('Chicken Momo').findByText(/No longer available/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Chicken Momo' })).toBeDisabled();
  expect(total()).toHaveTextContent('Rs 120.00');
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Delete Chicken Momo' }));
  expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.state).toMatchObject({ items: [{ name: 'Espresso' }] });
});

test('§4: the quantity of a closet line is limited to the stock', async () => {
  keep([
    { _id: 'closet-4', type: 'closet', name: 'Wool Scarf', price: 1800, quantity: 1, selectedColor: 'Grey' },
  ]);
  const { user } = openCart();
  const more = row('Wool Scarf').getByRole('button', { name: 'One more' });
  await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
  await user.click(more);
  expect(stored()).toMatchObject([{ quantity: 1 }]);
  expect(screen.getByRole('link', { name: 'Wool Scarf' })).toHaveAttribute(
    'href',
    '/csingle/closet-4?color=Grey',
  );
});

test('C159: the checkout button says what is short; Take what is left reduces the lines to the stock', async () => {
  const scarf = { _id: 'closet-4', type: 'closet', name: 'Wool Scarf', price: 1800, quantity: 1 };
  keep([espresso, { ...scarf, selectedColor: 'Grey' }, { ...scarf, selectedColor: 'Crimson' }]);
  const { user, history } = openCart();
  expect(await summary().findByText('Wool Scarf: only 1 left, you have 2.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.pathname).toBe('/cart');
  expect(screen.getAllByText('Wool Scarf: only 1 left, you have 2.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Take what is left' }));
  await waitFor(() =>
    expect(stored()).toMatchObject([{ name: 'Espresso' }, { selectedColor: 'Grey', quantity: 1 }]),
  );
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.pathname).toBe('/billing');
});

test('P10: during a pause the cart says why, and Checkout opens by itself', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:15:00Z') });
  shop.server.use(http.all('*', () => new Promise<never>(() => {})));
  const client = createQueryClient();
  const paused = { reason: 'the kitchen is full', until: '2026-11-20T06:16:00Z' };
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, paused });
  keep([espresso]);
  renderPage(<CartPage />, { path: '/cart', route: '/cart', client });
  expect(summary().getByText('Orders are paused until 12:01 PM')).toBeInTheDocument();
  expect(summary().getByText(/The kitchen is full\. Your cart stays as it is\./)).toBeInTheDocument();
  expect(summary().getByText('Checkout opens by itself. You need not reload.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  expect(summary().queryByText(/paused/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('P10: the cart reads a pause that began after the page was loaded', async () => {
  shop.world.orderingSettings = {
    ...shop.world.orderingSettings,
    paused: { reason: null, until: null },
  };
  keep([espresso]);
  openCart();
  expect(await summary().findByText('Orders are paused')).toBeInTheDocument();
});

test('several tabs show the same cart', async () => {
  keep([espresso]);
  openCart();
  keep([espresso, momo]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(await screen.findByRole('listitem', { name: 'Chicken Momo' })).toBeInTheDocument();
  expect(shop.requests).not.toContain('GET /api/v1/cart/getcart');
});

describe('C158: without a network', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => isOnline.mockReturnValue(false));
  afterAll(() => isOnline.mockRestore());

  const summaryText = () => screen.getByRole('complementary', { name: 'Cart summary' }).textContent;

  test('the checkout waits, says how old the prices are, and opens by itself', async () => {
    keep([espresso]);
    localStorage.setItem('cartPricesAt', String(Date.parse(`${shopDate(Date.now())}T14:05+05:45`)));
    shop.world.behaviour = 'failing';
    openCart();
    expect(await screen.findByRole('button', { name: 'Checkout' })).toBeDisabled();
    expect(summaryText()).toContain('Prices from 14:05. We check them again before you pay.');
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    expect(summaryText()).not.toContain('Prices');
  });

  test('prices of unknown age may have changed', async () => {
    keep([espresso]);
    shop.world.behaviour = 'failing';
    openCart();
    expect(await screen.findByText(/^Prices may have changed\./)).toBeInTheDocument();
  });

  test('an order from a table needs no network to be pressed', async () => {
    keep([espresso], 'tableCart_7');
    openCart('?table=7');
    expect(await screen.findByRole('button', { name: 'Order From table' })).toBeEnabled();
  });
});
