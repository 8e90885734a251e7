import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import CartPage from './CartPage';
import MenuPage from './MenuPage';
import ProductPage from './ProductPage';

const shop = mockShop();
fakeScroll();

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  document.getElementById(PAGE_BLOCKS.config)?.remove();
  jest.useRealTimers();
});

/** Staff change a dish of the shop. */
function change(name: string, fields: Partial<Product>): void {
  shop.world.products = shop.world.products.map((product) =>
    product.name === name ? { ...product, ...fields } : product,
  );
}

/** Lets the time pass in which an open page reads what is sold out. */
const later = () => act(() => jest.advanceTimersByTimeAsync(11_000));

const dish = (name: string) => within(screen.getByRole('article', { name }));
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('C227: the open menu shows a dish as sold out in its place, and again as before when it is put back', async () => {
  renderPage(<MenuPage />, { path: '/menu', route: '/menu' });
  await screen.findByRole('article', { name: 'Espresso' });
  const before = names();
  change('Espresso', { soldOut: true, soldOutUntil: 'opening' });
  await later();
  expect(await dish('Espresso').findByRole('button', { name: /^Sold out/ })).toBeDisabled();
  expect(names()).toEqual(before);
  change('Espresso', { soldOut: false });
  await later();
  expect(await dish('Espresso').findByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
});

test('C227: the first view of the menu asks nothing more, and an unchanged list reads no dish again', async () => {
  renderPage(<MenuPage />, { path: '/menu', route: '/menu' });
  await screen.findByRole('article', { name: 'Espresso' });
  expect(shop.requests).not.toContain('GET /api/v1/product/soldout');
  change('Cheesecake', { soldOut: false });
  await later();
  await later();
  expect(shop.requests.filter((request) => request.endsWith('/product/soldout')).length).toBeGreaterThan(1);
  const menus = shop.requests.filter((request) => request.includes('/product/getall?'));
  expect(new Set(menus).size).toBe(menus.length);
});

test('C226, C227: the open cart drops a dish that is sold out, and limits one that staff count', async () => {
  const line = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 2, requests: '' };
  localStorage.setItem('cart', JSON.stringify([line]));
  renderPage(<CartPage />, { path: '/cart', route: '/cart' });
  const row = within(await screen.findByRole('listitem', { name: 'Espresso' }));
  expect(await row.findByRole('link', { name: 'Espresso' })).toBeInTheDocument();
  change('Espresso', { soldOut: true, soldOutUntil: 'opening' });
  await later();
  expect(await row.findByText(/^Sold out until 8 AM\./)).toBeInTheDocument();
  change('Espresso', { soldOut: false, piecesLeft: 1 });
  await later();
  expect(await row.findByText('only 1 left')).toBeInTheDocument();
  change('Espresso', { soldOut: true, soldOutUntil: undefined, piecesLeft: 0 });
  await later();
  expect(await row.findByText(/^Sold out today\./)).toBeInTheDocument();
});

test('C227: the cart of a member follows the server, which knows what can be ordered', async () => {
  const person = shop.signIn();
  shop.world.carts.set(person._id, [
    {
      _id: 'line-1',
      itemId: 'product-coffee-1',
      type: 'product',
      quantity: 1,
      selectedColor: null,
      selectedSize: null,
      requests: '',
      tableNumber: null,
    },
  ]);
  renderPage(<CartPage />, { path: '/cart', route: '/cart', person });
  const row = within(await screen.findByRole('listitem', { name: 'Espresso' }));
  change('Espresso', { soldOut: true, soldOutUntil: 'opening' });
  await later();
  expect(await row.findByText(/^No longer available/)).toBeInTheDocument();
});

test('C226, C227: the page of a dish says how many are left, and that it is sold out', async () => {
  renderPage(<ProductPage />, { path: '/single/product-coffee-1', route: '/single/:id' });
  await screen.findByText('In stock');
  change('Espresso', { piecesLeft: 2 });
  await later();
  expect(await screen.findByText('In stock, 2 left today')).toBeInTheDocument();
  change('Espresso', { soldOut: true, piecesLeft: 0 });
  await later();
  expect(await screen.findByText(/^Sold out/)).toBeInTheDocument();
});

test('§7: with a server that knows only §7 nothing is asked', async () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
  document.head.append(config);
  renderPage(<MenuPage />, { path: '/menu', route: '/menu' });
  await screen.findByRole('article', { name: 'Espresso' });
  await later();
  expect(shop.requests.some((request) => request.includes('soldout'))).toBe(false);
});
