import type { Order } from '@storefront/shared/contract/entities/order';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../../test/make-order';
import { ago, cardOf, cardsIn, NOW, orderAt, stepOrder } from '../../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const momo = makeItem({ name: 'Momo', quantity: 2, department: 'kitchen', requests: 'No onion' });
const tea = makeItem({ name: 'Tea', department: 'bar' });
const shirt = makeItem({
  name: 'Shirt',
  type: 'closet',
  department: 'closet',
  selectedSize: 'M',
  selectedColor: 'Sand',
});

type Done = Partial<Record<'kitchen' | 'bar' | 'closet', string | null>>;

/** Returns an accepted order with these departments; a time: the department is done. */
const mixed = (code: string, done: Done, about: Partial<Order> = {}): Order =>
  orderAt('accepted', {
    code,
    tableNumber: '7',
    item: [momo, tea, shirt].filter(({ department = 'kitchen' }) => department in done),
    departments: (['kitchen', 'bar', 'closet'] as const).flatMap((department) =>
      department in done ? [{ department, doneAt: done[department] ?? null }] : [],
    ),
    ...about,
  });

async function openScreen(department: string, orders: readonly Order[]) {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  const page = openDashboard(`/admin/board?department=${department}`, {
    orders: [...orders],
    now: () => Date.now(),
  });
  await screen.findByRole('list', { name: /^To .* now$/ });
  return page;
}

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const done = (code: string) => screen.getByRole('button', { name: new RegExp(`^Done, .*: order ${code}`) });

describe('C222: the screen of a department', () => {
  test('shows only its lines of accepted orders that it is not done with, oldest first', async () => {
    const { world } = await openScreen('kitchen', [
      mixed('LATE22', { kitchen: null }, { acceptedAt: ago(2), createdAt: ago(30) }),
      mixed('FRST22', { kitchen: null, bar: null }, { acceptedAt: ago(9), promisedAt: ago(6) }),
      mixed('DONE22', { kitchen: ago(1), bar: null }),
      mixed('BARR22', { bar: null }),
      stepOrder({ code: 'NEWW22', item: [momo], departments: [{ department: 'kitchen', doneAt: null }] }),
    ]);
    await cardOf('FRST22');
    expect(names()).toEqual(['order FRST22, Table 7', 'order LATE22, Table 7']);
    const card = within(await cardOf('FRST22'));
    expect(card.getByText('6 min late').closest('header')).toHaveTextContent('FRST22, for 4:12 PM');
    expect(card.getByRole('listitem')).toHaveTextContent('2MomoNo onion');
    expect(card.getByText('Bar: 1 Tea')).toBeInTheDocument();
    world.orders = [
      ...world.orders,
      mixed('NEXT22', { kitchen: null, bar: ago(0) }, { _id: 'next', acceptedAt: ago(0) }),
    ];
    act(() => FakeSocket.opened[0]?.receive('order-changed', { _id: 'next' }));
    expect(within(await cardOf('NEXT22')).getByText('Bar is done')).toBeInTheDocument();
    expect(names().at(-1)).toBe('order NEXT22, Table 7');
  });

  test('Done finishes the department; Undo takes it back, also after another department was done', async () => {
    const { user, world } = await openScreen('kitchen', [mixed('AAA222', { kitchen: null, bar: null })]);
    await cardOf('AAA222');
    await user.click(done('AAA222'));
    expect(await screen.findByText('is done')).toBeInTheDocument();
    expect(names()).toEqual([]);
    const [order] = world.orders;
    expect(order?.step).toBe('preparing');
    if (order)
      world.orders = [
        {
          ...order,
          step: 'ready',
          readyAt: ago(0),
          version: 9,
          departments: order.departments?.map((each) => ({ ...each, doneAt: each.doneAt ?? ago(0) })),
        },
      ];
    await user.click(screen.getByRole('button', { name: /^Undo: order AAA222/ }));
    await cardOf('AAA222');
    expect(world.orders[0]).toMatchObject({
      step: 'preparing',
      departments: [{ doneAt: null }, { doneAt: expect.any(String) }],
    });
  });

  test.each([
    ['another department was done meanwhile', {}, 'is done'],
    ['its own lines changed meanwhile', { item: [{ ...momo, quantity: 5 }] }, /Your “Done” was not stored/],
  ])('C99: Done, when %s', async (_, changed, words) => {
    const { user, world } = await openScreen('kitchen', [mixed('AAA222', { kitchen: null, bar: null })]);
    await cardOf('AAA222');
    world.orders = world.orders.map((order) => ({ ...order, ...changed, version: 2 }));
    await user.click(done('AAA222'));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    const isDone = Boolean(world.orders[0]?.departments?.[0]?.doneAt);
    expect(isDone).toBe(words === 'is done');
  });

  test('a tap strikes a line, also after a reload; "To cook now" adds up what is not struck', async () => {
    const orders = [
      mixed('AAA222', { kitchen: null }, { _id: 'a', item: [{ ...momo, _id: 'a1' }] }),
      mixed('BBB222', { kitchen: null }, { _id: 'b', item: [{ ...momo, _id: 'b1', quantity: 3 }] }),
    ];
    const page = await openScreen('kitchen', orders);
    const sums = async () => (await screen.findByRole('list', { name: 'To cook now' })).textContent;
    await cardOf('AAA222');
    expect(await sums()).toBe('To cook now:5 Momo');
    const line = () =>
      within(screen.getByRole('article', { name: /AAA222/ })).getByRole('button', { name: /Momo/ });
    await page.user.click(line());
    expect(line()).toHaveAttribute('aria-pressed', 'true');
    expect(await sums()).toBe('To cook now:3 Momo');
    page.unmount();
    page.server.close();
    await openScreen('kitchen', orders);
    await cardOf('AAA222');
    expect(line()).toHaveAttribute('aria-pressed', 'true');
    await page.user.click(line());
    expect(await sums()).toBe('To cook now:5 Momo');
  });

  test('the closet sees colour and size; the switch leads from screen to screen', async () => {
    const { user, history } = await openScreen('closet', [mixed('CLO222', { kitchen: null, closet: null })]);
    expect(within(await cardOf('CLO222')).getByText('Sand, M')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Bar' }));
    expect(await screen.findByText('Nothing for the bar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bar' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Counter' }));
    expect(history.location.search).toBe('');
    await waitFor(() => expect(cardsIn('Accepted')).toEqual(['order CLO222, Table 7']));
  });

  test('is dark, unless this browser chose light', async () => {
    const { user, container } = await openScreen('kitchen', []);
    const theme = () => container.querySelector('[data-mood="staff"]')?.getAttribute('data-theme');
    expect(theme()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Make this screen light' }));
    expect(theme()).toBe('light');
    expect(window.localStorage.getItem('staff-department-theme')).toBe('light');
    await user.click(screen.getByRole('link', { name: 'Counter' }));
    expect(theme()).toBeUndefined();
  });

  test('offline: Done waits, striking works', async () => {
    const { user } = await openScreen('kitchen', [mixed('AAA222', { kitchen: null })]);
    await cardOf('AAA222');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('No network since 4:18 PM.')).toBeInTheDocument();
    expect(done('AAA222')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /Momo/ }));
    expect(screen.getByRole('button', { name: /Momo/ })).toHaveAttribute('aria-pressed', 'true');
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(done('AAA222')).toBeEnabled());
  });
});

test('C220: the counter groups the lines of a card by department; one that is done is said so', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  openDashboard('/admin/board', {
    orders: [mixed('AAA222', { kitchen: null, bar: ago(1) })],
    now: () => Date.now(),
  });
  const card = within(await cardOf('AAA222'));
  expect(card.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Kitchen',
    'Bar, done',
  ]);
  expect(card.getByRole('group', { name: 'Kitchen' })).toHaveTextContent('2×MomoNo onion');
});
