import { answerEach } from '@storefront/shared/dev/mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeAudio } from '../../../test/fake-audio';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard } from '../../../test/open-dashboard';
import { openConnecting, openLive } from '../../../test/open-live';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());
afterEach(closeDashboard);

const later = { createdAt: '2026-11-20T11:00:00.000Z', totalAmount: 900 };

test('P31: opening the dashboard rings no bell and marks no order as New', async () => {
  await openLive('/admin/orders');
  expect(await screen.findByText('Bikash Gurung')).toBeInTheDocument();
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  expect(FakeAudio.rings).toBe(0);
});

test('C42, C93: a new order appears without reload, is marked, announced, and rings once', async () => {
  const { socket, world } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  const order = makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' });
  world.orders = [order, ...world.orders];

  act(() => socket.receive('new-order', { _id: 'new-one' }));

  expect(await screen.findByText('New order, Rs 900.00')).toBeInTheDocument();
  expect(screen.getByText('Sita Rai, to Lakeside')).toBeInTheDocument();
  const row = (await screen.findByText('Sita Rai')).closest('tr');
  expect(row).toHaveTextContent('New');
  await waitFor(() => expect(FakeAudio.rings).toBe(1));
  expect(document.title).toMatch(/1 new order|Dashboard/);

  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  expect(FakeAudio.rings).toBe(1);
});

test('C42: an order that comes with its event is on the board without a call, and rings once', async () => {
  const { socket, server } = await openLive('/admin/board');
  await screen.findByText(/Bikash/);
  const order = makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' });
  const never = new Promise<never>(() => {});
  answerEach(server, 'listOrders', () => never);

  act(() => socket.receive('new-order', { _id: 'new-one', order }));
  expect(await screen.findByText('Sita Rai')).toBeInTheDocument();
  expect(screen.getByText('New order, Rs 900.00')).toBeInTheDocument();
  await waitFor(() => expect(FakeAudio.rings).toBe(1));

  act(() => socket.receive('new-order', { _id: 'new-one', order }));
  expect(screen.getAllByText('Sita Rai')).toHaveLength(1);
  expect(FakeAudio.rings).toBe(1);
});

test('§7: an event without an id reloads the orders and rings once', async () => {
  const { socket, world } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  world.orders = [makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' }), ...world.orders];
  act(() => socket.receive('new-order'));
  expect(await screen.findByText('New order, Rs 900.00')).toBeInTheDocument();
  expect(await screen.findByText('Sita Rai')).toBeInTheDocument();
  expect(FakeAudio.rings).toBe(1);
});

test('§7: an event without an id rings also if the order was on the list already', async () => {
  const { socket } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  act(() => socket.receive('new-order', {}));
  expect(await screen.findByText('New order')).toBeInTheDocument();
  expect(FakeAudio.rings).toBe(1);
});

test('P30: the title counts new orders until somebody touches the page', async () => {
  const { socket, world, user } = await openLive('/admin');
  world.orders = [makeOrder({ ...later, _id: 'new-one' }), ...world.orders];
  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await waitFor(() => expect(document.title).toBe('● 1 new order'));
  await user.keyboard('{Shift}');
  await waitFor(() => expect(document.title).toBe('(2) Dashboard · Chowk'));
});

test('C93: with the switch on, the bell repeats until somebody uses the page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { socket, world, user } = await openLive('/admin/settings');
  await user.click(await screen.findByRole('checkbox', { name: 'Repeat until acknowledged' }));
  const arrive = async (rings: number) => {
    FakeAudio.toneCount = 0;
    const order = makeOrder({ ...later });
    world.orders = [order, ...world.orders];
    act(() => socket.receive('new-order', { _id: order._id }));
    await waitFor(() => expect(FakeAudio.rings).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(FakeAudio.rings).toBe(rings);
  };
  await arrive(3);
  await user.keyboard('{Shift}');
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(FakeAudio.rings).toBe(3);

  await user.click(screen.getByRole('checkbox', { name: 'Repeat until acknowledged' }));
  await arrive(1);
  expect(window.localStorage.getItem('staff-bell-repeat')).toBe('off');
});

test('using an order removes its New mark', async () => {
  const { socket, world, user } = await openLive('/admin/orders');
  world.orders = [makeOrder({ ...later, _id: 'new-one', fullName: 'Sita Rai' }), ...world.orders];
  act(() => socket.receive('new-order', { _id: 'new-one' }));
  await screen.findByText('New');
  const row = within(screen.getByText('Sita Rai').closest('tr') as HTMLElement);
  await user.click(row.getByRole('button', { name: /^Edit order/ }));
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test('P32: an order that came before the socket first connected is announced and shown', async () => {
  const { socket, world } = await openConnecting('/admin/orders');
  await screen.findByText('Bikash Gurung');
  world.orders = [makeOrder({ ...later, fullName: 'Sita Rai' }), ...world.orders];
  act(() => socket.receive('connect'));
  expect(await screen.findByText('New order, Rs 900.00')).toBeInTheDocument();
  expect(await screen.findByText('Sita Rai')).toBeInTheDocument();
  await waitFor(() => expect(FakeAudio.rings).toBe(1));
});

test('P32: a reconnection announces the orders that came in meanwhile, with the bell', async () => {
  const { socket, world } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  act(() => socket.receive('disconnect', 'transport close'));
  expect(screen.getByText('Reconnecting')).toBeInTheDocument();
  world.orders = [
    makeOrder({ ...later, fullName: 'Second' }),
    makeOrder({ ...later, fullName: 'First' }),
    ...world.orders,
  ];
  act(() => socket.receive('connect'));
  expect(await screen.findByText('2 orders came in meanwhile')).toBeInTheDocument();
  expect(await screen.findAllByText('New')).toHaveLength(2);
  await waitFor(() => expect(FakeAudio.rings).toBe(2));
  expect(screen.getByText('Live')).toBeInTheDocument();
});

test('P32: a refused connection is shown as Offline and tried again', async () => {
  const { socket } = await openLive('/admin/orders');
  jest.useFakeTimers();
  socket.active = false;
  act(() => socket.receive('disconnect', 'io server disconnect'));
  expect(screen.getByText('Offline')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  expect(socket.connectCount).toBe(1);
});

test('P32: a shop that cannot be reached for long is shown as Offline, and as Live once it answers', async () => {
  const { socket } = await openLive('/admin/orders');
  act(() => socket.receive('disconnect', 'transport close'));
  for (let attempt = 1; attempt < 5; attempt += 1)
    act(() => socket.receive('connect_error', new Error('down')));
  expect(screen.getByText('Reconnecting')).toBeInTheDocument();
  act(() => socket.receive('connect_error', new Error('down')));
  expect(screen.getByText('Offline')).toBeInTheDocument();
  act(() => socket.receive('connect'));
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(await screen.findByText('Connected again. No order was missed.')).toBeInTheDocument();
});

test('a change in another window shows at once, without the bell', async () => {
  const { socket, world } = await openLive('/admin/orders', {
    orders: [makeOrder({ _id: 'one', fullName: 'Sita Rai' })],
  });
  await screen.findByText('Sita Rai');
  world.orders = world.orders.map((order) => ({ ...order, status: 'processing', version: 2 }));
  act(() => socket.receive('order-changed', { _id: 'one' }));
  expect(await screen.findByText('No pending orders')).toBeInTheDocument();
  expect(FakeAudio.rings).toBe(0);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test('C164: a pause in another window shows at once, and its end as well', async () => {
  const { socket, world } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  const settings = world.orderingSettings;
  world.orderingSettings = { ...settings, paused: { reason: 'no gas', until: null } };
  act(() => socket.receive('settings-changed'));
  expect(await screen.findByRole('link', { name: 'Orders paused' })).toBeInTheDocument();
  world.orderingSettings = { ...settings, paused: null };
  act(() => socket.receive('settings-changed'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Orders paused' })).not.toBeInTheDocument());
});

test('P32: polling finds an order without an event within a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { world } = await openLive('/admin/orders');
  await screen.findByText('Bikash Gurung');
  world.orders = [makeOrder({ ...later, fullName: 'Sita Rai' }), ...world.orders];
  act(() => jest.advanceTimersByTime(60_000));
  expect(await screen.findByText('New order, Rs 900.00')).toBeInTheDocument();
  expect(await screen.findByText('Sita Rai')).toBeInTheDocument();
});

test("the socket goes to the page's own origin with the session, and leaving the dashboard closes it", async () => {
  const { socket, unmount } = await openLive('/admin/orders');
  expect(socket.origin).toBe(window.location.origin);
  expect(socket.options).toEqual({ path: '/socket.io', withCredentials: true });
  unmount();
  expect(socket.isClosed).toBe(true);
});

test('the tab counts the pending orders', async () => {
  await openLive('/admin', { orders: [makeOrder(), makeOrder(), makeOrder({ status: 'completed' })] });
  expect(await screen.findByRole('link', { name: 'Orders 2 pending' })).toBeInTheDocument();
});
