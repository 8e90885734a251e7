import { useCart, useCartActions, useCartCount, useCartRefresh } from '@storefront/shared/cart';
import { emitCartUpdated, onCartUpdated } from '@storefront/shared/events';
import { loadSession, sessionPhaseAtom } from '@storefront/shared/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMockWorld } from '../dev/mocks/create-mock-world';
import { demoPeople } from '../dev/mocks/fixtures/people';
import { startMockServer } from '../dev/mocks/node';
import { showPerson } from '../dev/mocks/support/show-person';
import type { MockWorld } from '../dev/mocks/world';
import { expectConsoleError } from '../dev/testing/console-errors';
import { createPageProviders } from '../dev/testing/page-providers';
import { renderPageToString } from '../dev/testing/render-page-to-string';
import type { NewLine } from './line';

const newLine = (about: Partial<NewLine> = {}): NewLine => ({
  productId: 'product-coffee-1',
  type: 'product',
  name: 'Espresso',
  price: 120,
  image: '',
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  ...about,
});

let world: MockWorld;
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  world = createMockWorld({ person: 'customer' });
  stop = startMockServer(world);
});
afterEach(() => stop());

/** Renders the cart hooks for a guest or a member. Returns their current values. */
function openCart({ table = null, isMember = false }: { table?: string | null; isMember?: boolean } = {}) {
  const [customer] = demoPeople;
  const { wrap, store, queries } = createPageProviders({
    path: '/cart',
    ...(isMember && customer && { person: showPerson(customer) }),
  });
  const read = ({ route = '/cart' } = {}) => {
    useCartRefresh(route);
    return { cart: useCart(table), count: useCartCount(table), actions: useCartActions(table) };
  };
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  return { ...renderHook(read, { wrapper }), store, queries };
}

const CartAsText = () => JSON.stringify(useCart(null));

describe('a guest', () => {
  test('C57: sees lines and count update after every change', async () => {
    const { result, queries } = openCart();
    expect(result.current.cart).toMatchObject({ lines: [], dropped: 0, isPending: false, error: null });
    expect(queries.isFetching()).toBe(0);
    await act(() => result.current.actions.add(newLine({ quantity: 2 })));
    await act(() => result.current.actions.add(newLine({ productId: 'product-bakery-1' })));
    expect(result.current.count).toBe(3);
    const [first] = result.current.cart.lines;
    const { setQuantity, remove } = result.current.actions;
    expect(await act(() => setQuantity(first?.lineId ?? '', 5))).toEqual({ ok: true });
    expect(result.current.count).toBe(6);
    expect(await act(() => remove([first?.lineId ?? '']))).toEqual({ ok: true });
    expect(result.current.cart.lines.map(({ productId }) => productId)).toEqual(['product-bakery-1']);
  });

  test('sees the lines that another tab added', () => {
    const { result } = openCart();
    const lines = [{ _id: 'x', name: 'X', price: 1, quantity: 4 }];
    act(() => {
      localStorage.setItem('cart', JSON.stringify(lines));
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    expect(result.current.count).toBe(4);
  });

  test('removes no lines without an event', async () => {
    const { result } = openCart();
    const received = jest.fn();
    const stopListening = onCartUpdated(received);
    expect(await act(() => result.current.actions.remove([]))).toEqual({ ok: true });
    stopListening();
    expect(received).not.toHaveBeenCalled();
  });

  test('reads no storage once the screen is gone', () => {
    const { unmount } = openCart();
    unmount();
    const reading = jest.spyOn(Storage.prototype, 'getItem');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    emitCartUpdated({ table: null });
    expect(reading).not.toHaveBeenCalled();
    reading.mockRestore();
  });

  test('sees no lines in a page that a server rendered', () => {
    localStorage.setItem('cart', JSON.stringify([{ _id: 'x', name: 'X', price: 1, quantity: 4 }]));
    expect(renderPageToString(<CartAsText />, { path: '/cart' })).toContain(
      'lines&quot;:[],&quot;dropped&quot;:0',
    );
  });

  test('C404: where the browser stores nothing, it lives in this tab', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = openCart();
    const outcome = await act(() => result.current.actions.add(newLine()));
    expect(outcome).toEqual({ ok: true, pieces: 1 });
    expect(result.current.cart.lines).toHaveLength(1);
    full.mockRestore();
  });
});

describe('a member', () => {
  test('§4: has a cart on the server and stores none in the browser', async () => {
    const received: unknown[] = [];
    const stopListening = onCartUpdated((change) => received.push(change));
    const { result } = openCart({ isMember: true });
    expect(result.current.cart).toMatchObject({ lines: [], isPending: true });
    await waitFor(() => expect(result.current.cart.isPending).toBe(false));
    expect(await act(() => result.current.actions.add(newLine({ quantity: 2 })))).toEqual({
      ok: true,
      pieces: 2,
    });
    await waitFor(() => expect(result.current.count).toBe(2));
    const [line] = result.current.cart.lines;
    await act(() => result.current.actions.setQuantity(line?.lineId ?? '', 3));
    await waitFor(() => expect(result.current.count).toBe(3));
    await act(() => result.current.actions.remove([line?.lineId ?? '']));
    await waitFor(() => expect(result.current.cart.lines).toEqual([]));
    expect(localStorage).toHaveLength(0);
    expect(received).toEqual([{ table: null }, { table: null }, { table: null }]);
    stopListening();
  });

  test('§4: sees on the next screen what was added on another device', async () => {
    const { result, rerender } = openCart({ isMember: true });
    await act(() => result.current.actions.add(newLine()));
    await waitFor(() => expect(result.current.count).toBe(1));
    const [id, lines] = [...world.carts][0] ?? ['', []];
    world.carts.set(
      id,
      lines.map((line) => ({ ...line, quantity: 3 })),
    );
    rerender({ route: '/menu' });
    await waitFor(() => expect(result.current.count).toBe(3));
  });

  test('§3: sees only the table’s lines at a table', async () => {
    const { result } = openCart({ isMember: true, table: '7' });
    await act(() => result.current.actions.add(newLine()));
    await waitFor(() => expect(result.current.count).toBe(1));
    const normal = openCart({ isMember: true });
    await waitFor(() => expect(normal.result.current.cart.isPending).toBe(false));
    expect(normal.result.current.cart.lines).toEqual([]);
  });

  test('P16: sees a line without product, and the count ignores it', async () => {
    const { result } = openCart({ isMember: true });
    await act(() => result.current.actions.add(newLine()));
    world.products = [];
    await act(() => result.current.actions.add(newLine({ type: 'closet', productId: 'closet-1' })));
    await waitFor(() => expect(result.current.cart.lines).toHaveLength(2));
    expect(result.current.cart.lines.map(({ isUnavailable }) => isUnavailable)).toEqual([true, false]);
    expect(result.current.count).toBe(1);
  });

  test('C83: reports why a change was refused, without a rejection or an event', async () => {
    expectConsoleError(/^cart ApiError: Product not found/);
    const received: unknown[] = [];
    const stopListening = onCartUpdated((change) => received.push(change));
    const { result } = openCart({ isMember: true });
    const outcome = await act(() => result.current.actions.add(newLine({ productId: 'nobody' })));
    expect(outcome).toMatchObject({ ok: false, error: { status: 404 } });
    expect(received).toEqual([]);
    stopListening();
  });

  test('sees a new quantity at once, and the server receives quick taps in order', async () => {
    const { result } = openCart({ isMember: true });
    await act(() => result.current.actions.add(newLine()));
    await waitFor(() => expect(result.current.count).toBe(1));
    const lineId = result.current.cart.lines[0]?.lineId ?? '';
    const { setQuantity } = result.current.actions;
    let taps: Promise<unknown> = Promise.resolve();
    await act(async () => {
      taps = Promise.all([setQuantity(lineId, 2), setQuantity(lineId, 3), setQuantity(lineId, 4)]);
    });
    expect(result.current.count).toBe(4);
    expect(result.current.cart.lines).toMatchObject([{ quantity: 4, total: 480 }]);
    await act(() => taps);
    await waitFor(() => expect([...world.carts.values()].flat()).toMatchObject([{ quantity: 4 }]));
    expect(result.current.count).toBe(4);
  });

  test('C83: sees a refused change rolled back', async () => {
    expectConsoleError(/^cart ApiError: Only 1 left, it is in your cart/);
    expectConsoleError(/^cart ApiError: Something went wrong\. Please try again\./);
    const { result } = openCart({ isMember: true });
    const scarf = { productId: 'closet-4', type: 'closet', selectedColor: 'Grey' } as const;
    await act(() => result.current.actions.add(newLine(scarf)));
    await waitFor(() => expect(result.current.count).toBe(1));
    const lineId = result.current.cart.lines[0]?.lineId ?? '';
    const refused = await act(() => result.current.actions.setQuantity(lineId, 9));
    expect(refused).toMatchObject({ ok: false, error: { status: 409 } });
    await waitFor(() => expect(result.current.count).toBe(1));
    world.behaviour = 'failing';
    expect(await act(() => result.current.actions.remove([lineId]))).toMatchObject({ ok: false });
    world.behaviour = 'normal';
    await act(async () => result.current.cart.retry());
    await waitFor(() => expect(result.current.count).toBe(1));
  });

  test('C83: sees a refused addition rolled back, also where the cart cannot be read again', async () => {
    expectConsoleError(/^cart ApiError: Something went wrong\. Please try again\./);
    const { result } = openCart({ isMember: true });
    await waitFor(() => expect(result.current.cart.isPending).toBe(false));
    world.behaviour = 'failing';
    expect(await act(() => result.current.actions.add(newLine()))).toMatchObject({ ok: false });
    await waitFor(() => expect(result.current.cart.error).not.toBeNull());
    expect(result.current.cart.lines).toEqual([]);
  });

  test('adds a line to the member’s cart once the session is known', async () => {
    const { result, store, queries } = openCart();
    act(() => store.set(sessionPhaseAtom, 'unknown'));
    expect(result.current.cart.isPending).toBe(true);
    const adding = result.current.actions.add(newLine());
    await act(() => loadSession({ store, queries }));
    expect(await act(() => adding)).toMatchObject({ ok: true });
    await waitFor(() => expect(result.current.count).toBe(1));
    expect(localStorage).toHaveLength(0);
  });

  test('sees an error when the cart cannot be read, and can retry', async () => {
    world.behaviour = 'failing';
    const { result } = openCart({ isMember: true });
    await waitFor(() => expect(result.current.cart.error).not.toBeNull());
    world.behaviour = 'normal';
    act(() => result.current.cart.retry());
    await waitFor(() => expect(result.current.cart).toMatchObject({ lines: [], error: null }));
  });
});
