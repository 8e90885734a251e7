import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { espresso, openCheckout } from '../../test/open-checkout';

const shop = mockShop();

const newOrders = () => shop.world.orders.filter(({ item }) => item[0]?.productId === espresso.productId);
const CHECKING = 'Checking whether your order went through…';

/** Sends an order whose answer and lookup are lost, and leaves the page. */
async function loseTheAnswer({ arrives }: { readonly arrives: boolean }) {
  const page = openCheckout();
  await page.fillIn();
  let isOver = false;
  shop.server.use(
    http.post('*/order/placeorder', async ({ request }) => {
      if (isOver) return undefined;
      isOver = true;
      if (arrives) await fetch(request);
      return HttpResponse.error();
    }),
    http.get('*/order/bykey/:key', () => HttpResponse.error()),
  );
  await page.placeOrder();
  await screen.findByText(/it will not be ordered twice/);
  page.unmount();
  shop.server.resetHandlers();
}

test('P2: after a reload, reports the order that was placed, with cart and form cleared', async () => {
  localStorage.setItem('cart', JSON.stringify([{ ...espresso, _id: espresso.productId }]));
  await loseTheAnswer({ arrives: true });
  const { history } = openCheckout();
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(localStorage.getItem('cart')).toBeNull();
  expect(newOrders()).toHaveLength(1);
});

test.each([
  ['price', { price: 99 }],
  ['happy hour', { happyHour: 25 }],
])(
  'P2, C274: after a reload the order is recognised though the copy of the items has another %s',
  async (_, about) => {
    await loseTheAnswer({ arrives: true });
    openCheckout({ items: [{ ...espresso, ...about }] });
    expect(await screen.findByText('Order is placed')).toBeInTheDocument();
    expect(newOrders()).toHaveLength(1);
  },
);

test('P2: after a reload, an order that never arrived leaves the checkout as it was, and is placed once', async () => {
  await loseTheAnswer({ arrives: false });
  const { user, placeOrder } = openCheckout();
  await waitFor(() => expect(shop.requests.some((call) => call.includes('/order/bykey/'))).toBe(true));
  await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await placeOrder();
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  expect(newOrders()).toHaveLength(1);
});

test('P2: with another cart, reports the order that was placed and keeps the cart', async () => {
  await loseTheAnswer({ arrives: true });
  const { history } = openCheckout({ items: [{ ...espresso, quantity: 3 }] });
  expect(await screen.findByText('Your earlier order went through')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'PLACE ORDER' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/billing');
});

test('sends no lookup without an open attempt', async () => {
  openCheckout();
  expect(await screen.findByRole('button', { name: 'PLACE ORDER' })).toBeInTheDocument();
  expect(shop.requests.filter((call) => call.includes('/order/bykey/'))).toEqual([]);
});
