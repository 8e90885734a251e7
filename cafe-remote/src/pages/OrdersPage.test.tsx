import type { Order } from '@storefront/shared/contract/entities/order';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ordered, placedOrder } from '../../test/orders';
import OrdersPage from './OrdersPage';

const shop = mockShop();

/** Opens the list of a member who placed these orders. */
function open(orders: readonly Order[], path = '/orders') {
  const person = shop.signIn();
  shop.world.orders = [
    ...orders.map((order) => ({ ...order, user: person._id })),
    placedOrder('of-another', { user: 'another' }),
  ];
  return renderPage(<OrdersPage />, { path, route: '/orders', person });
}

const cards = () => screen.findAllByRole('article');
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('C194: the order under way comes first, as a slip to follow; the others tell how they ended', async () => {
  const code = '4Y2T8X';
  open([
    placedOrder('one', {
      tableNumber: '3',
      item: [ordered({ quantity: 2 }), ordered({ productId: 'x', name: 'Momo' })],
    }),
    placedOrder('two', {
      status: 'cancelled',
      cancelledBy: 'shop',
      acceptedAt: null,
      createdAt: '2026-11-13T07:35:00.000Z',
    }),
    placedOrder('three', {
      code,
      status: 'processing',
      deliveryOption: 'Lakeside',
      createdAt: '2026-11-10T06:00:00.000Z',
    }),
    placedOrder('four', {
      status: 'cancelled',
      cancelledBy: 'customer',
      createdAt: '2026-11-12T07:35:00.000Z',
    }),
  ]);
  const [first, second, third, fourth, ...none] = await cards();
  expect(none).toEqual([]);
  expect(first).toHaveTextContent(/^4Y2T8XRs 470\.00.* · DeliveryBeing preparedWe are preparing your order/);
  expect(within(first as HTMLElement).getByRole('link', { name: 'Follow the order' })).toHaveAttribute(
    'href',
    '/order/4Y2T8X',
  );
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/14 Nov, 1:20 PM · Table 3Done, \+9 points2 × Espresso, Momo/);
  expect(third).toHaveTextContent(/13 Nov.*Refused/);
  expect(fourth).toHaveTextContent(/12 Nov.*Cancelled/);
  expect(screen.getByText('4 orders')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(document.title).toBe('My orders · Chowk');
});

test('C194: an order under way is followed, and can be ordered again once it is done', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open([placedOrder('one', { status: 'processing', createdAt: minutesAgo(30) })]);
  await screen.findByText('Being prepared');
  shop.world.orders = shop.world.orders.map((order) => ({ ...order, status: 'completed' }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText('Done, +9 points')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order again' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('C237: a card says for when its order is, until the shop accepts it', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T06:15:00Z'));
  const slotAt = '2026-11-20T12:45:00.000Z';
  open([
    placedOrder('one', { status: 'pending', slotAt }),
    placedOrder('two', { status: 'processing', slotAt }),
    placedOrder('three', { status: 'completed', slotAt }),
  ]);
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  const [waiting, ...others] = await cards();
  expect(waiting).toHaveTextContent('Waiting for the shopFor 6:30 to 6:45 PM');
  for (const card of others) expect(card).not.toHaveTextContent('6:45');
  clock.mockRestore();
});

test('C194: ten orders, then the older ones', async () => {
  const orders = Array.from({ length: 12 }, (_, index) =>
    placedOrder(`order-${index}`, { createdAt: new Date(Date.UTC(2026, 10, 20 - index)).toISOString() }),
  );
  const { user } = open(orders);
  expect(await cards()).toHaveLength(10);
  expect(screen.getByText('12 orders')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  await waitFor(async () => expect(await cards()).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument();
});

test('C194: a year in the address; another one by the select', async () => {
  const { user, history } = open(
    [placedOrder('new'), placedOrder('old', { createdAt: '2025-03-01T06:00:00.000Z' })],
    '/orders?year=2025',
  );
  expect(await screen.findByText('1 order in 2025')).toBeInTheDocument();
  expect(await cards()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), 'All years');
  expect(await screen.findByText('2 orders')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(await screen.findByText('1 order in 2026')).toBeInTheDocument();
  expect(history.location.search).toBe('?year=2026');
});

test('C194: the select of the year keeps the focus, and the list stays, until another year is loaded', async () => {
  const orders = Array.from({ length: 11 }, (_, index) => placedOrder(`order-${index}`));
  const { user } = open([...orders, placedOrder('old', { createdAt: '2025-03-01T06:00:00.000Z' })]);
  const year = await screen.findByRole('combobox', { name: 'Year' });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('12 orders');
  expect(screen.getByRole('button', { name: 'Show older orders' })).toBeInTheDocument();
  let answer = (_: unknown) => {};
  answerEach(shop.server, 'listMyOrders', () => new Promise((resolve) => (answer = resolve)));
  year.focus();
  await user.selectOptions(year, '2025');
  expect(year).toHaveValue('2025');
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  expect(await cards()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument();
  answer({ orders: [], total: 0, years: [2026, 2025] });
  expect(await screen.findByText('0 orders in 2025')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(year).toHaveFocus();
});

test('a member without orders is led to the menu', async () => {
  open([]);
  expect(await screen.findByText('Your first order shows here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu');
});

test('a failure offers Retry, which loads the orders', async () => {
  shop.world.behaviour = 'failing';
  const { user } = open([placedOrder('one')]);
  await screen.findByText('We could not load your orders');
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toHaveLength(1);
});

test('C86, C194: with a server that lacks the list the page says so, and has no tabs', async () => {
  shop.server.use(
    http.get('*/order/mine', () =>
      HttpResponse.json({ success: false, message: 'Not found', data: null }, { status: 404 }),
    ),
  );
  open([placedOrder('one')]);
  expect(await screen.findByText('This shop keeps no list of your orders')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
});
