import { placeGuestOrder } from '@storefront/shared/api/orders';
import { rememberMemberOrders, rememberOrder } from '@storefront/shared/cart/followed-orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { User } from '@storefront/shared/contract/entities/user';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { act, screen, waitFor } from '@testing-library/react';
import { OrderStrip } from './OrderStrip';

const shop = mockShop();

/** Places an order as a guest of this browser does. */
async function order(): Promise<string> {
  const body = {
    data: { fullName: 'Sita Rai', address: 'House 14', phone: '9841234567', email: '', points: 0 },
    deliveryLocation: 'Pick-up',
    deliveryOption: 'Pick up',
    item: [{ _id: 'product-coffee-4', quantity: 1 }],
  };
  const receipt = await placeGuestOrder(body, crypto.randomUUID());
  rememberOrder(receipt, false);
  return receipt?.code ?? '';
}

const setStatus = (status: 'processing' | 'completed' | 'cancelled') => {
  shop.world.orders = shop.world.orders.map((one) => ({ ...one, status, cancelledBy: 'shop' }));
};

const open = (path = '/', person?: User) =>
  renderPage(
    <main>
      <OrderStrip />
    </main>,
    { path, ...(person && { person }) },
  );
const stored = () => JSON.parse(localStorage.getItem('ordersUnderWay') ?? '[]');

test('C193: an order under way shows its state and leads to its page', async () => {
  const code = await order();
  const [{ key }] = stored();
  open();
  expect(await screen.findByText('Waiting for the shop')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/order/${code}?key=${key}`);
  expect(document.documentElement.dataset.orders).toBe('1');
});

test('C471: a guest sees no order that only a session opens, also if no call answers', async () => {
  answerCall(shop.server, 'followOrder', 500);
  await order();
  rememberMemberOrders(['MEMBER']);
  open();
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText(/MEMBER/)).not.toBeInTheDocument();
});

test('C471: signed in, an order that the account took over loses its key', async () => {
  const code = await order();
  const person = shop.signIn();
  shop.world.orders = shop.world.orders.map((one) => ({ ...one, user: person._id }));
  open('/', person);
  await waitFor(() => expect(stored()).toMatchObject([{ code, key: null }]));
  expect(screen.getByRole('link')).toHaveAttribute('href', `/order/${code}`);
});

test('C193: it follows the order and leaves when the order is done', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await order();
  open();
  await screen.findByText('Waiting for the shop');
  setStatus('processing');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await screen.findByText('We are preparing your order');
  setStatus('completed');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  expect(stored()).toMatchObject([{ isOver: true }]);
  expect(document.documentElement.dataset).not.toHaveProperty('orders');
  jest.useRealTimers();
});

test.each([
  [{ paymentStatus: 'unpaid' }, / · Not paid yet$/],
  [{ paymentStatus: 'refused' }, / · Not paid yet$/],
  [{ paymentStatus: 'submitted' }, /^Order \w+$/],
  [{ paymentStatus: 'confirmed', paidAmount: 65 }, / · Rs 120\.00 still to pay$/],
  [{ paymentStatus: 'confirmed', paidAmount: 185 }, /^Order \w+$/],
  [{ paymentMethod: 'cash' }, /^Order \w+$/],
] as const)('C283: of an order by wallet with %j it says what is to pay', async (payment, text) => {
  await order();
  shop.world.orders = shop.world.orders.map((one) => ({
    ...one,
    totalAmount: 185,
    paymentMethod: 'esewa',
    ...payment,
  }));
  open();
  await screen.findByText('Waiting for the shop');
  expect(screen.getByText(/^Order \w+/)).toHaveTextContent(text);
});

test('C237: it says for when an order is, until the shop accepts it', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T06:15:00Z'));
  const code = await order();
  const slotAt = '2026-11-21T03:15:00.000Z';
  shop.world.orders = shop.world.orders.map((one) => ({ ...one, slotAt }));
  const { unmount } = open();
  expect(await screen.findByText(`${code} · For tomorrow, 9 to 9:15 AM`)).toBeInTheDocument();
  unmount();
  setStatus('processing');
  open();
  expect(await screen.findByText('We are preparing your order')).toBeInTheDocument();
  expect(screen.getByText(`Order ${code}`)).toBeInTheDocument();
  clock.mockRestore();
});

test('C206: it says by when the order is there, and when it waits at the counter', async () => {
  // Close to midnight the strip would name the day too.
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-20T06:15:00Z') });
  await order();
  const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString();
  const set = (step: 'accepted' | 'ready') => {
    shop.world.orders = shop.world.orders.map((one) => ({ ...one, status: 'processing', step, promisedAt }));
  };
  set('accepted');
  open();
  await screen.findByText(`Ready by ${timeOfDay(Date.parse(promisedAt))}`);
  set('ready');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await screen.findByText('Ready at the counter');
  jest.useRealTimers();
});

test('C193: a refused order stays in sight until somebody looks at it', async () => {
  await order();
  setStatus('cancelled');
  open();
  expect(await screen.findByText('We could not take this order')).toBeInTheDocument();
  expect(stored()).toHaveLength(1);
});

test('C193: two orders show, a third is counted; the page of an order shows none', async () => {
  for (let count = 0; count < 2; count += 1) await order();
  const code = await order();
  const { unmount } = open();
  await waitFor(() => expect(screen.getAllByText('Waiting for the shop')).toHaveLength(2));
  expect(screen.getAllByRole('link')[1]).toHaveTextContent(', 1 more');
  expect(document.documentElement.dataset.orders).toBe('2');
  unmount();
  open(`/order/${code}`);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.documentElement.dataset).not.toHaveProperty('orders');
});

test('C31, C193: a member’s order is kept without its key, and forgotten once nobody may see it', async () => {
  await order();
  rememberOrder({ _id: '1', id: '1', code: 'ABCDEF', key: 'secret' }, true);
  expect(stored()[0]).toMatchObject({ code: 'ABCDEF', key: null });
  open();
  await waitFor(() => expect(stored()).toHaveLength(1));
});

test('C401: a guest’s order that the server does not find keeps its key and its row', async () => {
  await order();
  const [{ key }] = stored();
  shop.world.orders = [];
  open();
  await waitFor(() => expect(shop.requests.some((call) => call.includes('order/follow/'))).toBe(true));
  await act(async () => {});
  expect(screen.getByRole('link')).toHaveTextContent('Your order');
  expect(stored()).toMatchObject([{ key }]);
});

test('C193, §7: a server that gives no link leaves no strip', () => {
  rememberOrder({ _id: '1', id: '1', code: 'ABCDEF' }, false);
  rememberOrder(null, false);
  expect(stored()).toEqual([]);
});

/** Signs the member in, whose orders these are. */
function memberWith(...orders: Partial<Order>[]): User {
  const person = shop.signIn();
  const [order] = shop.world.orders;
  shop.world.orders = orders.map((about, index) => ({
    ...(order as Order),
    _id: `own-${index}`,
    code: `CODE-${index}`,
    user: person._id,
    status: 'processing',
    ...about,
  }));
  return person;
}

test('C193, C194: a member’s orders from other devices show with the next page, and no page moves', async () => {
  const person = memberWith({}, { status: 'completed' }, { status: 'cancelled' }, { tableNumber: '7' });
  const { history } = open('/', person);
  await waitFor(() => expect(shop.requests).toContain('GET /api/v1/order/mine'));
  await act(async () => {});
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => history.push('/about'));
  expect(await screen.findByText('We are preparing your order')).toBeInTheDocument();
  expect(stored()).toMatchObject([{ code: 'CODE-0', key: null }]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/order/CODE-0');
});

test('C193: a member’s third order is behind “2 more orders”, which lead to My orders', async () => {
  const person = memberWith({}, {}, {});
  const { history } = open('/', person);
  await waitFor(() => expect(shop.requests).toContain('GET /api/v1/order/mine'));
  await act(async () => {});
  act(() => history.push('/about'));
  const more = await screen.findByRole('link', { name: /^2 more orders/ });
  expect(more).toHaveAttribute('href', '/orders');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  act(() => history.push('/orders'));
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
});

test('C86, C193: with a server that lacks the list, the strip shows what this browser remembers', async () => {
  for (let count = 0; count < 3; count += 1) await order();
  answerCall(shop.server, 'listMyOrders', 404);
  open('/', shop.signIn());
  await waitFor(() => expect(screen.getAllByText('Waiting for the shop')).toHaveLength(2));
  expect(screen.getAllByRole('link')[1]).toHaveTextContent(', 1 more');
});

test('C193: a guest’s strip asks for no list', async () => {
  await order();
  open();
  await screen.findByText('Waiting for the shop');
  expect(shop.requests.filter((request) => request.includes('/order/mine'))).toEqual([]);
});
