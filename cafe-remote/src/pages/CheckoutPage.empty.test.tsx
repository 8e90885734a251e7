import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen } from '@testing-library/react';
import { espresso } from '../../test/open-checkout';
import CheckoutPage from './CheckoutPage';

const shop = mockShop();

test("§2: an empty checkout says 'No items found' and links to the menu", async () => {
  renderPage(<CheckoutPage />, { path: '/billing', route: '/billing' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No items found' })).toBeInTheDocument();
  expect(
    screen.getByText('Please add items to your cart before proceeding to checkout.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu');
});

test.each([
  ['cart', 'View your cart', '/cart'],
  ['tableCart_7', 'View the cart of table 7', '/cart?table=7'],
])('an empty checkout links to the cart that has items: %s', async (key, name, href) => {
  localStorage.setItem(key, JSON.stringify([{ ...espresso, _id: espresso.productId }]));
  renderPage(<CheckoutPage />, { path: '/billing', route: '/billing' });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu');
});

const tableLine = {
  _id: 'line-1',
  itemId: 'product-coffee-1',
  type: 'product' as const,
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  tableNumber: '7',
};

test('an empty checkout of a member links to the cart of a table', async () => {
  const person = shop.signIn();
  shop.world.carts.set(person._id, [tableLine]);
  renderPage(<CheckoutPage />, { path: '/billing', route: '/billing', person });
  const link = await screen.findByRole('link', { name: 'View the cart of table 7' });
  expect(link).toHaveAttribute('href', '/cart?table=7');
});

test('an empty checkout at a table links to that table’s cart first', async () => {
  const person = shop.signIn();
  shop.world.carts.set(person._id, [tableLine, { ...tableLine, _id: 'line-2', tableNumber: null }]);
  renderPage(<CheckoutPage />, { path: '/billing?table=7', route: '/billing', person });
  expect(await screen.findByRole('link', { name: 'View the cart of table 7' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View your cart' })).not.toBeInTheDocument();
});
