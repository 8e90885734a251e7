import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const sita = makeOrder({ fullName: 'Sita Rai', code: 'K7F3QD', phone: '9841234567', status: 'completed' });

/** Opens the dashboard and the search with the key `/`. */
async function openSearch(path = '/admin/settings') {
  const page = openDashboard(path, { orders: [sita] });
  await screen.findByRole('heading', { level: 1 });
  await page.user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  return { ...page, dialog, field: dialog.getByRole('searchbox') };
}

const group = async (name: string) => within(screen.getByRole('dialog')).findByRole('region', { name });

test('C290: "/" opens the search and types no slash', async () => {
  const { field } = await openSearch();
  expect(field).toHaveValue('');
});

test('C290: "/" in a field is a letter', async () => {
  const { user } = openDashboard('/admin/orders', { orders: [sita] });
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a code', 'k7f3', 'Orders', 'K7F3QD, Sita Rai'],
  ['a phone in any spelling', '+977 984-1234567', 'Orders', 'K7F3QD, Sita Rai'],
  ['a dish', 'espresso', 'Cafe', 'Espresso'],
])('C290: finds by %s', async (_, text, kind, name) => {
  const { user, field } = await openSearch();
  await user.type(field, text);
  expect(within(await group(kind)).getByText(name)).toBeInTheDocument();
});

test('C290: finds a customer and a piece of the closet, and leads to the page of the customer', async () => {
  const { user, field, world, history } = await openSearch();
  const customer = world.users.find(({ role }) => role === 'customer');
  const piece = world.closetItems[0];
  if (!customer || !piece) throw new Error('The mocked shop lacks a customer or a piece.');
  await user.type(field, piece.name);
  expect(within(await group('Closet & Kicks')).getByText(piece.name)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, customer.fullName);
  await user.click(within(await group('Customers')).getByText(customer.fullName));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(history.location.pathname).toBe(`/admin/customers/${customer._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: customer.fullName })).toBeInTheDocument();
});

test('C290: arrow keys choose, Enter opens; Enter in the field opens the first', async () => {
  const { user, field, history } = await openSearch();
  await user.type(field, 'k7f3');
  await group('Orders');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /K7F3QD/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(history.location).toMatchObject({ pathname: '/admin/orders', search: '?status=all&search=K7F3QD' });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('C290: says that nothing was found, and asks for two letters before', async () => {
  const { user, field, dialog } = await openSearch();
  expect(dialog.getByText(/Type two letters or more/)).toBeInTheDocument();
  await user.type(field, 'zzzz');
  expect(await dialog.findByText('Nothing found for “zzzz”')).toBeInTheDocument();
});

test('C290: what fails is said, the rest stands, and Retry asks again', async () => {
  const { user, field, dialog, server } = await openSearch();
  answerCall(server, 'listUsers', 500, { success: false, message: 'No', data: null });
  await user.type(field, 'espresso');
  expect(await dialog.findByText('Not everything could be searched')).toBeInTheDocument();
  expect(within(await group('Cafe')).getByText('Espresso')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText('Not everything could be searched')).not.toBeInTheDocument());
});
