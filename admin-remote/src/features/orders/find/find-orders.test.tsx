import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const table = makeOrder({
  fullName: 'At seven',
  tableNumber: '7',
  deliveryOption: null,
  deliveryLocation: null,
});
const pickup = makeOrder({ fullName: 'Fetcher', deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' });
const done = makeOrder({ fullName: 'Done', code: 'K7F3QD', phone: '9800000001', status: 'completed' });
const now = makeOrder({ fullName: 'Of today', createdAt: new Date().toISOString() });
const others = Array.from({ length: 12 }, (_, index) => makeOrder({ fullName: `Guest ${index}` }));
const orders = [now, ...others, table, pickup, done];

const shown = async (...names: string[]) =>
  waitFor(() => {
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(names);
  });
const searchBox = () => screen.findByRole('searchbox', { name: 'Search orders' });

test.each([
  ['table 7', 'At seven'],
  ['fetch', 'Fetcher'],
])('C173: a search for %j finds an order of a later page on the server', async (text, name) => {
  const { user } = openDashboard('/admin/orders', { orders });
  await user.type(await searchBox(), text);
  await shown(name);
});

test('C173: a search among pending orders offers to look through all of them', async () => {
  const { user, history } = openDashboard('/admin/orders', { orders });
  await user.type(await searchBox(), '#k7f3qd');
  expect(await screen.findByText('No pending orders match “#k7f3qd”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search all orders' }));
  await shown('Done');
  expect(screen.getByRole('combobox', { name: 'Show orders with status' })).toHaveValue('all');
  await waitFor(() => expect(history.location.search).toBe('?status=all&search=%23k7f3qd'));
});

test('C173: filters by kind and by day; a second press removes a filter', async () => {
  const { user } = openDashboard('/admin/orders', { orders: [now, table, pickup] });
  const filters = within(await screen.findByRole('group', { name: 'Filter orders' }));
  await user.click(filters.getByRole('button', { name: 'Table' }));
  await shown('At seven');
  await user.click(filters.getByRole('button', { name: 'Pick-up' }));
  await shown('Fetcher');
  await user.click(filters.getByRole('button', { name: 'Pick-up' }));
  await shown('Of today', 'At seven', 'Fetcher');
  await user.click(filters.getByRole('button', { name: 'Today' }));
  await shown('Of today');
});

test('C173: the pills filter, and "All" shows every status', async () => {
  const running = makeOrder({ fullName: 'Running', status: 'processing' });
  const { user } = openDashboard('/admin/orders', { orders: [running, done] });
  // Phones hide the pills, and jsdom takes itself for a phone.
  const pill = { name: /^Processing/, hidden: true };
  await user.click(await screen.findByRole('button', pill));
  await shown('Running');
  expect(screen.getByRole('button', pill)).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show orders with status' }), 'All');
  await shown('Running', 'Done');
});

test('C173: on a server that knows only §7 search and filters work on the loaded page', async () => {
  const { user, server } = openDashboard('/admin/orders', { orders: [] });
  answerCall(server, 'listOrders', 200, { success: true, message: 'OK', data: [now, table, pickup, done] });
  const filters = within(await screen.findByRole('group', { name: 'Filter orders' }));
  await user.type(await searchBox(), 'table 7');
  await shown('At seven');
  await user.click(filters.getByRole('button', { name: 'Pick-up' }));
  expect(await screen.findByText('Only this page of the list was searched.')).toBeInTheDocument();
  await user.clear(await searchBox());
  await shown('Fetcher');
});

test('an order link opens the tab with its search', async () => {
  openDashboard('/admin/orders?status=all&search=K7F3QD', { orders });
  expect(await searchBox()).toHaveValue('K7F3QD');
  await shown('Done');
});
