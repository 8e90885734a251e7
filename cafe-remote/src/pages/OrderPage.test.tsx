import { rememberOrder } from '@storefront/shared/cart/followed-orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ordered } from '../../test/orders';
import OrderPage from './OrderPage';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();

const fresh = (): Order => ({
  _id: 'order-1',
  id: 'order-1',
  code: '4Y2T8X',
  fullName: 'Sita Rai',
  user: null,
  email: 'sita@example.com',
  phone: '9841234567',
  address: 'House 14, blue gate',
  deliveryOption: 'Lakeside',
  deliveryLocation: 'Lakeside',
  tableNumber: null,
  status: 'pending',
  subtotal: 370,
  deliveryFee: 50,
  redeemedPoints: 0,
  pointsEarned: 7,
  totalAmount: 420,
  createdAt: new Date().toISOString(),
  version: 1,
  acceptedAt: null,
  closedAt: null,
  cancelledBy: null,
  item: [
    ordered({
      productId: 'product-coffee-4',
      name: 'Himalayan Cold Brew',
      price: 185,
      quantity: 2,
      requests: 'less ice',
    }),
  ],
});

beforeEach(() => {
  shop.world.orders = [fresh()];
  FakeSocket.opened.length = 0;
});

/** Changes the order on the server. */
function change(changes: Partial<Order>): void {
  shop.world.orders = shop.world.orders.map((order) => ({ ...order, ...changes }));
}

const open = (key: string | null = mockOrderKey('order-1')) =>
  renderPage(<OrderPage />, {
    path: `/order/4Y2T8X${key === null ? '' : `?key=${key}`}`,
    route: '/order/:code',
  });

const headline = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('C191: the link shows what was ordered, what there is to pay, and how to reach the shop', async () => {
  open();
  await headline('Waiting for the shop');
  expect(document.title).toBe('Order 4Y2T8X · Chowk');
  expect(steps()).toEqual([
    expect.stringMatching(/^Placed\d+(:\d\d)? [AP]M$/),
    'Being prepared',
    'Delivered',
  ]);
  expect(screen.getByText('Live')).toBeInTheDocument();
  const slip = within(screen.getByRole('complementary', { name: 'What you ordered' }));
  expect(slip.getByText('Himalayan Cold Brew')).toBeInTheDocument();
  expect(slip.getByText('2 × Rs 185.00')).toBeInTheDocument();
  expect(slip.getByText('less ice')).toBeInTheDocument();
  expect(slip.getByText('Delivery to Lakeside').nextSibling).toHaveTextContent('Rs 50.00');
  expect(slip.getByText('To pay').nextSibling).toHaveTextContent('Rs 420.00');
  expect(screen.getByRole('link', { name: '980-0000000' })).toHaveAttribute('href', 'tel:+9779800000000');
  expect(screen.queryByText(/9841234567|@/)).not.toBeInTheDocument();
});

test.each([
  [{ status: 'processing' }, 'We are preparing your order'],
  [{ status: 'completed', deliveryOption: 'Lakeside' }, /^Delivered at /],
  [{ status: 'completed', deliveryOption: 'Pick up' }, /^Picked up at /],
  [{ status: 'completed', tableNumber: '4' }, /^Served at /],
  [{ status: 'cancelled', cancelledBy: 'customer' }, /^Cancelled at /],
  [{ status: 'cancelled', cancelledBy: 'shop' }, 'We could not take this order'],
] as const)('C190: of an order that is %j the page says %s', async (changes, said) => {
  change({ ...changes, closedAt: '2026-11-20T06:30:00Z' });
  open();
  await headline(said);
});

test('C191: a wrong link, and a link without its key, show the same page without names', async () => {
  for (const key of ['wrong', null]) {
    const { unmount } = open(key);
    await headline('This link does not open an order');
    expect(screen.queryByText('Sita Rai')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Menu' })).toBeInTheDocument();
    unmount();
  }
});

describe('C197: the page follows the order by itself', () => {
  afterEach(() => jest.useRealTimers());
  const accepted = () => change({ status: 'processing', acceptedAt: new Date().toISOString() });

  async function openLive() {
    const page = open();
    await headline('Waiting for the shop');
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
    const [socket] = FakeSocket.opened;
    if (!socket) throw new Error('no socket');
    return { ...page, socket };
  }

  test('by socket: an event without data makes it read the order again', async () => {
    const { socket } = await openLive();
    expect(socket.origin).toBe(`${window.location.origin}/order`);
    expect(socket.options).toMatchObject({ auth: { code: '4Y2T8X', key: mockOrderKey('order-1') } });
    act(() => socket.receive('connect'));
    accepted();
    act(() => socket.receive('order-changed'));
    await headline('We are preparing your order');
    expect(socket.isClosed).toBe(false);
    change({ status: 'completed', closedAt: new Date().toISOString() });
    act(() => socket.receive('order-changed'));
    await headline(/^Delivered at /);
    expect(socket.isClosed).toBe(false);
  });

  test('a connection that came back reads what it missed', async () => {
    const { socket } = await openLive();
    act(() => socket.receive('disconnect', 'transport close'));
    accepted();
    act(() => socket.receive('connect'));
    await headline('We are preparing your order');
  });

  test('by polling where no socket connects; a refused one is tried again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { socket } = await openLive();
    socket.active = false;
    act(() => socket.receive('connect_error', new Error('Invalid namespace')));
    accepted();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await headline('We are preparing your order');
    expect(screen.getByText('Live')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(socket.connectCount).toBe(1);
  });

  test('it is Live while the socket is; 20 s after the last news it says their time, and keeps the order', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { socket } = await openLive();
    act(() => socket.receive('connect'));
    shop.server.use(http.get('*/order/follow/:code', () => HttpResponse.error()));
    await act(() => jest.advanceTimersByTimeAsync(65_000));
    expect(screen.getByText('Live')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.getByText('Live')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText(/^Last seen \d+(:\d\d)? [AP]M$/)).toBeInTheDocument();
    await headline('Waiting for the shop');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  test('leaving the page closes the socket; an order that has ended opens none', async () => {
    const { socket, unmount } = await openLive();
    unmount();
    expect(socket.isClosed).toBe(true);
    change({ status: 'completed', closedAt: new Date().toISOString() });
    open();
    await headline(/^Delivered at /);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

const remembered = () => JSON.parse(localStorage.getItem('ordersUnderWay') ?? '[]');
const keep = (key: string) => rememberOrder({ _id: 'order-1', id: 'order-1', code: '4Y2T8X', key }, false);

describe('C401: the device keeps the key of a guest’s order', () => {
  test.each([null, 'wrong'])(
    'the address with the key %p opens the order by the key of the device',
    async (key) => {
      keep(mockOrderKey('order-1'));
      open(key);
      await headline('Waiting for the shop');
      expect(remembered()).toMatchObject([{ code: '4Y2T8X', key: mockOrderKey('order-1') }]);
    },
  );

  test('a 404 forgets nothing', async () => {
    keep('of-another-time');
    const { unmount } = open('wrong');
    await headline('This link does not open an order');
    expect(remembered()).toMatchObject([{ code: '4Y2T8X', key: 'of-another-time' }]);
    unmount();
    open();
    await headline('Waiting for the shop');
  });

  test('an order that ended opens without its key too, until the guest forgets it', async () => {
    keep(mockOrderKey('order-1'));
    change({ status: 'completed', closedAt: new Date().toISOString() });
    const { user, history } = open(null);
    await headline(/^Delivered at /);
    await waitFor(() => expect(remembered()).toMatchObject([{ code: '4Y2T8X', isOver: true }]));
    await user.click(screen.getByRole('button', { name: 'Forget this order on this device' }));
    expect(remembered()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Forget it' }));
    expect(history.location.pathname).toBe('/');
    expect(remembered()).toEqual([]);
  });
});

test('C193: once somebody has looked at an order that ended, it leaves the strip', async () => {
  rememberOrder({ _id: 'order-1', id: 'order-1', code: '4Y2T8X', key: mockOrderKey('order-1') }, false);
  const { unmount } = open();
  await headline('Waiting for the shop');
  expect(remembered()).toHaveLength(1);
  unmount();
  change({ status: 'cancelled', cancelledBy: 'shop' });
  open();
  await headline('We could not take this order');
  await waitFor(() => expect(remembered()).toMatchObject([{ isOver: true }]));
});

describe('C192: cancelling', () => {
  const YES = { name: 'Yes, cancel it' };

  test('C405: the first tap asks, and the order keeps its place in the queue', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    expect(shop.world.orders[0]?.status).toBe('pending');
    await user.click(dialog.getByRole('button', { name: 'Keep my order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shop.requests.filter((call) => call.includes('order/cancel'))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });

  test('while the shop has not accepted', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', YES));
    expect(await headline(/^Cancelled at /)).toHaveFocus();
    expect(screen.getByText('You cancelled this order. There is nothing to pay.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('too late: the page says so and shows the new status', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Cancel order' });
    change({ status: 'processing', acceptedAt: new Date().toISOString() });
    await user.click(button);
    await user.click(await screen.findByRole('button', YES));
    expect(await headline('We are preparing your order')).toHaveFocus();
    expect(
      screen.getByText('It is too late to cancel here. Call us and we see what we can do.'),
    ).toBeInTheDocument();
  });

  test('a failed call keeps the button and says what happened', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Cancel order' });
    shop.server.use(http.post('*/order/cancel/:code', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', YES));
    expect(await screen.findAllByText(/network|reach/i)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });
});

test('a failure to load keeps the way to call the shop, and Retry loads the order', async () => {
  shop.world.behaviour = 'failing';
  const { user } = open();
  await screen.findByText('We could not load your order');
  expect(screen.getByRole('link', { name: '980-0000000' })).toBeInTheDocument();
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => headline('Waiting for the shop'));
});

describe('C404: the link of an order to keep', () => {
  const placeHere = () =>
    rememberOrder({ _id: 'order-1', code: '4Y2T8X', key: mockOrderKey('order-1') }, false);
  const notice = () => screen.queryByText('Keep the link of this order');

  test('is shown by the tab that ordered where the browser stores nothing, with or without a key in the address', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    placeHere();
    full.mockRestore();
    const address = `/order/4Y2T8X?key=${mockOrderKey('order-1')}`;
    const first = open();
    await headline('Waiting for the shop');
    const link = await screen.findByRole('link', { name: `${window.location.origin}${address}` });
    expect(link).toHaveAttribute('href', address);
    expect(notice()).toBeInTheDocument();
    first.unmount();
    open(null);
    await headline('Waiting for the shop');
    expect(await screen.findByRole('link', { name: `${window.location.origin}${address}` })).toBeVisible();
  });

  test('is not shown where the browser stores the order, nor to who opens a link', async () => {
    placeHere();
    const first = open();
    await headline('Waiting for the shop');
    expect(notice()).not.toBeInTheDocument();
    first.unmount();
    localStorage.clear();
    open();
    await headline('Waiting for the shop');
    expect(notice()).not.toBeInTheDocument();
  });
});
