import type { Order } from '@storefront/shared/contract/entities/order';
import type { User } from '@storefront/shared/contract/entities/user';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
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

/** The lots of the demo's customer. */
const LOTS = /^until \d+ \w+ \d{4}$/;

/** A section of the checkout. */
const inSection = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body);

function openCart(person?: User) {
  const momo = { _id: 'product-plates-1', name: 'Chicken Momo', price: 320, quantity: 2, requests: '' };
  localStorage.setItem('cart', JSON.stringify([momo]));
  return renderPage(<CartPage />, { path: '/cart', route: '/cart', ...(person && { person }) });
}

test('C272: the cart explains its points when somebody asks, to a guest by the rule alone', async () => {
  const { user } = openCart();
  const summary = within(screen.getByRole('complementary', { name: 'Cart summary' }));
  await user.click(await summary.findByText(WHY));
  expect((await summary.findByText(CAFE)).closest('p')).toHaveTextContent(
    'of Rs 640.00 to pay, rounded down: 12',
  );
  expect(shop.requests.filter((request) => request.includes('points'))).toEqual([]);
  expect(summary.queryByText(LOTS)).not.toBeInTheDocument();
});

test('C272: the cart shows a member the lots too', async () => {
  const person = shop.signIn();
  shop.world.carts.set(person._id, [
    {
      _id: 'line-1',
      itemId: 'product-plates-1',
      type: 'product',
      quantity: 2,
      selectedColor: null,
      selectedSize: null,
      requests: '',
      tableNumber: null,
      addedAt: '2026-01-01T00:00:00.000Z',
    },
  ]);
  const { user } = openCart(person);
  const summary = within(await screen.findByRole('complementary', { name: 'Cart summary' }));
  await user.click(await summary.findByText(WHY));
  expect(await summary.findByText(CAFE)).toBeVisible();
  expect((await summary.findByText(LOTS)).closest('p')).toHaveTextContent('85 until');
});

test('C272: the checkout counts delivery and redeemed points, and shows the lots at both figures', async () => {
  const { user, choosePlace } = openCheckout({ person: shop.signIn() });
  await choosePlace('Lakeside');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '20');
  await user.click(await slip().findByText(WHY));
  expect((await slip().findByText(CAFE)).closest('p')).toHaveTextContent(
    'of Rs 270.00 to pay, with delivery, after your points, rounded down: 5',
  );
  expect((await slip().findByText(LOTS)).closest('p')).toHaveTextContent('85 until');
  const balance = inSection('Use your points');
  await user.click(balance.getByText(WHY));
  expect((await balance.findByText(/^Cafe: 2 points for every/)).closest('p')).toHaveTextContent(
    'Closet: 50 from Rs 5,000.00, 100 from Rs 10,000.00, 150 above Rs 15,000.00.',
  );
  expect((await balance.findByText(LOTS)).closest('p')).toHaveTextContent('85 until');
});

test('C272: says that the lots could not be read, with a Retry', async () => {
  answerCall(shop.server, 'getPoints', 500);
  const { user } = openCheckout({ person: shop.signIn() });
  const balance = inSection('Use your points');
  await user.click(balance.getByText(WHY));
  expect(await balance.findByText('Your points could not be read')).toBeInTheDocument();
  expect(balance.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('C272: a server that knows only §7 tells no lots, and the rule stays', async () => {
  answerCall(shop.server, 'getPoints', 404);
  const { user } = openCheckout({ person: shop.signIn() });
  const balance = inSection('Use your points');
  await user.click(balance.getByText(WHY));
  expect(await balance.findByText(/^Cafe: 2 points for every/)).toBeInTheDocument();
  await waitFor(() => expect(shop.requests.filter((request) => request.includes('points'))).toHaveLength(1));
  await waitFor(() => expect(balance.queryByText('Loading your points…')).not.toBeInTheDocument());
  expect(balance.queryByText('Your points could not be read')).not.toBeInTheDocument();
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

const openOrder = (about: Partial<Order>, key?: string) => {
  const person = shop.signIn();
  shop.world.orders = [{ ...anOrder(8), user: person._id, ...about }];
  const path = `/order/4Y2T8X${key ? `?key=${key}` : ''}`;
  return renderPage(<OrderPage />, { path, route: '/order/:code', person });
};

test.each([
  [{}, '8 points', 'Cafe: 2 points for every Rs 100.00 of Rs 420.00 to pay, with delivery, rounded down: 8'],
  [{ pointsEarned: 7 }, '7 points', 'This order earned its points by an older rule.'],
  [{ pointsEarned: 0, redeemedPoints: 20, totalAmount: 400 }, '20 points', 'The oldest are spent first'],
  [{ status: 'cancelled', redeemedPoints: 20 }, '20 points', 'a cancelled order gives them back'],
] as const)(
  'C272: the page of an order with %j explains its %s, with the lots',
  async (about, points, text) => {
    const { user } = openOrder(about);
    const note = (await screen.findByText(points, { selector: 'b' })).closest('div');
    const box = within(note ?? document.body);
    await user.click(box.getByText(WHY));
    expect((await box.findByText(LOTS)).closest('p')).toHaveTextContent('85 until');
    expect(note).toHaveTextContent(text);
  },
);

test('C272: the link of a member’s order shows nobody’s lots', async () => {
  const { user } = openOrder({}, mockOrderKey('order-1'));
  await screen.findByText('8 points');
  await user.click(screen.getByText(WHY));
  expect(await screen.findByText(CAFE)).toBeInTheDocument();
  expect(screen.queryByText(LOTS)).not.toBeInTheDocument();
  expect(shop.requests.filter((request) => request.includes('points'))).toEqual([]);
});

test('C272: the offer to keep an order says how its points come about', async () => {
  shop.world.orders = [{ ...anOrder(8), user: null, email: 'a@b.co', status: 'pending' }];
  const path = `/order/4Y2T8X?key=${mockOrderKey('order-1')}`;
  const { user } = renderPage(<OrderPage />, { path, route: '/order/:code' });
  const offer = within(await screen.findByRole('region', { name: 'Keep this order and earn 8 points' }));
  await user.click(offer.getByText(WHY));
  expect((await offer.findByText(CAFE)).closest('p')).toHaveTextContent(/: 8$/);
});
