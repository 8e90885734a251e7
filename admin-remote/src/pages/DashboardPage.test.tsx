import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
const cells = (row: HTMLElement) => texts(within(row).getAllByRole('cell'));

test('§2: six tabs, Cafe first, after the one of reports, which is ours', async () => {
  openDashboard('/admin', { orders: [] });
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(texts(tabs.getAllByRole('link'))).toEqual([
    'Today',
    'Cafe',
    'Customers',
    'Orders',
    'Gallery',
    'Closet & Kicks',
    'Settings',
  ]);
  expect(tabs.getByRole('link', { name: 'Cafe' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('heading', { name: 'Cafe' })).toBeInTheDocument();
});

test.each([
  ['Customers', '/admin/customers'],
  ['Orders', '/admin/orders'],
  ['Gallery', '/admin/gallery'],
  ['Closet & Kicks', '/admin/closet'],
  ['Settings', '/admin/settings'],
])('%s has an address of its own', async (label, path) => {
  const { user, history } = openDashboard('/admin', { orders: [] });
  await user.click(screen.getByRole('link', { name: label }));
  expect(history.location.pathname).toBe(path);
  expect(await screen.findByRole('heading', { level: 1, name: label })).toBeInTheDocument();
});

test('an unknown address below /admin opens the first tab', async () => {
  const { history } = openDashboard('/admin/nothing');
  expect(await screen.findByRole('heading', { name: 'Cafe' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/admin');
});

test('§2, P36: products have a small picture or No Image, name, price, category or N/A', async () => {
  const [first] = demoProducts;
  if (!first) throw new Error('no products');
  const srcset = [{ url: '/media/a-320.webp', width: 320 }];
  const sources = [{ type: 'image/webp' as const, srcset }];
  const imageSet = { width: 1280, height: 960, color: '#fff', sources };
  openDashboard('/admin', {
    products: [
      { ...first, _id: 'a', name: 'Espresso', price: 120, imageSet },
      { ...first, _id: 'b', name: 'Mystery', price: 99.5, category: '', image: '' },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Products' });
  expect(table.querySelector('source')).toHaveAttribute('srcset', '/media/a-320.webp 320w');
  expect(table.querySelector('source')).toHaveAttribute('sizes', '56px');
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map(cells).sort()).toEqual([
    ['', 'Espresso', 'Rs 120.00', 'Coffee', 'Mark sold out'],
    ['No Image', 'Mystery', 'Rs 99.50', 'N/A', 'Mark sold out'],
  ]);
});

test('C72: a search filters the loaded rows at once, then finds rows of other pages', async () => {
  const products = demoProducts.map((product, index) => ({ ...product, name: `Dish ${index + 1}` }));
  const { user } = openDashboard('/admin', { products });
  expect(await screen.findByText('Dish 2')).toBeInTheDocument();
  expect(screen.queryByText('Dish 12')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'dish 12');
  expect(screen.queryByText('Dish 2')).not.toBeInTheDocument();
  expect(await screen.findByText('Dish 12')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'x');
  expect(await screen.findByText('No products match “dish 12x”')).toBeInTheDocument();
});

test('§2 customers: serial number, name, e-mail, points and the join date in Kathmandu (P12)', async () => {
  openDashboard('/admin/customers');
  const table = await screen.findByRole('table', { name: 'Customers' });
  const [, row] = within(table).getAllByRole('row');
  expect(row && cells(row)).toEqual(['1', 'Asha Gurung', 'asha@example.com', '85', '4 May 2026']);
});

test('§2 gallery: a click shows a picture large, with a Close button', async () => {
  const { user, world } = openDashboard('/admin/gallery');
  const [image] = world.gallery;
  if (!image) throw new Error('no pictures');
  await user.click(await screen.findByRole('button', { name: `${image.alt} ${image.title}` }));
  const dialog = screen.getByRole('dialog', { name: image.title });
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("shows 'Failed to load images' when the gallery cannot be read", async () => {
  expectConsoleError(/^new orders ApiError: Something went wrong\. Please try again\./);
  openDashboard('/admin/gallery', { behaviour: 'failing' });
  await waitFor(() => expect(screen.getAllByText('Failed to load images')).toHaveLength(2));
});

test('§2 closet: brand, material, stock and sizes', async () => {
  const { world } = openDashboard('/admin/closet');
  const table = await screen.findByRole('table', { name: 'Closet items' });
  const [item] = world.closetItems;
  const [, row] = within(table).getAllByRole('row');
  expect(row && cells(row).slice(3, 7)).toEqual([
    item?.brand,
    item?.material,
    String(item?.availableStock),
    item?.sizeOptions.join(', '),
  ]);
});

test('P23: an expired session shows a link to the login and back', async () => {
  expectConsoleError(/^new orders ApiError: Please log in/);
  const { world } = openDashboard('/admin/customers?page=2');
  world.sessions.clear();
  expect(await screen.findByText('You have been signed out.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fadmin%2Fcustomers%3Fpage%3D2',
  );
});

test('on a phone a table becomes cards', async () => {
  openDashboard('/admin/customers', { isWide: false });
  const list = await screen.findByRole('list', { name: 'Customers' });
  expect(within(list).getByText('Asha Gurung')).toBeInTheDocument();
  expect(
    within(list)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toContain('Join Date');
});
