import type { Order } from '@storefront/shared/contract/entities/order';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeAudio } from '../../../../test/fake-audio';
import { makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { countNewOrders } from './steady-rows';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());
afterEach(closeDashboard);

const first = makeOrder({ _id: 'first', fullName: 'Sita Rai', code: 'K7F3QD' });
const second = makeOrder({ _id: 'second', fullName: 'Maya Lama', code: 'B2C3D4' });
const later = { createdAt: '2026-11-20T11:00:00.000Z' };

/** Opens the two orders with a clock that tests can move on. */
async function openOrders(isWide = true) {
  jest.useFakeTimers({ advanceTimers: true });
  const page = openDashboard('/admin/orders', { isWide, orders: [first, second] });
  await screen.findByText('Sita Rai');
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const arrive = (...names: string[]) => {
    const orders = names.map((fullName) => makeOrder({ ...later, fullName }));
    page.world.orders = [...orders, ...page.world.orders];
    for (const { _id } of orders) act(() => FakeSocket.opened[0]?.receive('new-order', { _id }));
  };
  return { ...page, arrive, rest: () => act(() => jest.advanceTimersByTimeAsync(12_000)) };
}

const status = (code = 'K7F3QD') => screen.getByRole('combobox', { name: `Status of order ${code}` });
const undo = () => screen.findByRole('button', { name: 'Undo: order K7F3QD is Pending again' });
const names = () =>
  screen
    .getAllByText(/Rai|Lama|Gurung|Thapa/, { selector: 'table bdi, table b' })
    .map((name) => name.textContent);

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'c'])(
  'C168: the key %s changes no status of a closed select',
  async (key) => {
    await openOrders();
    expect(fireEvent.keyDown(status(), { key })).toBe(false);
  },
);

test('C168: arrows show the options; Tab, Enter and shortcuts keep their meaning', async () => {
  await openOrders();
  const showPicker = jest.fn();
  Object.assign(status(), { showPicker });
  fireEvent.keyDown(status(), { key: 'ArrowDown' });
  expect(showPicker).toHaveBeenCalledTimes(1);
  for (const key of ['Tab', 'Enter', ' ', 'Escape']) expect(fireEvent.keyDown(status(), { key })).toBe(true);
  expect(fireEvent.keyDown(status(), { key: 'r', ctrlKey: true })).toBe(true);
});

test.each([
  ['row', true],
  ['card', false],
])('C168: undo gives a %s back to its place, with the focus', async (_, isWide) => {
  const { user, world } = await openOrders(isWide);
  await user.selectOptions(status(), 'Cancelled');
  expect(await undo()).toHaveFocus();
  expect(screen.getByText('is now Cancelled', { exact: false })).toBeInTheDocument();
  expect(status('B2C3D4')).toBeInTheDocument();
  await user.click(await undo());
  await waitFor(() => expect(status()).toHaveFocus());
  expect(status()).toHaveValue('pending');
  expect(world.orders.find(({ _id }) => _id === 'first')?.status).toBe('pending');
});

test('C168: undo ends after ten seconds; the row leaves later, and the next control takes the focus', async () => {
  const { user, rest } = await openOrders();
  await user.selectOptions(status(), 'Completed');
  await undo();
  await rest();
  await waitFor(() => expect(screen.queryByText('K7F3QD')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(status('B2C3D4')).toHaveFocus();
});

test('C168: new orders wait while the list is in use, and come in when it rests', async () => {
  const { user, arrive, rest } = await openOrders();
  await user.hover(status('B2C3D4'));
  arrive('Bikash Gurung', 'Ram Thapa');
  expect(await screen.findByRole('button', { name: '2 new orders' })).toBeInTheDocument();
  expect(names()).toEqual(['Sita Rai', 'Maya Lama']);
  await rest();
  await waitFor(() => expect(names()).toEqual(['Bikash Gurung', 'Ram Thapa', 'Sita Rai', 'Maya Lama']));
  expect(screen.queryByRole('button', { name: '2 new orders' })).not.toBeInTheDocument();
});

test('C168: a press shows the waiting orders at once and keeps the undo', async () => {
  const { user, arrive } = await openOrders();
  await user.selectOptions(status(), 'Processing');
  await undo();
  arrive('Bikash Gurung');
  await user.click(await screen.findByRole('button', { name: '1 new order' }));
  expect(await undo()).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent?.match(/Gurung|Rai|Lama/)?.[0])).toEqual([
    'Gurung',
    'Rai',
    'Lama',
  ]);
});

test('C168: an order that another window moved keeps its place while the list is in use', async () => {
  const { user, world } = await openOrders();
  await user.hover(status());
  world.orders = world.orders.map((order) =>
    order._id === 'first' ? { ...order, status: 'processing' as const, version: 2 } : order,
  );
  act(() => FakeSocket.opened[0]?.receive('order-changed', { _id: 'first' }));
  expect(await screen.findByText('left this list', { exact: false })).toBeInTheDocument();
  expect(status('B2C3D4')).toBeInTheDocument();
});

test('C168: orders that move up from the next page are not announced as new', () => {
  const orders = ['a', 'b', 'c', 'd'].map((_id) => makeOrder({ _id }));
  const [a, b, c, d] = orders as [Order, Order, Order, Order];
  expect(countNewOrders([b, c], [c, d])).toBe(0);
  expect(countNewOrders([b, c], [a, c, d])).toBe(1);
});

test('the View button shows an order that waits', async () => {
  const { user, arrive } = await openOrders();
  await user.hover(status());
  arrive('Bikash Gurung');
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await waitFor(() => expect(names()[0]).toBe('Bikash Gurung'));
});
