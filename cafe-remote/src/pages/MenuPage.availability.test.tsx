import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { screen, within } from '@testing-library/react';
import { clientWithPause } from '../../test/client-with-pause';
import MenuPage from './MenuPage';

mockShop();
fakeScroll();

const openMenu = (query = '', client = createQueryClient()) =>
  renderPage(<MenuPage />, { path: `/menu${query}`, route: '/menu', client });
const chips = () =>
  within(screen.getByRole('group', { name: 'Category' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const dish = (name: string) => screen.getByRole('article', { name });

test('P10: while orders are paused the menu says why before Add, and has no Buy Now', async () => {
  openMenu('', clientWithPause());
  const espresso = within(await screen.findByRole('article', { name: 'Espresso' }));
  expect(screen.getByText('Orders are paused').parentElement).toHaveTextContent('The power is out.');
  expect(screen.queryByText(/Delivery 30/)).not.toBeInTheDocument();
  expect(espresso.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(espresso.queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
});

test('§5, C53: hides a dish for tables only, and a sold-out dish cannot be ordered', async () => {
  openMenu();
  await screen.findByRole('article', { name: 'Cheesecake' });
  expect(screen.queryByRole('article', { name: 'Tasting Flight' })).not.toBeInTheDocument();
  const cake = within(dish('Cheesecake'));
  expect(cake.getByRole('button', { name: /^Sold out/ })).toBeDisabled();
  expect(cake.getByRole('button', { name: /^Buy Now/ })).toBeDisabled();
});

test('§2: a table sees every dish, and no Buy Now', async () => {
  openMenu('?table=7');
  expect(await screen.findByRole('article', { name: 'Tasting Flight' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
  expect(chips()).toEqual(['All Categories', 'Coffee', 'Bakery', 'Plates']);
  expect(screen.getByRole('link', { name: 'Espresso' })).toHaveAttribute(
    'href',
    '/single/product-coffee-1?table=7',
  );
});

test('C50: an invalid table gives normal mode with a notice', async () => {
  openMenu('?table=<script>');
  expect(await screen.findByText('We do not know this table')).toBeInTheDocument();
  await screen.findByRole('article', { name: 'Espresso' });
  expect(screen.queryByRole('article', { name: 'Tasting Flight' })).not.toBeInTheDocument();
});
