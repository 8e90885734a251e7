import type { Order } from '@storefront/shared/contract/entities/order';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ordered, placedOrder } from '../../test/orders';
import OrdersPage from './OrdersPage';

const shop = mockShop();

const momo = ordered({ productId: 'product-plates-1', name: 'Chicken Momo', price: 320 });
const shirt = ordered({
  productId: 'closet-1',
  type: 'closet',
  name: 'Everyday T-Shirt',
  price: 1250,
  selectedSize: 'M',
  selectedColor: 'Sand',
});

function open(about: Partial<Order>, path = '/orders') {
  const person = shop.signIn();
  shop.world.orders = [placedOrder('one', { user: person._id, ...about })];
  return renderPage(<OrdersPage />, { path, route: '/orders', person });
}

const again = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Order again' }));
const serverCart = () => [...shop.world.carts.values()].flat();

test('C204: nothing changed: the cart holds the order, with choices and requests', async () => {
  const page = open({ item: [ordered({ requests: 'less sugar' }), shirt] });
  await again(page);
  expect(await screen.findByText('2 items are in your cart')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(serverCart()).toMatchObject([
    { itemId: 'product-coffee-1', quantity: 1, requests: 'less sugar', tableNumber: null },
    { itemId: 'closet-1', type: 'closet', selectedSize: 'M', selectedColor: 'Sand' },
  ]);
});

test('C204: what is gone and what costs more stands in the card; Undo takes back what was added', async () => {
  const page = open({ item: [ordered(), momo, shirt] });
  shop.world.products = shop.world.products
    .filter(({ _id }) => _id !== 'product-coffee-1')
    .map((product) => (product._id === 'product-plates-1' ? { ...product, price: 350 } : product));
  await again(page);
  expect(await screen.findByText('2 of 3 are in your cart')).toBeInTheDocument();
  expect(screen.getByText('Espresso is not sold any more.')).toBeInTheDocument();
  expect(screen.getByText('Chicken Momo is Rs 350.00 now, it was Rs 320.00.')).toBeInTheDocument();
  expect(serverCart()).toHaveLength(2);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(serverCart()).toEqual([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus());
});

test('C204: Undo leaves what was in the cart before', async () => {
  const page = open({ item: [ordered({ quantity: 2 })] });
  const [person] = shop.world.users.filter(({ role }) => role === 'customer');
  shop.world.carts.set(person?._id ?? '', [
    {
      _id: 'line-before',
      itemId: 'product-coffee-1',
      type: 'product',
      quantity: 3,
      selectedColor: null,
      selectedSize: null,
      requests: '',
      tableNumber: null,
      addedAt: '2026-11-20T06:00:00.000Z',
    },
  ]);
  await again(page);
  await screen.findByText('2 items are in your cart');
  expect(serverCart()).toMatchObject([{ quantity: 5 }]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(serverCart()).toMatchObject([{ _id: 'line-before', quantity: 3 }]));
});

test('C159, C204: the stock limits what is added, with what the cart holds', async () => {
  const page = open({ item: [{ ...shirt, quantity: 3 }] });
  shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, availableStock: 2 }));
  await again(page);
  expect(await screen.findByText('2 of 3 are in your cart')).toBeInTheDocument();
  expect(screen.getByText('Everyday T-Shirt: only 2 of 3 can be ordered now.')).toBeInTheDocument();
  expect(serverCart()).toMatchObject([{ quantity: 2 }]);
});

test('C204: nothing can be had any more: the card says why and leads to the menu', async () => {
  const page = open({ item: [ordered()] });
  shop.world.products = [];
  await again(page);
  expect(await screen.findByText('Nothing went into your cart')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('C151, C204: at a table everything goes to its cart, elsewhere to the normal one', async () => {
  const atTable = open({ tableNumber: '3' }, '/orders?table=7');
  await again(atTable);
  expect(await screen.findByText('1 item is in the cart of table 7')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart?table=7');
  expect(serverCart()).toMatchObject([{ tableNumber: '7' }]);
  atTable.unmount();
  shop.world.carts.clear();
  await again(open({ tableNumber: '3' }));
  expect(await screen.findByText('1 item is in your cart')).toBeInTheDocument();
  expect(serverCart()).toMatchObject([{ tableNumber: null }]);
});

test('C204: a line that the server refuses is named, the others are in the cart', async () => {
  expectConsoleError(/^cart ApiError/);
  const page = open({ item: [ordered(), momo] });
  shop.server.use(
    http.post('*/cart/add/product-coffee-1', () =>
      HttpResponse.json({ success: false, message: 'Only 1 left', data: null }, { status: 409 }),
    ),
  );
  await again(page);
  expect(await screen.findByText('1 of 2 is in your cart')).toBeInTheDocument();
  expect(screen.getByText('Espresso could not be added: Only 1 left')).toBeInTheDocument();
});

test('C204: without an answer about the items the cart stays as it is, and the button stays', async () => {
  const page = open({});
  shop.server.use(http.get('*/product/getsingle/:id', () => HttpResponse.error()));
  await again(page);
  expect(await screen.findAllByText(/network|reach/i)).not.toHaveLength(0);
  expect(serverCart()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled();
});
