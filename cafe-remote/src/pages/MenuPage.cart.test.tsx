import { readGuestLines } from '@storefront/shared/cart/guest-storage';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { onCartUpdated } from '@storefront/shared/events';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MenuPage from './MenuPage';

const shop = mockShop();
fakeScroll();

async function openMenu(query = '', person?: ReturnType<typeof shop.signIn>) {
  const page = renderPage(<MenuPage />, {
    path: `/menu${query}`,
    route: '/menu',
    ...(person && { person }),
  });
  const americano = within(await screen.findByRole('article', { name: 'Americano' }));
  return { ...page, americano };
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const serverCart = () => [...shop.world.carts.values()].flat();

describe('Add to Cart', () => {
  test('C455: names its dish to screen readers, and says Add to Cart letter by letter', async () => {
    const { americano } = await openMenu();
    const add = americano.getByRole('button', { name: 'Add to Cart: Americano' });
    expect(add).toHaveTextContent(/^Add to Cart$/);
    expect(americano.getByRole('button', { name: 'Buy Now: Americano' })).toHaveTextContent(/^Buy Now$/);
  });

  test("§3: stores a guest's dish under 'cart' with quantity and request, and fires cartUpdated", async () => {
    const received: unknown[] = [];
    const stopListening = onCartUpdated((change) => received.push(change));
    const { user, americano } = await openMenu();
    await user.click(americano.getByRole('button', { name: 'One more' }));
    await user.type(americano.getByRole('textbox'), 'Less ice');
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    // With the first dish the bar of the cart comes, and the message stands in it.
    await screen.findByText('View cart');
    expect(screen.getByText('Product added to cart')).toBeInTheDocument();
    expect(stored('cart')).toMatchObject([
      { _id: 'product-coffee-2', name: 'Americano', price: 150, quantity: 2, requests: 'Less ice' },
    ]);
    expect(received).toEqual([{ table: null }]);
    stopListening();
  });

  test('resets quantity and request afterwards', async () => {
    const { user, americano } = await openMenu();
    await user.click(americano.getByRole('button', { name: 'One more' }));
    await user.type(americano.getByRole('textbox'), 'hot');
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(americano.getByRole('textbox')).toHaveValue(''));
    expect(within(americano.getByRole('group')).getByText('1')).toBeInTheDocument();
  });

  test('keeps what is typed while the dish is added', async () => {
    let answer = (_: null) => {};
    answerEach(shop.server, 'addToCart', () => new Promise((resolve) => (answer = resolve)));
    const { user, americano } = await openMenu('', shop.signIn());
    await user.click(americano.getByRole('button', { name: 'One more' }));
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await americano.findByRole('button', { name: /^Add to Cart/, busy: true })).toBeInTheDocument();
    await user.type(americano.getByRole('textbox'), 'Less ice');
    answer(null);
    await waitFor(() => expect(within(americano.getByRole('group')).getByText('1')).toBeInTheDocument());
    expect(americano.getByRole('textbox')).toHaveValue('Less ice');
  });

  test('C57: the bar on a phone counts pieces and links to the cart', async () => {
    const { user, americano } = await openMenu();
    expect(screen.queryByRole('link', { name: /View cart/ })).not.toBeInTheDocument();
    await user.click(americano.getByRole('button', { name: 'One more' }));
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    const bar = await screen.findByRole('link', { name: /View cart/ });
    expect(bar).toHaveTextContent('2 items');
    expect(bar).toHaveTextContent('Rs 300.00');
    expect(bar).toHaveAttribute('href', '/cart');
  });

  test("§4: stores a member's dish on the server, not in the browser", async () => {
    const { user, americano } = await openMenu('', shop.signIn());
    await user.type(americano.getByRole('textbox'), 'hot');
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
    expect(serverCart()).toMatchObject([
      { itemId: 'product-coffee-2', quantity: 1, requests: 'hot', tableNumber: null },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test("§3, §8: stores a dish at a table under 'tableCart_7', and the message says so", async () => {
    const { user, americano } = await openMenu('?table=7');
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await screen.findByText('Product added to table cart')).toBeInTheDocument();
    expect(stored('tableCart_7')).toMatchObject([
      { name: 'Americano', isTableOrder: true, tableNumber: '7' },
    ]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test("§8: shows 'Failed to add product to cart' if the server refuses, and keeps the choice", async () => {
    expectConsoleError(/^cart ApiError: Something went wrong/);
    const { user, americano } = await openMenu('', shop.signIn());
    shop.world.behaviour = 'failing';
    await user.type(americano.getByRole('textbox'), 'hot');
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await screen.findByText('Failed to add product to cart')).toBeInTheDocument();
    expect(americano.getByRole('textbox')).toHaveValue('hot');
  });

  test("§8: shows 'Error adding product to cart' without an answer", async () => {
    expectConsoleError(/^cart ApiError: Network Error/);
    const { user, americano } = await openMenu('', shop.signIn());
    shop.server.use(http.post('*/cart/add/:id', () => HttpResponse.error()));
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await screen.findByText('Error adding product to cart')).toBeInTheDocument();
  });

  test('C404: where the browser’s storage is full, the dish is in the cart of this tab, and the message says so', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, americano } = await openMenu();
    await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
    expect(await screen.findByText(/This browser stores nothing: keep this tab open/)).toBeInTheDocument();
    expect(screen.queryByText('Error adding product to cart')).not.toBeInTheDocument();
    expect(readGuestLines(null)).toHaveLength(1);
    full.mockRestore();
  });
});

test('§2, C22: Buy Now opens the checkout with that dish only, and does not change the cart', async () => {
  const { user, americano, history } = await openMenu();
  await user.click(americano.getByRole('button', { name: 'One more' }));
  await user.click(americano.getByRole('button', { name: /^Buy Now/ }));
  expect(history.location.pathname).toBe('/billing');
  expect(history.location.state).toMatchObject({
    items: [{ productId: 'product-coffee-2', quantity: 2, lineId: null }],
  });
  expect(localStorage.getItem('cart')).toBeNull();
});
