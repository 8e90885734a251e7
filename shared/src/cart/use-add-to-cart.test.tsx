import { useCartCount } from '@storefront/shared/cart';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expectConsoleError } from '../dev/testing/console-errors';
import { mockShop } from '../dev/testing/mock-shop';
import { twoEspressos as espresso } from '../dev/testing/new-line';
import { renderPage } from '../dev/testing/render-page';
import type { NewLine } from './line';
import { useAddToCart } from './use-add-to-cart';

const shop = mockShop();

/** Whether the button was busy, one entry per render. */
const busyStates: boolean[] = [];
beforeEach(() => {
  busyStates.length = 0;
});

function Counter({ name, line, table = null }: { name: string; line: NewLine; table?: string | null }) {
  const { addToCart, isAdding } = useAddToCart(table);
  busyStates.push(isAdding);
  return (
    <button type="button" aria-busy={isAdding} onClick={() => void addToCart(line)}>
      {name}
    </button>
  );
}

function Shop() {
  return (
    <>
      <output>{useCartCount(null)}</output>
      <Counter name="Espresso" line={espresso} />
      <Counter
        name="Americano"
        line={{ ...espresso, productId: 'product-coffee-2', name: 'Americano', quantity: 1 }}
      />
    </>
  );
}

/** The counter of a page that moves to a table. */
function MovingCounter() {
  const [table, setTable] = useState<string | null>(null);
  return (
    <>
      <Counter name="Espresso" line={espresso} table={table} />
      <button type="button" onClick={() => setTable('7')}>
        Sit down
      </button>
    </>
  );
}

const countsTo = (pieces: string) => screen.findByText(pieces, { selector: 'output' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const serverCart = () => [...shop.world.carts.values()].flat();

/** The counter of a member whose empty cart has been read. */
async function openAsMember() {
  renderPage(<Shop />, { path: '/menu', person: shop.signIn() });
  await waitFor(() => expect(shop.requests.some((call) => call.includes('/cart/getcart'))).toBe(true));
  await countsTo('0');
}

/** Holds back the answers to additions until `open` is called. */
function holdBack(answer?: () => Response) {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  shop.server.use(
    http.post('*/cart/add/:id', async () => {
      await held;
      return answer?.();
    }),
  );
  return { open: () => act(async () => open()) };
}

test('the badge counts a guest’s piece at once', async () => {
  renderPage(<Shop />, { path: '/menu' });
  press('Espresso');
  await countsTo('2');
});

test('one message per item, with its name and its pieces in the cart', async () => {
  renderPage(<Shop />, { path: '/menu' });
  press('Espresso');
  press('Espresso');
  expect(await screen.findByText(`${espresso.name} added, 4 in cart`)).toBeInTheDocument();
  expect(screen.getAllByText('Product added to cart')).toHaveLength(1);
});

test('the message has no number where the cart is not known', async () => {
  shop.server.use(http.get('*/cart/getcart', () => new Promise(() => {})));
  renderPage(<Counter name="Espresso" line={espresso} />, { path: '/menu', person: shop.signIn() });
  press('Espresso');
  expect(await screen.findByText(`${espresso.name} added`)).toBeInTheDocument();
});

test('a refusal takes the place of the message before it, and goes with the next try', async () => {
  expectConsoleError(/^cart ApiError: Network Error/);
  await openAsMember();
  press('Espresso');
  await screen.findByText(`${espresso.name} added, 2 in cart`);
  const { open } = holdBack(() => HttpResponse.error());
  press('Americano');
  await open();
  await screen.findByText('Error adding product to cart');
  expect(screen.queryByText(`${espresso.name} added, 2 in cart`)).not.toBeInTheDocument();
  shop.server.resetHandlers();
  press('Americano');
  expect(screen.queryByText('Error adding product to cart')).not.toBeInTheDocument();
  expect(await screen.findByText('Americano added, 1 in cart')).toBeInTheDocument();
});

test('§3: a button that moves to a table adds to the cart of the table', async () => {
  renderPage(<MovingCounter />, { path: '/menu' });
  press('Sit down');
  press('Espresso');
  expect(await screen.findByText('Product added to table cart')).toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual(['tableCart_7']);
});

test('a guest’s button never shows a spinner, since the piece is added at once', async () => {
  renderPage(<Shop />, { path: '/menu' });
  press('Espresso');
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(busyStates).not.toContain(true);
});

test('a member’s button shows a spinner until the server has answered', async () => {
  await openAsMember();
  const { open } = holdBack();
  press('Espresso');
  const button = screen.getByRole('button', { name: 'Espresso' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await open();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
});

test('the badge counts a member’s piece before the server answers', async () => {
  await openAsMember();
  const { open } = holdBack();
  press('Espresso');
  await countsTo('2');
  expect(serverCart()).toEqual([]);
  await open();
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(serverCart()).toMatchObject([{ quantity: 2 }]);
  await countsTo('2');
});

test('the badge adds up two dishes that are added in quick succession', async () => {
  await openAsMember();
  const { open } = holdBack();
  press('Espresso');
  press('Americano');
  press('Espresso');
  await countsTo('5');
  await open();
  await waitFor(() => expect(serverCart()).toMatchObject([{ quantity: 4 }, { quantity: 1 }]));
  expect(await screen.findByText(`${espresso.name} added, 4 in cart`)).toBeInTheDocument();
  press('Dismiss');
  expect(screen.getByText('Americano added, 1 in cart')).toBeInTheDocument();
  await countsTo('5');
});

describe('C159: the cart holds no more pieces than are in stock', () => {
  const scarf: NewLine = { ...espresso, productId: 'closet-4', type: 'closet', quantity: 1, stock: 2 };
  const sizes = (
    <>
      <Counter name="Red" line={{ ...scarf, selectedColor: 'Crimson' }} />
      <Counter name="Grey" line={{ ...scarf, selectedColor: 'Grey' }} />
    </>
  );

  test('a guest’s', async () => {
    renderPage(sizes, { path: '/closet' });
    press('Red');
    await screen.findByText('Product added to cart');
    press('Grey');
    await screen.findByText(/ added, 2 in cart$/);
    press('Red');
    expect(await screen.findByText('Only 2 left, they are in your cart')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });

  test('a member’s, with the words of the server where the page knows no stock', async () => {
    expectConsoleError(/^cart ApiError: Only 1 left, it is in your cart/);
    shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, availableStock: 1 }));
    renderPage(<Counter name="Red" line={{ ...scarf, productId: 'closet-3', stock: undefined }} />, {
      path: '/closet',
      person: shop.signIn(),
    });
    press('Red');
    await screen.findByText('Product added to cart');
    press('Red');
    expect(await screen.findByText('Only 1 left, it is in your cart')).toBeInTheDocument();
    expect(serverCart()).toMatchObject([{ quantity: 1 }]);
  });
});

test.each([
  ['a piece of the closet', { productId: 'closet-4', type: 'closet' }, 'Failed to add product'],
  ['a dish', {}, 'Failed to add product to cart'],
] as const)('§8: %s that cannot be added says so', async (_, about, text) => {
  expectConsoleError(/^cart ApiError:/);
  shop.server.use(http.post('*/cart/add/:id', () => HttpResponse.json({ success: false })));
  renderPage(<Counter name="Item" line={{ ...espresso, ...about }} />, {
    path: '/menu',
    person: shop.signIn(),
  });
  press('Item');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('C83: a refused addition is rolled back with the message of §8', async () => {
  expectConsoleError(/^cart ApiError: Network Error/);
  await openAsMember();
  const { open } = holdBack(() => HttpResponse.error());
  press('Espresso');
  await countsTo('2');
  await open();
  expect(await screen.findByText('Error adding product to cart')).toBeInTheDocument();
  await countsTo('0');
});
