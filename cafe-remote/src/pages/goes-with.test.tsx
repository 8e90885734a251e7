import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import CartPage from './CartPage';
import ProductPage from './ProductPage';

const shop = mockShop();

const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 1, requests: '' };

beforeEach(() => {
  shop.world.goesWith = { 'product-coffee-1': ['product-plates-1', 'product-coffee-4'] };
});

const openProduct = (id: string, query = '') =>
  renderPage(<ProductPage />, { path: `/single/${id}${query}`, route: '/single/:id' });
const openCart = () => renderPage(<CartPage />, { path: '/cart', route: '/cart' });
const section = () => screen.findByRole('region', { name: 'Goes well with' });

test('C271: a product page shows what is often ordered with it, as links', async () => {
  openProduct('product-coffee-1');
  const links = within(await section()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/single/product-plates-1',
    '/single/product-coffee-4',
  ]);
  expect(links[0]).toHaveTextContent('Chicken MomoRs 320.00');
});

test('C151, C271: at a table the links keep the table', async () => {
  openProduct('product-coffee-1', '?table=7');
  const [momo] = within(await section()).getAllByRole('link');
  expect(momo).toHaveAttribute('href', '/single/product-plates-1?table=7');
});

test('C271: without companions a product page shows nothing of it', async () => {
  openProduct('product-plates-1');
  await screen.findByRole('heading', { level: 1, name: 'Chicken Momo' });
  expect(screen.queryByText('Goes well with')).not.toBeInTheDocument();
});

test('C271: the cart shows what goes with its dishes and is not in it', async () => {
  const momo = { ...espresso, _id: 'product-plates-1', name: 'Chicken Momo' };
  localStorage.setItem('cart', JSON.stringify([espresso, momo]));
  openCart();
  const links = within(await section()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/single/product-coffee-4']);
});

test('C271: a cart of clothes shows clothes', async () => {
  shop.world.goesWith = { 'closet-2': ['closet-1'] };
  const shirt = { ...espresso, _id: 'closet-2', name: 'Linen Shirt', type: 'closet' };
  localStorage.setItem('cart', JSON.stringify([shirt]));
  openCart();
  expect(within(await section()).getByRole('link')).toHaveAttribute('href', '/csingle/closet-1');
});

test('C255, C271: a dish with options shows its lowest price', async () => {
  shop.world.goesWith = { 'product-coffee-1': ['product-coffee-6'] };
  openProduct('product-coffee-1');
  expect(within(await section()).getByRole('link')).toHaveTextContent('Lattefrom Rs 290.00');
});
