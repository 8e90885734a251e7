import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { ordered, placedOrder } from '../../test/orders';
import OrderPage from './OrderPage';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();

/** Opens the link of a guest's order. */
function open(status: 'pending' | 'completed') {
  const item = [ordered({ quantity: 2, price: 100, requests: 'less sugar' })];
  shop.world.orders = [placedOrder('order-1', { code: '4Y2T8X', status, item })];
  return renderPage(<OrderPage />, {
    path: `/order/4Y2T8X?key=${mockOrderKey('order-1')}`,
    route: '/order/:code',
  });
}

test('C204: an order that is done can be ordered again from its slip, also by a guest', async () => {
  const { user } = open('completed');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('2 items are in your cart')).toBeInTheDocument();
  expect(screen.getByText(/^Espresso is Rs 120.00 now, it was Rs 100.00/)).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
    { _id: 'product-coffee-1', quantity: 2, requests: 'less sugar', price: 120 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
});

test('C204: an order under way cannot be ordered again yet', async () => {
  open('pending');
  await screen.findByRole('heading', { level: 1, name: 'Waiting for the shop' });
  expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
});
