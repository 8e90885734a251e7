import { addGuestLine } from '@storefront/shared/cart/guest-storage';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { QaLinks } from './QaLinks';

const espresso = {
  productId: 'espresso',
  type: 'product',
  name: 'Espresso',
  price: 130,
  image: '',
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
} as const;

beforeEach(() => localStorage.clear());

test('links to the pages without an id parameter and keeps the table', () => {
  renderPage(<QaLinks patterns={['/menu', '/single/:id', '/cart', '/admin/*']} hasCart />, {
    path: '/menu?table=7',
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/menu?table=7', '/cart?table=7']);
});

test('shows the cart count, also where the remote has no cart page', () => {
  addGuestLine(null, espresso);
  renderPage(<QaLinks patterns={['/closet']} hasCart />, { path: '/closet' });
  expect(screen.getByText('Cart, 2 items')).toBeInTheDocument();
});
