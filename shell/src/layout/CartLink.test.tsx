import { addGuestLine } from '@storefront/shared/cart/guest-storage';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen } from '@testing-library/react';
import { CartLink } from './CartLink';

const add = (quantity: number, table: string | null = null, productId = 'espresso') =>
  act(() =>
    addGuestLine(table, {
      productId,
      type: 'product',
      name: 'Espresso',
      price: 130,
      image: '',
      quantity,
      selectedColor: null,
      selectedSize: null,
      requests: '',
    }),
  );

beforeEach(() => window.localStorage.clear());

test('C57: counts pieces, updates after every change, and has the count in its accessible name', () => {
  renderPage(<CartLink />, { path: '/menu' });
  expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeInTheDocument();
  add(1);
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');
  add(2, null, 'momo');
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

test('§2: shows 99+ above 99', () => {
  renderPage(<CartLink />, { path: '/menu' });
  add(99);
  expect(screen.getByRole('link')).toHaveTextContent(/^99$/);
  add(1, null, 'momo');
  expect(screen.getByRole('link')).toHaveTextContent(/^99\+$/);
});

test('C57: at a table it counts and opens the cart of that table', () => {
  renderPage(<CartLink />, { path: '/menu?table=07' });
  add(4);
  add(2, '7');
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart?table=7');
});

test('C50: ignores an invalid table number', () => {
  renderPage(<CartLink />, { path: '/menu?table=%3Cscript%3E' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
});
