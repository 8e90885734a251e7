import type { Order } from '@storefront/shared/contract/entities/order';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../test/make-order';
import { ago, cardOf, cardsIn, NOW, openBoard, orderAt } from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const HEIGHT = 240;

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...new DOMRect(), height: HEIGHT } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  closeDashboard();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the board with two accepted orders, and returns how another window changes the first one. */
async function openTwo() {
  const page = await openBoard([
    orderAt('accepted', { _id: 'one', code: 'ABC222', acceptedAt: ago(9) }),
    orderAt('accepted', { _id: 'two', code: 'DEF222', acceptedAt: ago(5) }),
  ]);
  await cardOf('DEF222');
  const change = (changes: Partial<Order>) => {
    page.world.orders = page.world.orders.map((order) =>
      order._id === 'one' ? { ...order, ...changes, version: 2 } : order,
    );
    act(() => FakeSocket.opened[0]?.receive('order-changed', { _id: 'one' }));
  };
  return { ...page, change };
}

const slot = (words: string) => screen.findByText(words, { exact: false });

describe('C209: an order that another window moves', () => {
  test.each([
    ['to the next lane', { step: 'preparing', preparingAt: ago(0) }, 'is started elsewhere'],
    ['off the board', { status: 'completed', step: null }, 'left the board elsewhere'],
  ] as const)('%s leaves its place, as high as its card, without an undo', async (_, changes, words) => {
    const { change } = await openTwo();
    change(changes);
    const place = (await slot(words)).closest('[data-slot]') as HTMLElement;
    expect(place).toHaveStyle({ minHeight: `${HEIGHT}px` });
    expect(within(place).queryByRole('button')).not.toBeInTheDocument();
    const lane = screen.getByRole('region', { name: 'Accepted' });
    const [first, second] = within(lane).getAllByRole('listitem');
    expect(first).toContainElement(place);
    expect(second).toHaveTextContent('DEF222');
  });

  test('the lane closes up when nobody touches it', async () => {
    const { change, user } = await openTwo();
    change({ step: 'preparing', preparingAt: ago(0) });
    await slot('is started elsewhere');
    for (let second = 0; second < 8; second += 1) {
      await user.hover(await cardOf('DEF222'));
      await user.unhover(await cardOf('DEF222'));
      await pass(1_000);
    }
    expect(await slot('is started elsewhere')).toBeInTheDocument();
    await pass(3_000);
    await waitFor(() =>
      expect(screen.queryByText('is started elsewhere', { exact: false })).not.toBeInTheDocument(),
    );
  });

  test('keeps the focus in its place', async () => {
    const { change } = await openTwo();
    const button = within(await cardOf('ABC222')).getByRole('button', { name: /^Start/ });
    act(() => button.focus());
    change({ step: 'preparing', preparingAt: ago(0) });
    expect((await slot('is started elsewhere')).closest('[data-slot]')).toHaveFocus();
  });

  test('takes the undo from a move of this window', async () => {
    const { change, user } = await openTwo();
    await user.click(within(await cardOf('ABC222')).getByRole('button', { name: /^Start/ }));
    expect(await screen.findByRole('button', { name: /^Undo/ })).toBeInTheDocument();
    change({ step: 'ready', preparingAt: ago(0), readyAt: ago(0) });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument());
  });
});

test('C209: an order that the filter hides leaves no place', async () => {
  const { user } = await openTwo();
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'DEF222');
  await waitFor(() => expect(cardsIn('Accepted')).toHaveLength(1));
  expect(screen.queryByText(/elsewhere/)).not.toBeInTheDocument();
});

test('C209: an order that the counter cancels leaves its place on the screen of a department', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  const momo = makeItem({ name: 'Momo', department: 'kitchen' });
  const departments = [{ department: 'kitchen' as const, doneAt: null }];
  const order = orderAt('preparing', { _id: 'one', code: 'ABC222', item: [momo], departments });
  const { world } = openDashboard('/admin/board?department=kitchen', {
    orders: [order],
    now: () => Date.now(),
  });
  await cardOf('ABC222');
  world.orders = [{ ...order, status: 'cancelled', step: null, version: 2 }];
  act(() => FakeSocket.opened[0]?.receive('order-changed', { _id: 'one' }));
  const place = (await slot('left the board elsewhere')).closest('[data-slot]');
  expect(place).toHaveStyle({ minHeight: `${HEIGHT}px` });
});
