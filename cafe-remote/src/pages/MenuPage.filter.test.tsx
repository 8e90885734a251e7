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

test('P26: a chosen category stands in the address, beside the table, and Back takes it away again', async () => {
  const { user, history } = openMenu('?table=7');
  await screen.findByRole('article', { name: 'Espresso' });
  await user.click(screen.getByRole('button', { name: 'Bakery' }));
  await waitFor(() => expect(sections()).toEqual(['Bakery']));
  expect(history.location.search).toBe('?table=7&category=Bakery');
  act(() => history.go(-1));
  await waitFor(() => expect(sections()).toHaveLength(3));
  expect(history.location.search).toBe('?table=7');
});

test('P26: a search stands in the address without a step of the history for each letter', async () => {
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

test('P26: a menu is opened as its address filters it', async () => {
  openMenu('?q=momo&category=Plates');
  expect(await screen.findByRole('article', { name: 'Chicken Momo' })).toBeInTheDocument();
  expect(searchField()).toHaveValue('momo');
  expect(sections()).toEqual(['Plates']);
  expect(await screen.findByRole('button', { name: 'Bakery 4' })).toBeInTheDocument();
});

test('P66: what no menu can have found in the address shows nothing, and everything at a click', async () => {
  const { user } = openMenu(`?category=${'x'.repeat(500)}`);
  expect(await screen.findByText('Nothing on the menu matches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('article', { name: 'Espresso' })).toBeInTheDocument();
});

test('a category chosen while the last letters still rest keeps them', async () => {
  const { user, history } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  await user.type(searchField(), 'momo');
  await user.click(screen.getByRole('button', { name: /^Plates/ }));
  await waitFor(() => expect(history.location.search).toBe('?q=momo&category=Plates'));
  expect(searchField()).toHaveValue('momo');
});
