import {
  parseFollowedOrders,
  readFollowedText,
  rememberOrder,
} from '@storefront/shared/cart/followed-orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { User } from '@storefront/shared/contract/entities/user';
import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { ordered, placedOrder } from '../../test/orders';
import OrderPage from './OrderPage';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();

beforeEach(() => {
  const item = [ordered({ price: 185, quantity: 2 })];
  const sums = { subtotal: 370, deliveryFee: 50, totalAmount: 420, pointsEarned: 7, item };
  const about = { code: '4Y2T8X', status: 'pending', createdAt: new Date().toISOString() } as const;
  shop.world.orders = [placedOrder('order-1', { ...about, ...sums, acceptedAt: null, closedAt: null })];
});

/** Changes the order on the server. */
function change(changes: Partial<Order>): void {
  shop.world.orders = shop.world.orders.map((order) => ({ ...order, ...changes }));
}

const open = (person?: User) =>
  renderPage(<OrderPage />, {
    ...(person && { person }),
    path: `/order/4Y2T8X?key=${mockOrderKey('order-1')}`,
    route: '/order/:code',
  });

describe('C205: a guest keeps the order', () => {
  const offer = () => screen.findByRole('region', { name: 'Keep this order and earn 8 points' });

  test('signed out, the page leads to sign-up and login, and back', async () => {
    open();
    const here = encodeURIComponent(`/order/4Y2T8X?key=${encodeURIComponent(mockOrderKey('order-1'))}`);
    const ways = within(await offer());
    expect(ways.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup?next=${here}`);
    expect(ways.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?next=${here}`);
  });

  test('with the mailed code it is in the account, and its points are on their way', async () => {
    const person = shop.signIn();
    change({ email: person.email });
    const { user } = open(person);
    const form = within(await offer());
    await user.click(await form.findByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(form.getByLabelText(/OTP/)).toHaveValue('042042'));
    await user.click(form.getByRole('button', { name: 'Keep order' }));
    const points = await screen.findByText(/arrive when the order is done\./);
    expect(points.closest('p')).toHaveTextContent(/^8 points/);
    expect(points.closest('[aria-live="polite"]')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep order' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This order is in your account' })).toHaveFocus();
  });

  test('C471: the key leaves this browser with it, so that log-out takes it out of the strip', async () => {
    const person = shop.signIn();
    change({ email: person.email });
    rememberOrder({ _id: 'order-1', id: 'order-1', code: '4Y2T8X', key: mockOrderKey('order-1') }, false);
    const { user } = open(person);
    const form = within(await offer());
    await user.click(await form.findByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(form.getByLabelText(/OTP/)).toHaveValue('042042'));
    await user.click(form.getByRole('button', { name: 'Keep order' }));
    await screen.findByRole('heading', { name: 'This order is in your account' });
    await waitFor(() =>
      expect(parseFollowedOrders(readFollowedText())).toEqual([
        { code: '4Y2T8X', key: null, at: expect.any(Number), goods: [] },
      ]),
    );
  });

  test('a missing or wrong code and another address are named, and the code stays', async () => {
    const person = shop.signIn();
    change({ email: person.email });
    const { user } = open(person);
    const form = within(await offer());
    await user.click(form.getByRole('button', { name: 'Keep order' }));
    expect(form.getByText('Please enter the code that we mailed to you')).toBeInTheDocument();
    await user.type(form.getByLabelText(/OTP/), '111111');
    await user.click(form.getByRole('button', { name: 'Keep order' }));
    expect(await form.findByText(/Invalid OTP/)).toBeInTheDocument();
    change({ email: 'another@example.com' });
    await user.click(form.getByRole('button', { name: 'Keep order' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/another e-mail address/);
    expect(form.getByLabelText(/OTP/)).toHaveValue('111111');
  });

  test.each([
    ['of a table', { tableNumber: '4' }],
    ['without an address', { email: null }],
    ['of an account', { user: 'somebody' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('an order %s shows no offer', async (_kind, changes) => {
    change(changes);
    open();
    await screen.findByRole('complementary', { name: 'What you ordered' });
    expect(screen.queryByText(/Keep this order/)).not.toBeInTheDocument();
  });
});
