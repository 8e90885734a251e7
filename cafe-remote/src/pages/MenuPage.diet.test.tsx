import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { act, screen, waitFor, within } from '@testing-library/react';
import MenuPage from './MenuPage';

const shop = mockShop();
fakeScroll();

const openMenu = (query = '') => renderPage(<MenuPage />, { path: `/menu${query}`, route: '/menu' });
const dishNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (user: ReturnType<typeof openMenu>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('C261: a card has the marks of its dish in words; a dish without marks has none', async () => {
  openMenu();
  const croissant = within(await screen.findByRole('article', { name: 'Butter Croissant' }));
  expect(
    croissant.getByRole('img', { name: 'Vegetarian, Contains egg, Contains gluten, Contains dairy' }),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('article', { name: 'Americano' })).queryByRole('img'),
  ).not.toBeInTheDocument();
});

test('C262: chips filter the menu together; the address has them, and Back takes one back', async () => {
  const { user, history } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  await press(user, 'Diet');
  await press(user, 'Vegetarian');
  await waitFor(() =>
    expect(dishNames()).toEqual(['Espresso', 'Cappuccino', 'Butter Croissant', 'Banana Bread', 'Veg Thukpa']),
  );
  await press(user, 'No nuts');
  await waitFor(() => expect(dishNames()).not.toContain('Banana Bread'));
  expect(history.location.search).toBe('?diet=vegetarian%2Cno-nuts');
  expect(screen.getByRole('button', { name: 'Vegetarian' })).toHaveAttribute('aria-pressed', 'true');
  act(() => history.go(-1));
  await waitFor(() => expect(dishNames()).toContain('Banana Bread'));
});

test('C262: by keyboard, Enter opens the chips, Space takes one and gives it back, and the focus stays', async () => {
  const { user } = openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  const diet = await screen.findByRole('button', { name: 'Diet' });
  await tabTo(user, diet);
  await user.keyboard('{Enter}');
  expect(diet).toHaveFocus();
  const vegan = await screen.findByRole('button', { name: 'Vegan' });
  await tabTo(user, vegan);
  await user.keyboard(' ');
  await waitFor(() => expect(vegan).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(dishNames()).not.toContain('Butter Croissant'));
  expect(vegan).toHaveFocus();
  await user.keyboard(' ');
  await waitFor(() => expect(dishNames()).toContain('Butter Croissant'));
  expect(vegan).toHaveAttribute('aria-pressed', 'false');
  expect(vegan).toHaveFocus();
});

test('C262: filters of the address hold with category and search', async () => {
  openMenu('?diet=vegetarian&category=Plates&q=e');
  await waitFor(() => expect(dishNames()).toEqual(['Veg Thukpa']));
  expect(await screen.findByRole('button', { name: 'Vegetarian' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Diet 1' })).toHaveAttribute('aria-expanded', 'true');
});

test('C262: without a match it names the filters, and takes back those of the diet alone or all', async () => {
  const { user, history } = openMenu('?diet=vegan,no-nuts&category=Plates');
  expect(
    await screen.findByText('No dish that we have marked matches Vegan, No nuts, and Plates.'),
  ).toBeInTheDocument();
  await press(user, 'Clear diet filters');
  expect(await screen.findByRole('article', { name: 'Chicken Momo' })).toBeInTheDocument();
  expect(history.location.search).toBe('?category=Plates');
});

test('C262: also dishes that the loaded pages do not have are found', async () => {
  const [espresso] = shop.world.products;
  if (!espresso) throw new Error('no product');
  const { marks: _none, ...plain } = espresso;
  shop.world.products = [
    ...Array.from({ length: 60 }, (_, index) => ({ ...plain, _id: `dish-${index}`, name: `Dish ${index}` })),
    { ...espresso, name: 'Last one' },
  ];
  openMenu('?diet=vegan');
  expect(await screen.findByRole('article', { name: 'Last one' })).toBeInTheDocument();
  expect(dishNames()).toEqual(['Last one']);
});

test('C86, C262: without marks on the menu, as with a server that knows only §7, there are no filters', async () => {
  shop.world.products = shop.world.products.map(({ marks: _none, ...plain }) => plain);
  openMenu();
  await screen.findByRole('article', { name: 'Espresso' });
  expect(screen.queryByRole('button', { name: 'Diet' })).not.toBeInTheDocument();
});
