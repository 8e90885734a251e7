import { onCartUpdated } from '@storefront/shared/events';
import { MutationObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { delay, http } from 'msw';
import { mockShop } from '../dev/testing/mock-shop';
import { twoEspressos } from '../dev/testing/new-line';
import { createPageProviders } from '../dev/testing/page-providers';
import { callQuery } from '../query/call-query';
import { useMemberCartMutation } from './member-cart-mutation';
import { addToServerCart, shownLines } from './server-cart';

const shop = mockShop();
const serverCart = () => [...shop.world.carts.values()].flat();

/** The cart of a member that has two espressos. Returns how it changes, and what the screen shows. */
async function openCart(table: string | null = null) {
  const { wrap, queries } = createPageProviders({ path: '/cart', person: shop.signIn() });
  await addToServerCart(twoEspressos, table);
  await queries.fetchQuery(callQuery('getCart', {}));
  const shown = () => shownLines(queries, table);
  const { result } = renderHook(() => useMemberCartMutation(table), {
    wrapper: ({ children }) => wrap(children),
  });
  return { change: result.current.mutateAsync, queries, shown, lineId: shown()[0]?.lineId ?? '' };
}

/** Events of changes of a cart, as screens receive them. */
const received: unknown[] = [];
let stopListening = () => {};
beforeEach(() => {
  received.length = 0;
  stopListening = onCartUpdated((event) => received.push(event));
});
afterEach(() => stopListening());

test('a removed line is gone before the server answers', async () => {
  const { change, shown, lineId } = await openCart();
  shop.server.use(http.delete('*/cart/delete/:id', () => delay(100)));
  let removing: Promise<unknown> = Promise.resolve();
  await act(async () => {
    removing = change({ kind: 'remove', lineIds: [lineId] });
  });
  expect([shown(), serverCart().length]).toEqual([[], 1]);
  await act(() => removing);
  expect(serverCart()).toEqual([]);
});

test('quick taps reach the server in their order, however long the first one takes; one event follows', async () => {
  const { change, lineId } = await openCart();
  const delays = [100, 0, 0];
  shop.server.use(http.put('*/cart/update/:id', () => delay(delays.shift())));
  await act(() => Promise.all([3, 4, 5].map((quantity) => change({ kind: 'quantity', lineId, quantity }))));
  expect(serverCart()).toMatchObject([{ quantity: 5 }]);
  expect(received).toHaveLength(1);
});

test('another change than one of the cart holds no event back', async () => {
  const { change, queries, lineId } = await openCart();
  const ordering = new MutationObserver(queries, { mutationFn: () => new Promise(() => {}) });
  void ordering.mutate();
  await act(() => change({ kind: 'quantity', lineId, quantity: 3 }));
  expect(received).toHaveLength(1);
});

test.each([null, '7'])('§3: the event of a change names the cart: table %j', async (table) => {
  const { change, lineId } = await openCart(table);
  await act(() => change({ kind: 'quantity', lineId, quantity: 3 }));
  expect(received).toEqual([{ table }]);
});
