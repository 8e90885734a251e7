import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

test('P33: beyond 100 every count says 100+, with the sum', async () => {
  const orders = Array.from({ length: 108 }, () => makeOrder({ totalAmount: 10 }));
  openDashboard('/admin/orders', { orders });
  expect(await screen.findByText('100+ pending, more than Rs 1,000.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Orders 100+ pending' })).toBeInTheDocument();
  expect(screen.getAllByText('100+')).toHaveLength(2);
  expect(document.title).toBe('(100+) Dashboard · Chowk');
});

test('an order deleted in another window is named as such, and leaves the list', async () => {
  const orders = [makeOrder({ fullName: 'Sita Rai' }), makeOrder({ fullName: 'Maya Rai', code: 'K7F3QD' })];
  const { user, world } = openDashboard('/admin/orders', { orders });
  const statusOf = async (name: string) =>
    within((await screen.findByText(name)).closest('tr') as HTMLElement).getByRole('combobox');
  const status = await statusOf('Sita Rai');
  await statusOf('Maya Rai');
  await user.click(screen.getByRole('button', { name: 'Delete order K7F3QD' }));
  world.orders = [];
  await user.click(screen.getByRole('button', { name: 'Delete order' }));
  expect(await screen.findByText('This order was deleted in another window.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(status).not.toBeInTheDocument());
});

test('P42: a status that leaves a customer owing points says so, and the order shows it', async () => {
  const about = { user: 'person-customer', status: 'completed', pointsEarned: 100 } as const;
  const orders = [makeOrder({ ...about, code: 'FIRST' }), makeOrder({ ...about, code: 'OTHER' })];
  const { user } = openDashboard('/admin/orders?status=completed', { orders });
  const select = await screen.findByRole('combobox', { name: 'Status of order FIRST' });
  expect(screen.queryByText(/owes/)).not.toBeInTheDocument();
  await user.selectOptions(select, 'Cancelled');
  expect(await screen.findByText(/now owes \d+ points/)).toBeInTheDocument();
  const other = (await screen.findByText('OTHER')).closest('tr');
  await waitFor(() => expect(other).toHaveTextContent(/owes \d+ points/));
});

test('the status of an order deleted in another window cannot be changed, and the message says why', async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder({ fullName: 'Sita Rai' })] });
  const row = (await screen.findByText('Sita Rai')).closest('tr') as HTMLElement;
  world.orders = [];
  await user.selectOptions(within(row).getByRole('combobox'), 'processing');
  expect(await screen.findByText('This order was deleted in another window.')).toBeInTheDocument();
});
