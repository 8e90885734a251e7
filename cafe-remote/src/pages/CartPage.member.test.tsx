import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import CartPage from './CartPage';

const shop = mockShop();

const line = (itemId: string, tableNumber: string | null = null) => ({
  _id: `line-${itemId}`,
  itemId,
  type: 'product' as const,
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  tableNumber,
  addedAt: new Date(Date.UTC(2026, 0, itemId === 'product-coffee-1' ? 1 : 2)).toISOString(),
});

function openCart(...lines: ReturnType<typeof line>[]) {
  const person = shop.signIn();
  shop.world.carts.set(person._id, lines);
  return renderPage(<CartPage />, { path: '/cart', route: '/cart', person });
}
const serverCart = () => [...shop.world.carts.values()].flat();
const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('§4: shows the server’s cart, not the lines in the browser', async () => {
  localStorage.setItem('cart', JSON.stringify([{ _id: 'x', name: 'Old', price: 1, quantity: 1 }]));
  openCart(line('product-coffee-1'), line('product-coffee-5', '7'));
  expect(screen.getByText('Loading the cart')).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: 'Espresso' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test("§8: 'Failed to fetch cart' with a Retry that works", async () => {
  shop.world.behaviour = 'failing';
  const { user } = openCart(line('product-coffee-1'));
  await waitFor(() => expect(screen.getAllByText('Failed to fetch cart')).toHaveLength(2));
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem', { name: 'Espresso' })).toBeInTheDocument();
});

test('§8: sends a new quantity and a removal to the server', async () => {
  const { user } = openCart(line('product-coffee-1'), line('product-plates-1'));
  await user.click(
    within(await screen.findByRole('listitem', { name: 'Espresso' })).getByLabelText('One more'),
  );
  expect(await screen.findByText('Quantity updated')).toBeInTheDocument();
  expect(serverCart()).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Delete Espresso' }));
  expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
  expect(serverCart()).toMatchObject([{ itemId: 'product-plates-1' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(serverCart()).toMatchObject([{ itemId: 'product-coffee-1', quantity: 3 }, {}]));
});

test("§8: 'Failed to update quantity', and the earlier quantity is back", async () => {
  expectConsoleError(/^cart ApiError: no/);
  const { user } = openCart(line('product-coffee-1'));
  await screen.findByRole('listitem', { name: 'Espresso' });
  shop.server.use(http.put('*/cart/update/:id', () => HttpResponse.json({ message: 'no' }, { status: 409 })));
  await user.click(row('Espresso').getByLabelText('One more'));
  expect(await screen.findByText('Failed to update quantity')).toBeInTheDocument();
  await waitFor(() => expect(row('Espresso').getByText('2')).toBeInTheDocument());
});

test.each([
  ['Failed to remove item from cart', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
  ['Failed to remove item', () => HttpResponse.error()],
])('§8: ‘%s’, and the line is back', async (text, answer) => {
  expectConsoleError(/^cart ApiError/);
  const { user } = openCart(line('product-coffee-1'));
  await screen.findByRole('listitem', { name: 'Espresso' });
  shop.server.use(http.delete('*/cart/delete/:id', answer));
  await user.click(screen.getByRole('button', { name: 'Delete Espresso' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: 'Espresso' })).toBeInTheDocument();
});

test('P16: a deleted product is shown, not counted, and its line can only be deleted', async () => {
  shop.world.products = shop.world.products.filter(({ _id }) => _id !== 'product-plates-1');
  const { user } = openCart(line('product-coffee-1'), line('product-plates-1'));
  await screen.findByRole('listitem', { name: 'Espresso' });
  const gone = row('No longer available');
  expect(gone.getByRole('checkbox')).toBeDisabled();
  expect(gone.queryByRole('group', { name: /Quantity/ })).not.toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Rs 240.00');
  await user.click(gone.getByRole('button', { name: 'Delete No longer available' }));
  await waitFor(() => expect(serverCart()).toHaveLength(1));
});

test('C15: shows a member the points that the order earns', async () => {
  openCart(line('product-plates-1'));
  expect((await screen.findByText(/This order earns you/)).closest('p')).toHaveTextContent('12 points');
});
