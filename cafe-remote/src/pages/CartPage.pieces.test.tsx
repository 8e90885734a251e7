import { PAGE_BLOCKS } from '@storefront/shared/config';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import CartPage from './CartPage';

mockShop();

const keep = (lines: unknown) => localStorage.setItem('cart', JSON.stringify(lines));
const openCart = () => renderPage(<CartPage />, { path: '/cart', route: '/cart' });
const summary = () => within(screen.getByRole('complementary', { name: 'Cart summary' }));
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 1, requests: '' };
const tees = {
  _id: 'closet-1',
  type: 'closet',
  name: 'Everyday T-Shirt',
  price: 1250,
  quantity: 12,
  selectedColor: 'Indigo',
  selectedSize: 'M',
};

test('C107: a guest with more pieces than one order may hold hears so before the checkout; fewer open it', async () => {
  keep([espresso, tees]);
  const { user, history } = openCart();
  const text = /^Without an account one order holds at most 10 pieces from the closet, this one has 12\./;
  expect(await summary().findByText(text)).toBeInTheDocument();
  expect(summary().getByRole('link', { name: 'LogIn' })).toHaveAttribute('href', '/login?next=%2Fcart');
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.pathname).toBe('/cart');
  for (const _ of [11, 10])
    await user.click(row('Everyday T-Shirt').getByRole('button', { name: 'One less' }));
  await waitFor(() => expect(summary().queryByText(text)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(history.location.pathname).toBe('/billing');
});

test('C107: another server knows no such limit', async () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
  document.head.append(config);
  keep([tees]);
  openCart();
  expect(await screen.findByRole('listitem', { name: 'Everyday T-Shirt' })).toBeInTheDocument();
  expect(summary().queryByText(/Without an account/)).not.toBeInTheDocument();
  config.remove();
});
