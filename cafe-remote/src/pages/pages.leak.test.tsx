import { addGuestLine } from '@storefront/shared/cart/guest-storage';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { leftoversOf } from '@storefront/shared/dev/testing/leftovers';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { screen } from '@testing-library/react';
import CartPage from './CartPage';
import CheckoutPage from './CheckoutPage';
import MenuPage from './MenuPage';
import ProductPage from './ProductPage';

mockShop();

const [espresso] = demoProducts;

const visits = [
  { page: <MenuPage />, path: '/menu', sign: 'Our menu' },
  { page: <MenuPage />, path: '/menu?table=7', sign: 'Our menu' },
  { page: <ProductPage />, path: `/single/${espresso?._id}`, route: '/single/:id', sign: espresso?.name },
  { page: <CartPage />, path: '/cart', sign: 'Your cart' },
  { page: <CartPage />, path: '/cart?table=7', sign: 'Your order, table 7' },
  { page: <CheckoutPage />, path: '/billing', sign: 'No items found' },
];

test.each(visits)('visits to $path leave nothing behind', async ({ page, sign = '', ...setting }) => {
  for (const table of [null, '7']) {
    addGuestLine(table, {
      productId: espresso?._id ?? '',
      type: 'product',
      name: 'Espresso',
      price: 130,
      image: '',
      quantity: 1,
      selectedColor: null,
      selectedSize: null,
      requests: '',
    });
  }
  const client = createQueryClient();
  const left = await leftoversOf(async () => {
    const { unmount } = renderPage(page, { ...setting, client });
    await screen.findByText(sign, { selector: 'h1' });
    unmount();
  });
  const watchers = client
    .getQueryCache()
    .getAll()
    .map((query) => query.getObserversCount());
  expect({ left, watchers: watchers.filter((count) => count > 0) }).toEqual({ left: {}, watchers: [] });
});
