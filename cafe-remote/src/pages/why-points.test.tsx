import type { Order } from '@storefront/shared/contract/entities/order';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import { openCheckout, slip } from '../../test/open-checkout';
import { ordered } from '../../test/orders';
import CartPage from './CartPage';
import OrderPage from './OrderPage';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();
const WHY = 'Why this number?';
const CAFE = /^Cafe: 2 points for every Rs 100\.00 of Rs/;

test('C272: the cart explains its points when somebody asks', async () => {
  const momo = { _id: 'product-plates-1', name: 'Chicken Momo', price: 320, quantity: 2, requests: '' };
  localStorage.setItem('cart', JSON.stringify([momo]));
  const { user } = renderPage(<CartPage />, { path: '/cart', route: '/cart' });
  const summary = within(screen.getByRole('complementary', { name: 'Cart summary' }));
  const rule = await summary.findByText(CAFE);
  expect(rule).not.toBeVisible();
  await user.click(summary.getByText(WHY));
  expect(rule).toBeVisible();
  expect(rule).toHaveTextContent('of Rs 640.00 to pay, rounded down: 12');
});

test('C272: the checkout counts delivery and redeemed points, and shows the lots behind the balance', async () => {
  const { user, choosePlace } = openCheckout({ person: shop.signIn() });
  await choosePlace('Lakeside');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '20');
  await user.click(await slip().findByText(WHY));
  expect(slip().getByText(CAFE)).toHaveTextContent(
    'of Rs 270.00 to pay, with delivery, after your points, rounded down: 5',
  );
  const [ofBalance] = screen.getAllByText(WHY);
  if (ofBalance) await user.click(ofBalance);
  expect(await screen.findByText(/^until \d+ \w+ \d{4}$/)).toHaveTextContent('85 until');
});

test('C272: says that the lots could not be read, with a Retry', async () => {
  answerCall(shop.server, 'getPoints', 500);
  const { user } = openCheckout({ person: shop.signIn() });
  const [ofBalance] = await screen.findAllByText(WHY);
  if (ofBalance) await user.click(ofBalance);
  expect(await screen.findByText('Your points could not be read')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

const anOrder = (pointsEarned: number): Order => ({
  _id: 'order-1',
  code: '4Y2T8X',
  fullName: 'Asha Gurung',
  user: shop.world.users.find(({ role }) => role !== 'admin')?._id ?? null,
  email: null,
  phone: '9841234567',
  address: 'Lane 3',
  deliveryOption: 'Lakeside',
  deliveryLocation: 'Lakeside',
  tableNumber: null,
  status: 'completed',
  subtotal: 370,
  deliveryFee: 50,
  redeemedPoints: 0,
  pointsEarned,
  totalAmount: 420,
  createdAt: new Date().toISOString(),
  version: 1,
  item: [ordered({ productId: 'product-coffee-4', name: 'Cold Brew', price: 185, quantity: 2 })],
});

test.each([
  [8, 'Cafe: 2 points for every Rs 100.00 of Rs 420.00 to pay, with delivery, rounded down: 8'],
  [7, null],
])(
  'C272: an order that earned %p points says why, as far as today’s rule gives them',
  async (points, text) => {
    const person = shop.signIn();
    shop.world.orders = [{ ...anOrder(points), user: person._id }];
    renderPage(<OrderPage />, { path: '/order/4Y2T8X', route: '/order/:code', person });
    expect(await screen.findByText(`${points} points`)).toBeInTheDocument();
    if (text === null) expect(screen.queryByText(CAFE)).not.toBeInTheDocument();
    else expect(await screen.findByText(CAFE)).toHaveTextContent(text);
  },
);
