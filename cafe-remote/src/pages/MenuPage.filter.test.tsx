import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import MenuPage from './MenuPage';

mockShop();
fakeScroll();

const openMenu = (query = '') => renderPage(<MenuPage />, { path: `/menu${query}`, route: '/menu' });
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const searchField = () => screen.getByRole('searchbox', { name: 'Search the menu' });

test('P26: the address holds the chosen category and the table, and Back removes the category', async () => {
  const { user, history } = openMenu('?table=7');
  await screen.findByRole('article', { name: 'Espresso' });
  await user.click(screen.getByRole('button', { name: 'Bakery' }));
  await waitFor(() => expect(sections()).toEqual(['Bakery']));
  expect(history.location.search).toBe('?table=7&category=Bakery');
  act(() => history.go(-1));
  await waitFor(() => expect(sections()).toHaveLength(3));
  expect(history.location.search).toBe('?table=7');
});

test('P26: the address holds the search without a history entry per letter', async () => {
  const { user, history } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  await user.type(searchField(), 'mo');
  await waitFor(() => expect(history.location.search).toBe('?q=mo'));
  await user.type(searchField(), 'mo ');
  await waitFor(() => expect(history.location.search).toBe('?q=momo+'));
  expect(searchField()).toHaveValue('momo ');
  act(() => history.go(-1));
  expect(history.location.search).toBe('?q=momo+');
});

test('P26: the menu opens with the filter of its address', async () => {
  openMenu('?q=momo&category=Plates');
  expect(await screen.findByRole('article', { name: 'Chicken Momo' })).toBeInTheDocument();
  expect(searchField()).toHaveValue('momo');
  expect(sections()).toEqual(['Plates']);
  expect(await screen.findByRole('button', { name: 'Bakery 4' })).toBeInTheDocument();
});

test('P66: an impossible filter in the address shows no dish, and a click shows all', async () => {
  const { user } = openMenu(`?category=${'x'.repeat(500)}`);
  expect(await screen.findByText('Nothing on the menu matches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('article', { name: 'Espresso' })).toBeInTheDocument();
});

test('choosing a category during the debounce keeps the typed letters', async () => {
  const { user, history } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  await user.type(searchField(), 'momo');
  await user.click(screen.getByRole('button', { name: /^Plates/ }));
  await waitFor(() => expect(history.location.search).toBe('?q=momo&category=Plates'));
  expect(searchField()).toHaveValue('momo');
});

test('C443: a live region that is there from the start says what a search finds, and that it finds nothing', async () => {
  const { user } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  const [region] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
  await user.type(searchField(), 'espresso');
  await waitFor(() => expect(region).toHaveTextContent(/^\d+ dish(es)? found$/));
  await user.type(searchField(), 'xyz');
  await waitFor(() => expect(region).toHaveTextContent('No dish found'));
});
