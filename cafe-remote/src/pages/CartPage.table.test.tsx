import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import CartPage from './CartPage';

const shop = mockShop();

const flight = {
  _id: 'product-coffee-5',
  name: 'Tasting Flight',
  price: 480,
  quantity: 1,
  requests: 'oat milk',
};
const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 2, requests: '' };

/** Opens the cart of table 7 and waits for its lazy parts. */
async function openTable(lines: readonly object[] = [flight, espresso]) {
  localStorage.setItem('tableCart_7', JSON.stringify(lines));
  localStorage.setItem('cart', JSON.stringify([{ ...espresso, name: 'Mine at home' }]));
  const page = renderPage(<CartPage />, { path: '/cart?table=7', route: '/cart' });
  await act(async () => {});
  return page;
}
const order = () => screen.getByRole('button', { name: 'Order From table' });

test('C50, §3: a table has its own cart', async () => {
  await openTable();
  expect(screen.getByRole('heading', { level: 1, name: 'Your order, table 7' })).toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'Tasting Flight' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'Mine at home' })).not.toBeInTheDocument();
});

test('§4, C22: an order removes the ordered lines from the table’s cart and keeps the others', async () => {
  const { user } = await openTable();
  await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
  await user.click(order());
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({
    tableNumber: '7',
    fullName: null,
    totalAmount: 480,
    item: [{ name: 'Tasting Flight', quantity: 1, requests: 'oat milk' }],
  });
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'Tasting Flight' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('listitem', { name: 'Espresso' })).toBeInTheDocument();
  expect(localStorage.getItem('cart')).toContain('Mine at home');
});

test('C150: after an order the page shows code, lines, time and the sum of this visit, not an empty cart', async () => {
  const { user } = await openTable([flight]);
  await user.click(order());
  expect(await screen.findByRole('heading', { name: 'Round 1 is with the kitchen' })).toHaveFocus();
  expect(screen.queryByText(/is empty/)).not.toBeInTheDocument();
  expect(
    screen.getByText(/^Sent at \d{1,2}(:\d\d)? [AP]M\. We bring it to your table\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order more' })).toHaveAttribute('href', '/menu?table=7');
  const round = within(await screen.findByRole('listitem', { name: 'Round 1' }));
  expect(round.getByText(`Order ${shop.world.orders[0]?.code}`)).toBeInTheDocument();
  expect(round.getByText('Tasting Flight, oat milk')).toBeInTheDocument();
  expect(round.getByText('Rs 480.00')).toBeInTheDocument();
});

test('C150: the slip adds up the rounds of this visit beside the next one, and survives a reload', async () => {
  const { user } = await openTable();
  await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
  await user.click(order());
  const slip = await screen.findByRole('complementary', { name: 'Ordered at table 7' });
  expect(within(slip).getAllByText('Rs 480.00')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
  await user.click(order());
  expect(await screen.findByRole('heading', { name: 'Round 2 is with the kitchen' })).toBeInTheDocument();
  const before = await screen.findByRole('complementary', { name: 'Ordered at table 7' });
  expect(within(before).getByText('Rs 720.00')).toBeInTheDocument();

  document.body.replaceChildren();
  await openTable([]);
  const after = await screen.findByRole('complementary', { name: 'Ordered at table 7' });
  expect(within(after).getByText('Rs 720.00')).toBeInTheDocument();
  expect(
    within(after)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Round 2', 'Round 1']);
});

test('C150: an empty cart of a table without an order yet', async () => {
  await openTable([]);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

test('C150: a visit ends four hours after its last round', async () => {
  const round = { id: 'a', code: 'AB12', totalPaisa: 100, lines: [], at: Date.now() - 4 * 60 * 60 * 1000 };
  localStorage.setItem('tableVisit_7', JSON.stringify([round]));
  await openTable([]);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeInTheDocument();
});

test.each(['x', '{}', '[{}]', '[null]', 'null'])('P24: ignores the visit %s in the storage', async (text) => {
  localStorage.setItem('tableVisit_7', text);
  await openTable([]);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeInTheDocument();
});

test('P1: two quick clicks place one order', async () => {
  const { user } = await openTable();
  const before = shop.world.orders.length;
  await user.dblClick(order());
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before + 1);
});

test("§8: a refused order shows 'Failed to place order from table' and keeps the cart", async () => {
  const { user } = await openTable();
  shop.server.use(
    http.post('*/order/placefromtablepublic', () => HttpResponse.json({ message: 'no' }, { status: 400 })),
  );
  await user.click(order());
  expect(await screen.findByText('Failed to place order from table')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('P2, C109: without an answer shows that the order is not sent yet; the next click places the order once', async () => {
  const { user } = await openTable();
  const before = shop.world.orders.length;
  shop.server.use(
    http.post('*/order/placefromtablepublic', () => HttpResponse.error()),
    http.get('*/order/bykey/:key', () => HttpResponse.error()),
  );
  await user.click(order());
  expect(await screen.findByText('Your order is not sent yet')).toBeInTheDocument();
  shop.server.resetHandlers();
  await user.click(order());
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders).toHaveLength(before + 1);
});

test("§8: where no order can wait, a lost one shows 'Error placing order from table'", async () => {
  const { user } = await openTable();
  shop.server.use(
    http.post('*/order/placefromtablepublic', () => HttpResponse.error()),
    http.get('*/order/bykey/:key', () => HttpResponse.error()),
  );
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
    if (name.startsWith('waitingTableOrder_')) throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(order());
  expect(await screen.findByText('Error placing order from table')).toBeInTheDocument();
  expect(screen.queryByText('Your order is not sent yet')).not.toBeInTheDocument();
  full.mockRestore();
});

test('P4, C84: shows a higher price, and orders at the new total after consent', async () => {
  const { user } = await openTable([espresso]);
  await screen.findByText(/each/);
  shop.world.products = shop.world.products.map((product) =>
    product._id === espresso._id ? { ...product, price: 150 } : product,
  );
  await user.click(order());
  const dialog = within(await screen.findByRole('dialog', { name: 'Something changed' }));
  expect(dialog.getByText(/was Rs 120.00 and is now Rs 150.00/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Order for Rs 300.00' }));
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ totalAmount: 300, tableNumber: '7' });
});

test('C51: the order contains the code of the table’s link', async () => {
  sessionStorage.setItem('tableCode_7', 'mock-code-of-7');
  const { user } = await openTable();
  await user.click(order());
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ tableNumber: '7', tableConfirmed: true });
  sessionStorage.clear();
});

test('C51: an order without a code is accepted', async () => {
  const { user } = await openTable();
  await user.click(order());
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ tableNumber: '7', tableConfirmed: false });
});

test('P10: during a pause the table sees the reason and keeps its cart', async () => {
  const { user } = await openTable();
  shop.world.orderingSettings = {
    ...shop.world.orderingSettings,
    paused: { reason: 'the oven is cold', until: null },
  };
  await user.click(order());
  const what = within(await screen.findByRole('dialog', { name: 'Orders are paused (the oven is cold)' }));
  await user.click(what.getByRole('button', { name: 'Back to my order' }));
  expect(screen.getByRole('listitem', { name: 'Tasting Flight' })).toBeInTheDocument();
});
