import { placeTableOrder } from '@storefront/shared/api/orders';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { keepWaiting, type UnsentOrder } from '../common/unsent-order';
import CartPage from './CartPage';

const shop = mockShop();

const flight = {
  _id: 'product-coffee-5',
  name: 'Tasting Flight',
  price: 480,
  quantity: 1,
  requests: 'oat milk',
};

function openTable(lines: readonly object[] = [flight]) {
  localStorage.setItem('tableCart_7', JSON.stringify(lines));
  return renderPage(<CartPage />, { path: '/cart?table=7', route: '/cart' });
}

const item = {
  productId: flight._id,
  type: 'product' as const,
  name: flight.name,
  price: flight.price,
  image: '',
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: flight.requests,
  lineId: null,
};

const waiting = (about: Partial<UnsentOrder> = {}): UnsentOrder => ({
  key: crypto.randomUUID(),
  payload: { tableNumber: '7', items: [{ _id: flight._id, type: 'product', quantity: 1 }], totalAmount: 480 },
  items: [item],
  since: Date.now(),
  ...about,
});

const order = () => screen.getByRole('button', { name: 'Order From table' });
const notice = () => screen.queryByText('Your order is not sent yet');

function goOffline() {
  shop.server.use(
    http.post('*/order/placefromtablepublic', () => HttpResponse.error()),
    http.get('*/order/bykey/:key', () => HttpResponse.error()),
  );
}

function goOnline() {
  shop.server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
}

test('P2: an order without a network is stored and shown, and sent when the network is back', async () => {
  const { user } = openTable();
  const before = shop.world.orders.length;
  goOffline();
  await user.click(order());
  expect(await screen.findByText('Your order is not sent yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Placing Order Please Wait..')).not.toBeInTheDocument());
  expect(screen.queryByText('Error placing order from table')).not.toBeInTheDocument();
  expect(screen.getByText(/1 item for Rs 480.00/)).toBeInTheDocument();
  goOnline();
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(shop.world.orders).toHaveLength(before + 1);
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'Tasting Flight' })).not.toBeInTheDocument(),
  );
});

test('P19: an order that arrived, but lost its answer, is not placed again', async () => {
  const before = shop.world.orders.length;
  const { user } = openTable();
  let step: 'first' | 'arriving' | 'lost' = 'first';
  shop.server.use(
    http.get('*/order/bykey/:key', () => HttpResponse.error()),
    http.post('*/order/placefromtablepublic', async ({ request }) => {
      if (step === 'arriving') return undefined;
      if (step === 'lost') return HttpResponse.error();
      step = 'arriving';
      await fetch(request);
      step = 'lost';
      return HttpResponse.error();
    }),
  );
  await user.click(order());
  expect(await screen.findByText('Your order is not sent yet')).toBeInTheDocument();
  goOnline();
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before + 1);
});

test('P2, P19: a reload and a second tab place the order once', async () => {
  const before = shop.world.orders.length;
  keepWaiting('7', waiting());
  openTable();
  renderPage(<CartPage />, { path: '/cart?table=7', route: '/cart' });
  expect((await screen.findAllByText('Order placed successfully from table')).length).toBeGreaterThan(0);
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(shop.world.orders).toHaveLength(before + 1);
});

const momo = { _id: 'product-plates-1', name: 'Chicken Momo', price: 320, quantity: 1, requests: '' };

test('P2, P19: before another order this tab asks about one that another tab stored, and that had arrived', async () => {
  const stored = waiting({ since: Date.now() - 16 * 60 * 1000 });
  await placeTableOrder(stored.payload, stored.key);
  const before = shop.world.orders.length;
  keepWaiting('7', stored);
  const { user } = openTable([flight, momo]);
  await user.click(order());
  expect(await screen.findByText('Your earlier order went through')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before);
  expect(notice()).not.toBeInTheDocument();
});

test('P19: a new order waits while a stored one is being sent', async () => {
  let release = () => {};
  const sending = new Promise<void>((resolve) => (release = resolve));
  const request = jest.fn(async (_name: string, work: () => Promise<unknown>) => {
    await sending;
    return work();
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const before = shop.world.orders.length;
  const { user } = openTable();
  await user.click(order());
  await waitFor(() => expect(request).toHaveBeenCalledWith('table-order:7', expect.any(Function)));
  expect(shop.requests).not.toContain('POST /api/v1/order/placefromtablepublic');
  release();
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before + 1);
  Reflect.deleteProperty(navigator, 'locks');
});

test('an order stored for long is sent only on request', async () => {
  const before = shop.world.orders.length;
  keepWaiting('7', waiting({ since: Date.now() - 16 * 60 * 1000 }));
  const { user } = openTable();
  expect(await screen.findByText(/if you are still at this table/)).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before + 1);
});

test('a discarded order is deleted', async () => {
  keepWaiting('7', waiting({ since: 0 }));
  const { user } = openTable();
  await user.click(await screen.findByRole('button', { name: 'Do not send' }));
  expect(notice()).not.toBeInTheDocument();
  expect(localStorage.getItem('waitingTableOrder_7')).toBeNull();
});

test('P4: a stored order that is refused shows the reason and is deleted; the cart stays', async () => {
  shop.server.use(
    http.post('*/order/placefromtablepublic', () =>
      HttpResponse.json({ success: false, message: 'We are closed', data: null }, { status: 409 }),
    ),
  );
  keepWaiting('7', waiting());
  openTable();
  expect(await screen.findByText('We are closed')).toBeInTheDocument();
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(screen.getByRole('listitem', { name: 'Tasting Flight' })).toBeInTheDocument();
});

test.each(['x', '{}', '{"key":1}', '[]', 'null'])('P24: ignores %s in the storage', async (text) => {
  localStorage.setItem('waitingTableOrder_7', text);
  openTable();
  expect(order()).toBeInTheDocument();
  expect(notice()).not.toBeInTheDocument();
});
