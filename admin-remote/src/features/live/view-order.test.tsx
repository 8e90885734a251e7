import { act, screen, waitFor } from '@testing-library/react';
import { FakeAudio } from '../../../test/fake-audio';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard } from '../../../test/open-dashboard';
import { openLive } from '../../../test/open-live';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());
afterEach(closeDashboard);

const later = { createdAt: '2026-11-20T11:00:00.000Z', totalAmount: 900 };

test('the View button opens the order from another tab', async () => {
  const { socket, world, user, history } = await openLive('/admin/customers');
  world.orders = [makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' }), ...world.orders];
  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(history.location).toMatchObject({ pathname: '/admin/orders', hash: '#order-new-one' });
  expect((await screen.findByText('Sita Rai')).closest('tr')).toHaveAttribute('id', 'order-new-one');
});

test('C229: the View button opens an order that was accepted automatically', async () => {
  const { socket, world, user, history } = await openLive('/admin/orders');
  const order = makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai', status: 'processing' });
  world.orders = [order, ...world.orders];
  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect((await screen.findByText('Sita Rai')).closest('tr')).toHaveAttribute('id', 'order-new-one');
  expect(history.location.hash).toBe('#order-new-one');
});

test('the View button opens an order that a colleague accepted meanwhile', async () => {
  const { socket, world, user } = await openLive('/admin/orders');
  world.orders = [makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' }), ...world.orders];
  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await screen.findByText('Sita Rai');
  world.orders = world.orders.map((order) =>
    order._id === 'new-one' ? { ...order, status: 'processing', version: 2 } : order,
  );
  act(() => socket.receive('order-changed', { _id: 'new-one' }));
  await waitFor(() => expect(screen.queryByText('Sita Rai')).not.toBeInTheDocument());
  await screen.findByRole('link', { name: 'Orders 1 pending' });
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect((await screen.findByText('Sita Rai')).closest('tr')).toHaveAttribute('id', 'order-new-one');
});
