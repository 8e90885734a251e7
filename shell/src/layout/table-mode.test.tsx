import { addGuestLine } from '@storefront/shared/cart/guest-storage';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { twoEspressos } from '@storefront/shared/dev/testing/new-line';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { Layout } from './Layout';

mockShop();
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const LEAVING = 'Please complete your table order before navigating away';

async function openLayout(path: string, { hasOrder = false } = {}) {
  if (hasOrder) addGuestLine('7', twoEspressos);
  const page = renderPage(<Layout>Page</Layout>, { path });
  await act(async () => {});
  return page;
}

const addresses = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'));

const pages = [
  '/',
  '/menu',
  '/closet',
  '/khome',
  '/csingle/a',
  '/about',
  '/gallary',
  '/loyality',
  '/billing',
];

test.each(pages)('C151: at a table every link of header, panel and footer on %s keeps it', async (path) => {
  const { user } = await openLayout(`${path}?table=7`, { hasOrder: true });
  expect(await screen.findByRole('region', { name: 'Table 7' })).toHaveTextContent('We bring it here');
  const [cart] = screen.getAllByRole('link', { name: 'Cart, 2 items' });
  expect(cart).toHaveAttribute('href', '/cart?table=7');
  expect(addresses().length).toBeGreaterThan(10);
  expect(addresses().filter((href) => !/[?&]table=7\b/.test(href))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const panel = within(await screen.findByRole('dialog'));
  const left = panel
    .getAllByRole('link')
    .filter((link) => !/[?&]table=7\b/.test(link.getAttribute('href') ?? ''));
  expect(left.map(({ textContent }) => textContent)).toEqual(['Leave table 7']);
});

test('C151: without a table there is no bar, and no link names one', async () => {
  await openLayout('/menu');
  expect(screen.queryByText(/We bring it here/)).not.toBeInTheDocument();
  expect(addresses().filter((href) => href.includes('table'))).toEqual([]);
});

test('C151: the login leads back to the page of the table', async () => {
  await openLayout('/closet?table=7&k=secret');
  expect(screen.getByRole('link', { name: 'Login / Sign Up', hidden: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fcloset%3Ftable%3D7&table=7',
  );
});

test('C150: the bar shows the sum of this visit and leads to it', async () => {
  const round = { id: 'a', code: null, at: Date.now(), totalPaisa: 48_000, lines: [] };
  localStorage.setItem('tableVisit_7', JSON.stringify([round, { ...round, id: 'b' }]));
  await openLayout('/about?table=7');
  expect(screen.getByRole('link', { name: 'Table 7 Rs 960.00 so far' })).toHaveAttribute(
    'href',
    '/cart?table=7',
  );
});

async function leave({ user }: Awaited<ReturnType<typeof openLayout>>) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(await screen.findByRole('link', { name: 'Leave table 7' }));
}

test('C151, C52: leaving is a named act, and asks about an unplaced order in the literal words', async () => {
  const page = await openLayout('/closet?table=7', { hasOrder: true });
  await leave(page);
  await page.user.click(
    within(await screen.findByRole('dialog', { name: LEAVING })).getByRole('button', { name: /^Stay/ }),
  );
  expect(page.history.location.search).toBe('?table=7');
  await leave(page);
  await page.user.click(await screen.findByRole('button', { name: 'Leave anyway' }));
  expect(page.history.location).toMatchObject({ pathname: '/menu', search: '' });
});

test('C151: without an order, leaving asks nothing', async () => {
  const page = await openLayout('/closet?table=7');
  await leave(page);
  expect(page.history.location).toMatchObject({ pathname: '/menu', search: '' });
});
