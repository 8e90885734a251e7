/** @jest-environment node */
import { demoPlaces } from '@storefront/shared/dev/mocks/fixtures/places';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { renderPageToString } from '@storefront/shared/dev/testing/render-page-to-string';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { FIRST_MENU_PAGE } from '@storefront/shared/rules/paging';
import CartPage from './CartPage';
import CheckoutPage from './CheckoutPage';
import MenuPage from './MenuPage';
import OrderPage from './OrderPage';
import OrdersPage from './OrdersPage';
import ProductPage from './ProductPage';

const coffee = demoProducts.filter(({ category }) => category === 'Coffee');
const [espresso] = coffee;

/** Returns a query cache with the data that the page gateway writes into the HTML of these pages (remote.json). */
function primed() {
  const client = createQueryClient();
  client.setQueryData(callKey('listMenu', FIRST_MENU_PAGE), [
    { _id: 'Coffee', products: coffee, count: 4 },
    { _id: 'Soups', products: [], count: 3 },
  ]);
  client.setQueryData(callKey('getProduct', { params: { id: espresso?._id ?? '' } }), espresso);
  client.setQueryData(callKey('listLocations', {}), [...demoPlaces]);
  return client;
}

const pages = {
  menu: { page: <MenuPage />, path: '/menu' },
  'menu of a table': { page: <MenuPage />, path: '/menu?table=7' },
  product: { page: <ProductPage />, path: `/single/${espresso?._id}`, route: '/single/:id' },
  cart: { page: <CartPage />, path: '/cart' },
  checkout: { page: <CheckoutPage />, path: '/billing' },
  order: { page: <OrderPage />, path: '/order/4Y2T8X?key=k', route: '/order/:code' },
  orders: { page: <OrdersPage />, path: '/orders' },
} as const;

type Name = keyof typeof pages;

const render = (name: Name, isPrimed: boolean) => {
  const { page, ...setting } = pages[name];
  return renderPageToString(page, { ...setting, ...(isPrimed && { client: primed() }) });
};

test.each<[Name, string]>([
  ['menu', 'Loading the menu'],
  ['menu of a table', 'Loading the menu'],
  ['product', 'Loading the product'],
  ['cart', 'Loading the cart'],
  ['checkout', 'Loading the checkout'],
  ['order', 'Loading your order'],
  ['orders', 'Loading your orders'],
])('the page %s renders without a browser and without data', (name, text) => {
  expect(typeof window).toBe('undefined');
  expect(render(name, false)).toContain(text);
});

test('the menu’s HTML has its dishes, all categories, and no section without a dish', () => {
  const html = render('menu', true);
  expect(html).toContain('Himalayan Cold Brew');
  expect(html).toContain('Rs 260.00');
  expect(html).toContain('Soups');
  expect(html).not.toMatch(/<h2[^>]*>Soups/);
  expect(html).not.toContain('Tasting Flight');
  expect(render('menu of a table', true)).toContain('Tasting Flight');
});

test('the HTML has the first screen’s pictures; the others wait for the scripts', () => {
  const [first = '', ...others] = render('menu', true).split('<article').slice(1);
  expect(first).toContain('fetchPriority="high"');
  expect(others.join('')).not.toContain('fetchPriority="high"');
});

test('the product’s HTML is complete', () => {
  const html = render('product', true);
  expect(html).toContain('A short, dark cup.');
  expect(html).toContain('In stock');
});

test('data does not change the HTML of cart and checkout, whose content only the browser knows', () => {
  expect(render('cart', true)).toContain('Loading the cart');
  expect(render('checkout', true)).toContain('Loading the checkout');
});
