import type { Product } from '@storefront/shared/contract/entities/product';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { categoriesInOrder, inMenuOrder } from '@storefront/shared/dev/mocks/support/menu-order';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

/** Opens the dishes of Coffee. */
async function openCoffee() {
  const page = openDashboard('/admin/arrange?category=Coffee');
  const list = await screen.findByRole('list', { name: 'Dishes of Coffee' });
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent);
  const stored = () =>
    inMenuOrder(page.world)
      .filter(({ category }) => category === 'Coffee')
      .map(({ name }) => name);
  const names = stored();
  expect(shown()).toEqual(names);
  return {
    ...page,
    list,
    shown,
    stored,
    names,
    grip: (name: string) => within(list).getByRole('button', { name: `Move ${name}` }),
    up: (name: string) => within(list).getByRole('button', { name: `Move ${name} up` }),
    down: (name: string) => within(list).getByRole('button', { name: `Move ${name} down` }),
    said: (text: string) => expect(screen.getByText(text)).toBeInTheDocument(),
  };
}

const swapped = ([first, second, ...rest]: readonly string[]) => [second, first, ...rest];

test('C314: a button for each step moves a dish at once, keeps the focus, and the server stores it', async () => {
  const { user, names, shown, stored, up, down, said } = await openCoffee();
  const [first = '', second = ''] = names;
  await user.click(up(second));
  expect(shown()).toEqual(swapped(names));
  said(`${second}, position 1 of ${names.length}`);
  expect(up(second)).toHaveFocus();
  await waitFor(() => expect(stored()).toEqual(swapped(names)));
  await user.click(up(second));
  expect(shown()).toEqual(swapped(names));
  await user.click(up(first));
  await user.click(down(first));
  await user.click(up(first));
  expect(shown()).toEqual(names);
  await waitFor(() => expect(stored()).toEqual(names));
});

test('C314: with the keyboard Space lifts a dish, arrows move it, Space puts it down; Escape puts it back', async () => {
  const { user, names, shown, stored, grip, said } = await openCoffee();
  const [first = '', second = ''] = names;
  const all = names.length;
  grip(first).focus();
  await user.keyboard(' ');
  said(`${first} lifted, position 1 of ${all}`);
  expect(grip(first)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  said(`${first}, position 3 of ${all}`);
  expect(shown().indexOf(first)).toBe(2);
  expect(grip(first)).toHaveFocus();
  await user.keyboard('{Escape}');
  said(`${first} put back, position 1 of ${all}`);
  expect(shown()).toEqual(names);
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  said(`${first} put down, position 2 of ${all}`);
  await waitFor(() => expect(stored()).toEqual(swapped(names)));
  grip(second).focus();
  await user.keyboard(' {End} ');
  const last = [first, ...names.slice(2), second];
  expect(shown()).toEqual(last);
  await waitFor(() => expect(stored()).toEqual(last));
});

test('C314: a move that cannot be saved goes back and says so; Retry makes it again', async () => {
  const { user, server, names, shown, stored, up } = await openCoffee();
  answerCall(server, 'moveProduct', 500, { success: false, message: 'no', data: null });
  await user.click(up(names[1] ?? ''));
  expect(await screen.findByText(`${names[1]} was not moved`, { exact: false })).toBeInTheDocument();
  expect(shown()).toEqual(names);
  expect(stored()).toEqual(names);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(stored()).toEqual(swapped(names)));
  expect(shown()).toEqual(swapped(names));
  expect(screen.queryByText(/was not moved/)).not.toBeInTheDocument();
});

test('C314: staff go from the list of dishes to the categories, put them in order, and open the dishes of one', async () => {
  const { user, world } = openDashboard('/admin');
  const titles = categoriesInOrder(world);
  const [first = '', second = ''] = titles;
  await user.click(await screen.findByRole('link', { name: 'Arrange menu' }));
  await user.click(await screen.findByRole('button', { name: `Move ${first} down` }));
  await waitFor(() => expect(categoriesInOrder(world)).toEqual(swapped(titles)));
  await user.click(screen.getByRole('link', { name: second }));
  expect(await screen.findByRole('list', { name: `Dishes of ${second}` })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All categories' }));
  const list = await screen.findByRole('list', { name: 'Categories' });
  const [top] = within(list).getAllByRole('listitem');
  expect(top).toHaveTextContent(second);
});

test('C313: a long category shows a hundred dishes, then the next; the places count all of them', async () => {
  const [dish] = demoProducts;
  const products = Array.from({ length: 130 }, (_, index) => ({
    ...(dish as Product),
    ...{ _id: `many-${index}`, id: `many-${index}`, name: `Dish ${index}.`, category: 'Many' },
  }));
  const { user } = openDashboard('/admin/arrange?category=Many', { products });
  const list = await screen.findByRole('list', { name: 'Dishes of Many' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  await user.click(within(list).getByRole('button', { name: 'Move Dish 99. up' }));
  expect(screen.getByText('Dish 99., position 99 of 130')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(130));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
