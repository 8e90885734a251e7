import { screen, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const atTable = (tableConfirmed: boolean | null) =>
  makeOrder({
    fullName: null,
    phone: null,
    address: null,
    deliveryOption: null,
    tableNumber: '4',
    tableConfirmed,
  });

const flag = () => screen.queryByText('Confirm at table');

test.each([
  ['table', true],
  ['card', false],
])(
  'C51, P18: in the %s an order without its table’s code is marked until staff confirm it',
  async (_, isWide) => {
    const { user, world } = openDashboard('/admin/orders', { isWide, orders: [atTable(false)] });
    expect(await screen.findByText('Confirm at table')).toBeInTheDocument();
    const confirm = screen.getByRole('button', { name: /^Confirm: order \w+ is from table 4$/ });
    expect(confirm).toHaveTextContent(/^Confirm$/);
    await user.click(confirm);
    expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
    expect(flag()).not.toBeInTheDocument();
    expect(world.orders).toMatchObject([{ tableConfirmed: true, status: 'pending' }]);
  },
);

test.each([
  ['came with the code', atTable(true)],
  ['is from before there were codes', atTable(null)],
  ['goes to a place', makeOrder()],
])('C51: an order that %s is not marked', async (_, order) => {
  openDashboard('/admin/orders', { orders: [order] });
  expect(await screen.findAllByRole('row')).toHaveLength(2);
  expect(flag()).not.toBeInTheDocument();
});

test('C99: a conflict names who changed the order; the mark stays until the list reloads', async () => {
  const order = atTable(false);
  const { user, world } = openDashboard('/admin/orders', { orders: [order] });
  const confirm = await screen.findByRole('button', { name: /^Confirm: order \w+ is from table 4$/ });
  world.orders = [{ ...order, version: 2 }];
  await user.click(confirm);
  const [message] = await screen.findAllByText(/changed this order/);
  expect(within(document.body).getByText('Confirm at table')).toBeInTheDocument();
  expect(message).toBeInTheDocument();
});
