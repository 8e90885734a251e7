import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { CartLine } from '../contract/entities/cart-line';
import { callKey } from '../query/call-query';
import type { NewLine } from './line';
import {
  addToServerCart,
  refreshServerCart,
  showAddition,
  shownLines,
  showQuantity,
  showRemoval,
} from './server-cart';

const key = callKey('getCart', {});
const details = { _id: 'latte', name: 'Latte', price: 200, image: '/latte.webp' };
const cartLine = (id: string, about: Partial<CartLine> = {}): CartLine => ({
  _id: id,
  quantity: 1,
  type: 'product',
  selectedColor: null,
  selectedSize: null,
  requests: '',
  isTableOrder: false,
  tableNumber: null,
  total: 200,
  productDetails: details,
  ...about,
});
const atTable = { isTableOrder: true, tableNumber: '7' };
const added: NewLine = {
  productId: 'tea',
  type: 'product',
  name: 'Tea',
  price: 50,
  image: '/tea.webp',
  quantity: 3,
  stock: 9,
  selectedColor: null,
  selectedSize: null,
  requests: 'hot',
};

/** Returns the client of a browser that shows these lines, or has not loaded the cart. */
function showing(...lines: readonly CartLine[]) {
  const queries = new QueryClient();
  if (lines.length > 0) queries.setQueryData(key, lines);
  return queries;
}
const stored = (queries: QueryClient) => queries.getQueryData<CartLine[]>(key) ?? [];
const ids = (queries: QueryClient) => stored(queries).map(({ _id }) => _id);

test('C48: the lines of a table and the normal cart are shown apart', () => {
  const queries = showing(cartLine('a'), cartLine('b', atTable));
  expect(shownLines(queries, null).map(({ lineId }) => lineId)).toEqual(['a']);
  expect(shownLines(queries, '7').map(({ lineId }) => lineId)).toEqual(['b']);
  expect(shownLines(showing(), null)).toEqual([]);
});

test('C23: a changed quantity has its own total at once, and changes no other line', async () => {
  const queries = showing(cartLine('a'), cartLine('b'));
  await showQuantity(queries, 'b', 3);
  expect(stored(queries)).toEqual([cartLine('a'), cartLine('b', { quantity: 3, total: 600 })]);
  const { productDetails: _, ...gone } = cartLine('c');
  const closet = { ...gone, _id: 'd', type: 'closet' as const, closetDetails: { ...details, price: 70 } };
  const others = showing(gone, closet);
  await showQuantity(others, 'c', 2);
  await showQuantity(others, 'd', 2);
  expect(stored(others).map(({ total }) => total)).toEqual([0, 140]);
});

test('lines that are removed are gone at once', async () => {
  const queries = showing(cartLine('a'), cartLine('b'), cartLine('c'));
  await showRemoval(queries, ['a', 'c']);
  expect(ids(queries)).toEqual(['b']);
});

test('a change of a cart that is not loaded shows nothing', async () => {
  const queries = showing();
  await showRemoval(queries, ['a']);
  expect(queries.getQueryData(key)).toBeUndefined();
});

test('a line is shown before the server has it, each with an id of its own', async () => {
  const queries = showing(cartLine('a'));
  const first = await showAddition(queries, added, null);
  const second = await showAddition(queries, added, '7');
  expect(first).toMatch(/^new-\d+$/);
  expect(second).not.toBe(first);
  expect(ids(queries)).toEqual(['a', first, second]);
  expect(stored(queries)[1]).toEqual({
    _id: first,
    quantity: 3,
    type: 'product',
    selectedColor: null,
    selectedSize: null,
    requests: 'hot',
    isTableOrder: false,
    tableNumber: null,
    total: 150,
    productDetails: { _id: 'tea', name: 'Tea', price: 50, image: '/tea.webp', availableStock: 9 },
  });
  expect(stored(queries)[2]).toMatchObject(atTable);
});

test('C258: a piece is shown with the stock of its size and colour', async () => {
  const queries = showing(cartLine('a'));
  await showAddition(queries, { ...added, type: 'closet', isStockOfChoice: true }, null);
  expect(stored(queries)[1]?.closetDetails).toMatchObject({ _id: 'tea', cellStock: 9 });
  expect(stored(queries)[1]?.closetDetails).not.toHaveProperty('availableStock');
  expect(stored(queries)[1]?.productDetails).toBeUndefined();
});

test('Undo shows a line where it was, among those of its cart', async () => {
  const queries = showing(cartLine('t', atTable), cartLine('a'), cartLine('b'));
  const id = await showAddition(queries, { ...added, place: 1 }, null);
  expect(ids(queries)).toEqual(['t', 'a', id, 'b']);
  const last = await showAddition(queries, { ...added, place: 9 }, null);
  expect(ids(queries)).toEqual(['t', 'a', id, 'b', last]);
});

test('a stale cart makes nothing else stale', async () => {
  const queries = showing(cartLine('a'));
  queries.setQueryData(['menu'], 'latte');
  await refreshServerCart(queries);
  const isStale = (of: readonly unknown[]) => queries.getQueryState(of)?.isInvalidated;
  expect([isStale(key), isStale(['menu'])]).toEqual([true, false]);
});

test('a change of the cart leaves other reads alone', async () => {
  const queries = showing(cartLine('a'));
  let answer = (_menu: string) => {};
  const queryFn = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const reading = queries.fetchQuery({ queryKey: ['menu'], queryFn });
  await showQuantity(queries, 'a', 2);
  answer('latte');
  expect(await reading).toBe('latte');
});

test('C256: a line is sent with its choices, and again by Undo with the time when it was added', async () => {
  const bodies: unknown[] = [];
  const keep = http.post('*/cart/add/tea', async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json({ success: true, message: '', data: null });
  });
  const server = setupServer(keep);
  server.listen();
  const options = [{ _id: 'large', group: 'Size', name: 'Large', price: 60 }];
  const addedAt = '2026-11-20T06:15:00.000Z';
  await addToServerCart({ ...added, options, addedAt }, '7');
  await addToServerCart(added, null);
  server.close();
  const { productId: _, name: __, price: ___, image: ____, stock: _____, ...sent } = added;
  expect(bodies).toEqual([
    { ...sent, options: ['large'], isTableOrder: true, tableNumber: '7', addedAt },
    { ...sent, isTableOrder: false, tableNumber: null },
  ]);
});
