import { busyTables } from '@storefront/shared/dev/mocks/fixtures/tables';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import CartPage from './CartPage';

const shop = mockShop(() => busyTables(Date.now()));

const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 2, requests: '' };

/** The open sitting at table 7. */
function sitting() {
  const found = shop.world.sittings?.find(({ tableNumber }) => tableNumber === '7');
  if (!found) throw new Error('The mocked shop has no party at table 7.');
  return found;
}

/** Opens the cart of table 7, where a party of others sits, on a phone with the code of the table. */
async function openCart(lines: readonly object[] = []) {
  sessionStorage.setItem('tableCode_7', 'mock-code-of-7');
  localStorage.setItem('tableCart_7', JSON.stringify(lines));
  const page = renderPage(<CartPage />, { path: '/cart?table=7', route: '/cart' });
  await act(async () => {});
  return page;
}

const round = async (number: number) =>
  within(await screen.findByRole('listitem', { name: `Round ${number}` }));
const nameField = () => screen.findByLabelText('Your name for this round (optional)');
const order = () => screen.getByRole('button', { name: 'Order From table' });

test('C240: the slip shows the rounds of all at the table with state, name and their sum', async () => {
  await openCart();
  const making = await round(2);
  expect(making.getByText('Kiran')).toBeInTheDocument();
  expect(making.getByText('Being prepared')).toBeInTheDocument();
  expect((await round(1)).getByText('Served')).toBeInTheDocument();
  const slip = within(screen.getByRole('complementary', { name: 'Ordered at table 7' }));
  expect(slip.getByText('Rs 840.00')).toBeInTheDocument();
  expect(slip.getByText(/^Ordered by all at this table\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Your order, table 7' })).toBeInTheDocument();
  expect(screen.queryByText(/^Sent at/)).not.toBeInTheDocument();
});

test('C240: a cancelled round stays on the slip and does not count', async () => {
  shop.world.orders = shop.world.orders.map((each) =>
    each._id === 'order-at-7-2' ? { ...each, status: 'cancelled' } : each,
  );
  await openCart();
  expect((await round(2)).getByText('Cancelled')).toBeInTheDocument();
  const slip = within(screen.getByRole('complementary', { name: 'Ordered at table 7' }));
  expect(slip.getAllByText('Rs 420.00')).toHaveLength(3);
});

test('C240: a round has the name of its guest; the next round and the next visit keep it', async () => {
  const { user, unmount } = await openCart([espresso]);
  await user.type(await nameField(), '  Maya ');
  await user.click(order());
  expect(await screen.findByRole('heading', { name: 'Round 3 is with the kitchen' })).toHaveFocus();
  expect(shop.world.orders[0]).toMatchObject({ tableNumber: '7', guestName: 'Maya', tableConfirmed: true });
  const mine = await round(3);
  expect(await mine.findByText('Maya')).toBeInTheDocument();
  expect(mine.getByText('Sent')).toBeInTheDocument();
  expect(sitting().orderIds).toHaveLength(3);
  unmount();
  await openCart([espresso]);
  expect(await nameField()).toHaveValue('Maya');
});

test('C240: without a name the order has none', async () => {
  const { user } = await openCart([espresso]);
  await nameField();
  await user.click(order());
  await screen.findByRole('heading', { name: 'Round 3 is with the kitchen' });
  expect(shop.world.orders[0]?.guestName ?? null).toBeNull();
});

test('C240: the heading follows the own round until it is served', async () => {
  const { user, queries } = await openCart([espresso]);
  await user.click(order());
  await screen.findByRole('heading', { name: 'Round 3 is with the kitchen' });
  const [own] = shop.world.orders;
  for (const [change, heading] of [
    [{ status: 'processing', step: 'ready' }, 'Round 3 is coming to you'],
    [{ status: 'completed' }, 'Your order, table 7'],
  ] as const) {
    shop.world.orders = shop.world.orders.map((each) =>
      each._id === own?._id ? { ...each, ...change } : each,
    );
    await act(() => queries.refetchQueries({ queryKey: ['getTableVisit'] }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  }
});

test('C240: a round from another phone does not move the focus', async () => {
  const { queries } = await openCart();
  await round(2);
  shop.world.sittings = [{ ...sitting(), orderIds: [...sitting().orderIds, 'order-at-3-1'] }];
  await act(() => queries.refetchQueries({ queryKey: ['getTableVisit'] }));
  await round(3);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});

test('C150: without the code there is no field for a name, and a stored name is not sent', async () => {
  localStorage.setItem('tableGuestName', 'Maya');
  localStorage.setItem('tableCart_7', JSON.stringify([espresso]));
  const { user } = renderPage(<CartPage />, { path: '/cart?table=7', route: '/cart' });
  await user.click(await screen.findByRole('button', { name: 'Order From table' }));
  expect(await screen.findByRole('heading', { name: 'Round 1 is with the kitchen' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/Your name/)).not.toBeInTheDocument();
  expect(shop.world.orders[0]?.guestName ?? null).toBeNull();
  expect(await screen.findByText(/^Ordered on this phone or computer\./)).toBeInTheDocument();
});
