import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { makeItem, makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const rowOf = async (name: string) => {
  const cell = await screen.findByRole('cell', { name: new RegExp(name) });
  return cell.closest('tr') as HTMLTableRowElement;
};
const pageOf = (count: number) =>
  Array.from({ length: count }, (_, index) => makeOrder({ fullName: `Customer ${index + 1}` }));

test('shows an order with the columns of §2, its code and the sum to collect', async () => {
  openDashboard('/admin/orders', {
    orders: [
      makeOrder({
        code: 'K7F3QD',
        email: 'sita.rai@mail.np',
        totalAmount: 1470,
        item: [
          makeItem({ pname: 'Iced latte', quantity: 2, requests: 'Less ice' }),
          makeItem({ name: 'Turn-up jeans', type: 'closet', selectedColor: 'Indigo', selectedSize: '32' }),
        ],
      }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Order ID',
    'Customer',
    'Items',
    'Total',
    'Date',
    'Email',
    'Phone',
    'Address',
    'Delivery Option',
    'Status',
    'Actions',
  ]);
  const row = await rowOf('Sita Rai');
  const texts = within(row)
    .getAllByRole('cell')
    .slice(0, 9)
    .map((cell) => cell.textContent);
  expect(texts).toEqual([
    'K7F3QD1',
    'Sita Rai',
    '2×Iced latteLess ice1×Turn-up jeansIndigo, 32',
    'Rs 1,470.00',
    '20 Nov 2026, 4:12 PM'.replace(' 2026', new Date().getFullYear() === 2026 ? '' : ' 2026'),
    'sita.rai@mail.np',
    '9841234567',
    'House 14',
    'Lakeside',
  ]);
});

test('C98: an order from a table shows the table where others show a place', async () => {
  const atTable = {
    fullName: null,
    phone: null,
    address: null,
    deliveryOption: null,
    deliveryLocation: null,
  };
  openDashboard('/admin/orders', { orders: [makeOrder({ ...atTable, tableNumber: '7' })] });
  const row = await rowOf('Guest');
  expect(within(row).getByText('Table 7')).toBeInTheDocument();
});

test.each([
  ['row', true],
  ['card', false],
])('C203: a %s says that a mail about its order could not be sent', async (_, isWide) => {
  openDashboard('/admin/orders', { isWide, orders: [makeOrder({ mailFailed: true }), makeOrder()] });
  expect(await screen.findByText('Mail not delivered')).toBeInTheDocument();
});

test('P63: shows customers’ input as text, never as markup', async () => {
  const typed = '<img src=x onerror="alert(1)">';
  const { container } = openDashboard('/admin/orders', {
    orders: [makeOrder({ fullName: typed, address: typed, item: [makeItem({ requests: typed })] })],
  });
  expect(await screen.findAllByText(typed)).toHaveLength(3);
  expect(container.querySelector('img')).toBeNull();
});

test('C71: row numbers go on over the pages, and Next ends at a short page (C74)', async () => {
  const { user, history } = openDashboard('/admin/orders', { orders: pageOf(12) });
  await rowOf('Customer 10');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const row = await rowOf('Customer 11');
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/11$/);
  expect(history.location.search).toBe('?page=2');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test("C74: Previous on page 1 shows 'page cannot be negative' and stays there", async () => {
  const { user } = openDashboard('/admin/orders', { orders: pageOf(2) });
  await rowOf('Customer 1');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('page cannot be negative')).toBeInTheDocument();
  expect(screen.getByText('Page 1')).toBeInTheDocument();
});

test('C74: an address with page 0 becomes page 1', async () => {
  const { history } = openDashboard('/admin/orders?page=0', { orders: pageOf(1) });
  await rowOf('Customer 1');
  expect(history.location.search).toBe('');
  expect(await screen.findByText('page cannot be negative')).toBeInTheDocument();
});

test('C71, P34: the filter asks the server; it begins with pending', async () => {
  const { user, history } = openDashboard('/admin/orders', {
    orders: [makeOrder({ fullName: 'Waiting' }), makeOrder({ fullName: 'Done', status: 'completed' })],
  });
  await rowOf('Waiting');
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show orders with status' }), 'Completed');
  await rowOf('Done');
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(history.location.search).toBe('?status=completed');
});

test('C70: a misspelt status in the address means pending', async () => {
  openDashboard('/admin/orders?status=pendng', { orders: [makeOrder()] });
  await rowOf('Sita Rai');
  expect(screen.getByRole('combobox', { name: 'Show orders with status' })).toHaveValue('pending');
});

test('C77: a status can be set; the order leaves the list at once, its place stays for the undo', async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder()] });
  const row = await rowOf('Sita Rai');
  await user.selectOptions(within(row).getByRole('combobox', { name: /^Status of order/ }), 'Completed');
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
  expect(row).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  expect(world.orders[0]?.status).toBe('completed');
});

test("shows 'Failed to update order' when a status cannot be set, and keeps the old one", async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder()] });
  const row = await rowOf('Sita Rai');
  world.behaviour = 'failing';
  const select = within(row).getByRole('combobox', { name: /^Status of order/ });
  await user.selectOptions(select, 'Cancelled');
  expect(await screen.findByText('Failed to update order')).toBeInTheDocument();
  await waitFor(() => expect(select).toHaveValue('pending'));
});

test('C99, P35: a conflict says who changed the order, and reads it again', async () => {
  const order = makeOrder();
  const { user, world } = openDashboard('/admin/orders', { orders: [order] });
  const row = await rowOf('Sita Rai');
  world.orders = [{ ...order, version: 2, fullName: 'Sita Rai Magar' }];
  await user.selectOptions(within(row).getByRole('combobox', { name: /^Status of order/ }), 'Processing');
  expect(await screen.findByRole('dialog', { name: /^Order .* was changed$/ })).toHaveTextContent('Somebody');
  await rowOf('Sita Rai Magar');
});

test('C25: delete asks first, then the order is gone', async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder({ code: 'K7F3QD' })] });
  await rowOf('Sita Rai');
  await user.click(screen.getByRole('button', { name: /^Delete order/ }));
  const dialog = screen.getByRole('dialog', { name: 'Delete order K7F3QD?' });
  expect(world.orders).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Delete order' }));
  expect(await screen.findByText('Order deleted successfully')).toBeInTheDocument();
  expect(await screen.findByText('No pending orders')).toBeInTheDocument();
  expect(world.orders).toHaveLength(0);
});

test("shows 'Failed to delete order' and keeps the dialog when it cannot be deleted", async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder()] });
  await rowOf('Sita Rai');
  await user.click(screen.getByRole('button', { name: /^Delete order/ }));
  world.behaviour = 'failing';
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete order' }));
  expect(await screen.findByText('Failed to delete order')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('shows an error when orders cannot be loaded; Retry loads them', async () => {
  expectConsoleError(/^new orders ApiError: Something went wrong\. Please try again\./);
  const { user, world } = openDashboard('/admin/orders', { behaviour: 'failing', orders: [makeOrder()] });
  expect(screen.getByText('Loading orders')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Failed to load orders')).toHaveLength(2));
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('Sita Rai');
});

test('P15: a cancelled order cannot be edited', async () => {
  openDashboard('/admin/orders?status=cancelled', { orders: [makeOrder({ status: 'cancelled' })] });
  await rowOf('Sita Rai');
  expect(screen.getByRole('button', { name: /^Edit order/ })).toBeDisabled();
});

test('on a phone orders are cards, with a number to call', async () => {
  openDashboard('/admin/orders', { isWide: false, orders: [makeOrder({ phone: '+977 984-1234567' })] });
  const list = await screen.findByRole('list', { name: 'Orders' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(within(list).getByRole('link', { name: '+977 984-1234567' })).toHaveAttribute(
    'href',
    'tel:+9779841234567',
  );
});

test.each([
  ['table', true],
  ['card', false],
])('in a %s a word about an allergy stands out', async (_, isWide) => {
  const item = [makeItem({ requests: 'Peanut allergy, less ice' })];
  openDashboard('/admin/orders', { isWide, orders: [makeOrder({ item })] });
  expect(await screen.findByText('Peanut allergy', { selector: 'mark span' })).toBeInTheDocument();
  expect(screen.queryByText(/less ice/, { selector: 'mark span' })).not.toBeInTheDocument();
});

test('empty columns leave their room to the items', async () => {
  const { container } = openDashboard('/admin/orders', { orders: [makeOrder({ email: null })] });
  await rowOf('Sita Rai');
  const [, , , , , email, phone] = [...container.querySelectorAll('col')].map(({ style }) => style.width);
  expect([email, phone]).toEqual(['calc(5ch + 16px)', 'calc(10.5ch + 16px)']);
});

test('C71: the lasting code stands before the row number', async () => {
  openDashboard('/admin/orders', { isWide: false, orders: [makeOrder({ code: 'K7F3QD' })] });
  expect(await screen.findByText('K7F3QD', { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status of order K7F3QD' })).toBeInTheDocument();
  for (const action of ['Print', 'Edit', 'Delete'])
    expect(screen.getByRole('button', { name: `${action} order K7F3QD` })).toBeInTheDocument();
});
