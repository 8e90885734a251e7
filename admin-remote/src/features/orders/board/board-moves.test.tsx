import { act, screen, waitFor, within } from '@testing-library/react';
import { ago, cardOf, cardsIn, openBoard, orderAt, stepOrder } from '../../../../test/open-board';
import { closeDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

type User = Awaited<ReturnType<typeof openBoard>>['user'];

const button = async (code: string, name: RegExp) => within(await cardOf(code)).getByRole('button', { name });

async function openMenu(user: User, code: string) {
  await user.click(await button(code, /^More for/));
  return within(await screen.findByRole('dialog'));
}

const undo = () => screen.findByRole('button', { name: /^Undo: order ABC222/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('C209: undo', () => {
  test.each([
    ['accepted', stepOrder(), /^Accept/, 'New', { status: 'pending', promisedAt: null }],
    ['started', orderAt('accepted'), /^Start/, 'Accepted', { step: 'accepted', promisedAt: ago(-20) }],
    ['ready', orderAt('preparing'), /^Ready/, 'Preparing', { step: 'preparing', promisedAt: ago(-20) }],
    ['handed over', orderAt('ready'), /^Handed over/, 'Ready', { status: 'processing', step: 'ready' }],
  ] as const)(
    'an order that is %s goes back to its place, with the focus',
    async (word, order, name, lane, stored) => {
      const code = 'ABC222';
      const now = (time: string | null | undefined) => time && ago(0);
      const later = {
        ...order,
        _id: 'later',
        code: 'ZZZ222',
        createdAt: ago(0),
        acceptedAt: now(order.acceptedAt),
        preparingAt: now(order.preparingAt),
        readyAt: now(order.readyAt),
      };
      const { user, world } = await openBoard([{ ...order, code }, later]);
      (await button(code, name)).focus();
      await user.keyboard('{Enter}');
      expect(await undo()).toHaveFocus();
      expect(screen.getByText(`is ${word}`, { exact: false })).toBeInTheDocument();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(cardsIn(lane)[0]).toMatch(code));
      expect(await button(code, name)).toHaveFocus();
      expect(world.orders.find((each) => each.code === code)).toMatchObject(stored);
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    },
  );

  test('ends after ten seconds; the place goes when the lane rests, and a neighbour takes the focus', async () => {
    const { user } = await openBoard([
      orderAt('accepted', { code: 'ABC222', acceptedAt: ago(9) }),
      orderAt('accepted', { code: 'DEF222', acceptedAt: ago(5) }),
    ]);
    await user.click(await button('ABC222', /^Start/));
    expect(await undo()).toHaveTextContent(/^Undo, \d+ s$/);
    await pass(13_000);
    await waitFor(() => expect(screen.queryByText('is started', { exact: false })).not.toBeInTheDocument());
    expect(await button('DEF222', /^Start/)).toHaveFocus();
  });

  test('is of the last move of an order only; the earlier place stays without it', async () => {
    const { user } = await openBoard([stepOrder({ code: 'ABC222' })]);
    await user.click(await button('ABC222', /^Accept/));
    await undo();
    await user.click(await button('ABC222', /^Start/));
    await waitFor(() => expect(cardsIn('Preparing')).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'New' })).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('C201: from the menu', () => {
  test('an accepted order is cancelled; undo gives it its step and promised time back', async () => {
    const { user, world } = await openBoard([orderAt('preparing', { code: 'ABC222' })]);
    await user.click((await openMenu(user, 'ABC222')).getByRole('button', { name: 'Cancel…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(await undo());
    await waitFor(() => expect(cardsIn('Preparing')).toHaveLength(1));
    expect(world.orders[0]).toMatchObject({ status: 'processing', step: 'preparing', promisedAt: ago(-20) });
  });

  test('an order opens on the Orders tab, whatever page it is on', async () => {
    const { user, history } = await openBoard([orderAt('preparing', { code: 'ABC222', _id: 'one' })]);
    await user.click((await openMenu(user, 'ABC222')).getByRole('link', { name: 'Open the order' }));
    const { pathname, search, hash } = history.location;
    expect(pathname + search + hash).toBe('/admin/orders?status=all&search=ABC222#order-one');
  });
});

test.each([
  ['from the promised time', -20, -30],
  ['from now if that is past', 2, -10],
])('C211: a delay is ten minutes %s, and can be undone', async (_, promised, delayed) => {
  const { user, world } = await openBoard([
    orderAt('accepted', { code: 'ABC222', promisedAt: ago(promised) }),
  ]);
  const minutes = () =>
    Math.round((Date.parse(world.orders[0]?.promisedAt ?? '') - Date.parse(ago(0))) / 60_000);
  await user.click((await openMenu(user, 'ABC222')).getByRole('button', { name: 'Delay by 10 min' }));
  await user.click(await screen.findByRole('button', { name: /^Undo the delay/ }));
  expect(world.orders[0]?.step).toBe('accepted');
  await waitFor(() => expect(minutes()).toBe(-promised));
  await user.click((await openMenu(user, 'ABC222')).getByRole('button', { name: 'Delay by 10 min' }));
  await waitFor(() => expect(minutes()).toBe(-delayed));
  await pass(11_000);
  expect(screen.queryByRole('button', { name: /^Undo the delay/ })).not.toBeInTheDocument();
});

test('C99: a change that came first is named, and the board shows it', async () => {
  const order = orderAt('accepted', { code: 'ABC222', _id: 'one' });
  const { user, world } = await openBoard([order]);
  await cardOf('ABC222');
  world.orders = [{ ...order, step: 'preparing', preparingAt: ago(1), version: 2 }];
  world.lastChanges.set('one', { by: 'Maya Lama', at: ago(0) });
  await user.click(await button('ABC222', /^Start/));
  expect(await screen.findByText('Maya Lama changed this order. Reload to see it.')).toBeInTheDocument();
  await waitFor(() => expect(cardsIn('Preparing')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('C216: the menu opens the history of the order', async () => {
  const { user } = await openBoard([stepOrder({ code: 'ABC222' })]);
  await user.click((await openMenu(user, 'ABC222')).getByRole('button', { name: 'History' }));
  const history = await screen.findByRole('dialog', { name: 'History of ABC222' });
  expect(await within(history).findByText('Placed')).toBeInTheDocument();
});
