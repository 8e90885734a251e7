import { demoPlaces } from '@storefront/shared/dev/mocks/fixtures/places';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../test/make-order';
import { ago, cardOf, cardsIn, NOW, openBoard, orderAt, stepOrder } from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const press = async (user: { click: (element: HTMLElement) => Promise<void> }, code: string, name: RegExp) =>
  user.click(within(await cardOf(code)).getByRole('button', { name }));

describe('C209: the lanes', () => {
  test('hold the open orders, oldest first; one that arrives joins the end', async () => {
    const { world, user, history } = await openBoard([
      stepOrder({ code: 'NEW222', createdAt: ago(1) }),
      stepOrder({ code: 'NEW333', createdAt: ago(4), tableNumber: '7' }),
      orderAt('accepted', { code: 'ACC222' }),
      orderAt('preparing', { code: 'PRE222', deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' }),
      orderAt('ready', { code: 'RDY222' }),
      stepOrder({ code: 'END222', status: 'completed' }),
    ]);
    await cardOf('NEW222');
    expect(cardsIn('New')).toEqual(['order NEW333, Table 7', 'order NEW222, Pick-up']);
    expect(cardsIn('Accepted')).toEqual(['order ACC222, Pick-up']);
    expect(cardsIn('Preparing')).toEqual(['order PRE222, Delivery, Lakeside']);
    expect(cardsIn('Ready')).toEqual(['order RDY222, Pick-up']);
    const latest = stepOrder({ code: 'NEW444', createdAt: ago(0) });
    world.orders = [latest, ...world.orders];
    act(() => FakeSocket.opened[0]?.receive('new-order', { _id: latest._id }));
    await cardOf('NEW444');
    expect(cardsIn('New')).toEqual([
      'order NEW333, Table 7',
      'order NEW222, Pick-up',
      'order NEW444, Pick-up',
    ]);
    await user.click(await screen.findByRole('button', { name: 'View' }));
    expect(history.location.pathname + history.location.hash).toBe(`/admin/board#order-${latest._id}`);
  });

  test('C240: a card has the name that a guest gave at a table, and none without', async () => {
    const atTable = { tableNumber: '7', fullName: null, deliveryOption: null, deliveryLocation: null };
    await openBoard([
      stepOrder({ ...atTable, code: 'NEW222', guestName: 'Kiran' }),
      stepOrder({ ...atTable, code: 'NEW333', guestName: null }),
    ]);
    expect(within(await cardOf('NEW222')).getByText('Kiran')).toBeInTheDocument();
    expect((await cardOf('NEW333')).querySelector('header')).toHaveTextContent(/NEW333$/);
  });

  test('are one at a time on a phone, chosen by tabs with counts', async () => {
    const { user } = await openBoard([stepOrder({ code: 'NEW222' }), orderAt('ready', { code: 'RDY222' })], {
      isWide: false,
    });
    await cardOf('NEW222');
    expect(screen.queryByRole('article', { name: /RDY222/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ready 1' }));
    await cardOf('RDY222');
    expect(screen.queryByRole('article', { name: /NEW222/ })).not.toBeInTheDocument();
  });

  test('are filtered by chips with counts, and by a search for code, name or table', async () => {
    const { user } = await openBoard([
      stepOrder({ code: 'PCK222', fullName: 'Maya Lama' }),
      stepOrder({ code: 'TBL222', tableNumber: '7', fullName: null }),
      stepOrder({ code: 'CLO222', item: [makeItem({ type: 'closet', name: 'Shirt' })] }),
    ]);
    await cardOf('PCK222');
    const chips = within(screen.getByRole('group', { name: 'Show orders' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'All3',
      'Table1',
      'Pick-up2',
      'Delivery0',
      'Closet1',
    ]);
    await user.click(screen.getByRole('button', { name: /^Closet/ }));
    expect(cardsIn('New')).toEqual(['order CLO222, Pick-up']);
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'table 7');
    expect(cardsIn('New')).toEqual(['order TBL222, Table 7']);
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'x');
    expect(screen.getByText('No order matches')).toBeInTheDocument();
  });
});

test('C209: a card shows place, age, person, promised time, lines with requests and the sum to collect', async () => {
  await openBoard([
    orderAt('preparing', {
      code: 'PRE222',
      promisedAt: ago(6),
      totalAmount: 960,
      item: [makeItem({ name: 'Burger', quantity: 2, requests: 'No onion, sesame allergy' })],
    }),
  ]);
  const card = within(await cardOf('PRE222'));
  expect(card.getByRole('heading', { name: 'Pick-up' })).toBeInTheDocument();
  expect(await card.findByText('6 min late')).toBeInTheDocument();
  expect(card.getByText('PRE222').parentElement).toHaveTextContent('PRE222, Sita Rai, for 4:12 PM');
  expect(card.getByText('2×').parentElement).toHaveTextContent('2×BurgerNo onion, sesame allergy');
  expect(card.getByText('sesame allergy').parentElement?.tagName).toBe('MARK');
  expect(card.getByText('To collect').parentElement).toHaveTextContent('Rs 960.00');
});

test('C210: Accept promises the suggested minutes, which staff change by five', async () => {
  const { user, world } = await openBoard([stepOrder({ code: 'NEW222' })]);
  const card = within(await cardOf('NEW222'));
  expect(card.getByRole('status')).toHaveTextContent('15 min');
  await user.click(card.getByRole('button', { name: '5 minutes more' }));
  expect(await card.findByText('ready at 4:38 PM')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^Accept/ }));
  expect(
    await within(screen.getByRole('region', { name: 'Accepted' })).findByText('20 min left'),
  ).toBeVisible();
  expect(world.orders[0]).toMatchObject({ status: 'processing', step: 'accepted' });
  const minutes = (Date.parse(world.orders[0]?.promisedAt ?? '') - NOW) / 60_000;
  expect(Math.round(minutes)).toBe(20);
});

test('C210, C235: the board suggests by the pace of the settings and the way to the place', async () => {
  const pace = { ordersPerQuarter: null, minutes: { kitchen: 15, bar: 5, closet: 10 } };
  const toLakeside = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
  await openBoard([stepOrder({ code: 'NEW222', ...toLakeside })], {
    orderingSettings: { ...DEFAULT_ORDERING_SETTINGS, pace },
    locations: demoPlaces.map((place) => ({ ...place, minutes: 40 })),
  });
  const card = within(await cardOf('NEW222'));
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('55 min'));
});

test.each([
  ['accepted', /^Start: /, 'Preparing', { step: 'preparing' }],
  ['preparing', /^Ready: /, 'Ready', { step: 'ready' }],
] as const)('C209: the large button of an order that is %s moves it on', async (step, name, lane, stored) => {
  const { user, world } = await openBoard([orderAt(step, { code: 'ABC222' })]);
  await press(user, 'ABC222', name);
  await waitFor(() => expect(cardsIn(lane)).toEqual(['order ABC222, Pick-up']));
  expect(world.orders[0]).toMatchObject(stored);
});

test.each([
  ['pick-up', {}, /^Handed over, Rs 260.00 collected: /, 'is handed over'],
  [
    'delivery',
    { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' },
    /^Delivered, Rs 260.00 collected: /,
    'is delivered',
  ],
  ['table', { tableNumber: '5' }, /^Served: /, 'is served'],
] as const)('C209: a ready order for %s is completed', async (_, about, name, words) => {
  const { user, world } = await openBoard([orderAt('ready', { code: 'RDY222', ...about })]);
  await press(user, 'RDY222', name);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(world.orders[0]?.status).toBe('completed');
});

test('C51: an order without the code of its table asks for a look at the table', async () => {
  const { user, world } = await openBoard([
    stepOrder({ code: 'TBL222', tableNumber: '7', tableConfirmed: false }),
  ]);
  await press(user, 'TBL222', /^Confirm: /);
  await waitFor(() => expect(world.orders[0]?.tableConfirmed).toBe(true));
});

test('the board says that it is empty, and where the tabs are', async () => {
  const { user, history } = await openBoard([]);
  expect(await screen.findByText('No orders')).toBeInTheDocument();
  expect(document.title).toMatch(/^Board · /);
  expect(screen.getByText('The next one rings here.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(history.location.pathname).toBe('/admin/orders');
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Board' })).toBeInTheDocument();
});

test('a new order is on the board before all orders are read again', async () => {
  const { world, server } = await openBoard([stepOrder({ code: 'NEW222', createdAt: ago(4) })]);
  await cardOf('NEW222');
  const latest = stepOrder({ code: 'NEW444', createdAt: ago(0) });
  world.orders = [latest, ...world.orders];
  answerEach(server, 'listOrders', (request) =>
    new URL(request.url).searchParams.has('since') ? [latest] : new Promise(() => {}),
  );
  act(() => FakeSocket.opened[0]?.receive('new-order', { _id: latest._id }));
  await cardOf('NEW444');
  expect(cardsIn('New')).toEqual(['order NEW222, Pick-up', 'order NEW444, Pick-up']);
});

test('C209: the lanes have their names while the orders load', async () => {
  const { server } = openDashboard('/admin/board', { orders: [] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerEach(server, 'listOrders', () => asked.then(() => [stepOrder({ code: 'NEW222' })]));
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  const lanes = ['New', 'Accepted', 'Preparing', 'Ready'];
  expect(names()).toEqual(lanes);
  await screen.findByRole('group', { name: 'Show orders' });
  expect(screen.getByText('Loading orders')).toBeInTheDocument();
  expect(names()).toEqual(lanes);
  answer();
  await cardOf('NEW222');
  expect(names()).toEqual(lanes);
  expect(screen.queryByText('Loading orders')).not.toBeInTheDocument();
});

test('a failed load shows Retry, which loads the board', async () => {
  expectConsoleError(/^new orders ApiError/);
  const { user, server } = openDashboard('/admin/board', { orders: [stepOrder({ code: 'NEW222' })] });
  answerCall(server, 'listOrders', 400, { success: false, message: 'no', data: null });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent(/^All$/);
  server.resetHandlers();
  await user.click(retry);
  await cardOf('NEW222');
});

test('offline: the board says since when, keeps its cards, and its buttons wait', async () => {
  await openBoard([stepOrder({ code: 'NEW222' })]);
  const card = within(await cardOf('NEW222'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('No network since 4:18 PM.')).toBeInTheDocument();
  expect(card.getByRole('button', { name: /^Accept/ })).toBeDisabled();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(card.getByRole('button', { name: /^Accept/ })).toBeEnabled());
});
