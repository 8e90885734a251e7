import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePrint } from '../../../../test/fake-print';
import { makeItem, makeOrder } from '../../../../test/make-order';
import {
  ago,
  cardOf,
  cardsIn,
  openBoard,
  openRiders,
  orderAt,
  readyDelivery,
} from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const print = fakePrint();
afterEach(closeDashboard);

const placeHeads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

const done = (code: string) => screen.findByRole('button', { name: new RegExp(`collected: order ${code}`) });

describe('C234: the riders’ list', () => {
  test('holds the deliveries that are ready, by place, the longest wait first', async () => {
    await openRiders([
      readyDelivery('Campus Road', { code: 'CAM222', readyAt: ago(3) }),
      readyDelivery('Lakeside', { code: 'LAK222', readyAt: ago(9), totalAmount: 960 }),
      readyDelivery('lakeside ', { code: 'LAK333', readyAt: ago(1), totalAmount: 1000.5 }),
      orderAt('ready', { code: 'PCK222' }),
      orderAt('preparing', { code: 'PRE222', deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' }),
    ]);
    await cardOf('LAK222');
    expect(placeHeads()).toEqual(['Lakeside', 'Campus Road']);
    expect(cardsIn('Lakeside')).toEqual([
      'order LAK222, Delivery, Lakeside',
      'order LAK333, Delivery, lakeside',
    ]);
    expect(screen.getByText('2 orders', { exact: false }).closest('p')).toHaveTextContent(
      '2 orders, Rs 1,960.50 to collect',
    );
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(document.title).toMatch(/^Riders · /);
  });

  test('a card has person, promised time, address, phone to call, bag and the sum to collect', async () => {
    await openRiders([
      readyDelivery('Lakeside', {
        code: 'LAK222',
        phone: '984-1234567',
        address: 'House 14, behind the temple',
        totalAmount: 960,
        item: [makeItem({ name: 'Burger', quantity: 2 }), makeItem({ name: 'Chiya' })],
      }),
    ]);
    const card = within(await cardOf('LAK222'));
    expect(card.getByRole('heading', { name: 'Sita Rai' })).toBeInTheDocument();
    expect(card.getByText('LAK222').parentElement).toHaveTextContent('LAK222, by 4:38 PM');
    expect(await card.findByText('20 min left')).toBeInTheDocument();
    expect(card.getByText('House 14, behind the temple')).toBeInTheDocument();
    expect(card.getByText('2 × Burger, 1 × Chiya')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Call Sita Rai, 984-1234567' })).toHaveAttribute(
      'href',
      'tel:9841234567',
    );
    expect(card.getByText('To collect').parentElement).toHaveTextContent('Rs 960.00');
  });

  test('an order without a sum is paid, and its button collects nothing', async () => {
    await openRiders([readyDelivery('Lakeside', { code: 'LAK222', totalAmount: 0 })]);
    const card = within(await cardOf('LAK222'));
    expect(card.getByText('Nothing to collect').parentElement).toHaveTextContent('Paid');
    expect(card.getByRole('button', { name: /^Delivered: order LAK222/ })).toBeEnabled();
  });

  test('the large button completes an order; its place stays with Undo, which puts it back', async () => {
    const { user, world } = await openRiders([
      readyDelivery('Lakeside', { code: 'LAK222' }),
      readyDelivery('Lakeside', { code: 'LAK333', readyAt: ago(1) }),
    ]);
    (await done('LAK222')).focus();
    await user.keyboard('{Enter}');
    const undo = await screen.findByRole('button', { name: /^Undo: order LAK222/ });
    expect(undo).toHaveFocus();
    expect(undo.parentElement).toHaveTextContent(/^LAK222, Sita Rai, is deliveredUndo, \d+ s$/);
    expect(world.orders.map(({ status }) => status).sort()).toEqual(['completed', 'processing']);
    await user.click(undo);
    expect(await done('LAK222')).toHaveFocus();
    expect(cardsIn('Lakeside')[0]).toMatch('LAK222');
    expect(world.orders.map(({ status, step }) => [status, step])).toEqual([
      ['processing', 'ready'],
      ['processing', 'ready'],
    ]);
  });

  test('an order that becomes ready joins the list without a reload', async () => {
    const { world } = await openRiders([]);
    expect(await screen.findByText('No deliveries')).toBeInTheDocument();
    world.orders = [readyDelivery('Lakeside', { code: 'LAK222', _id: 'one' })];
    act(() => FakeSocket.opened.at(-1)?.receive('order-changed', { _id: 'one' }));
    await cardOf('LAK222');
  });

  test('a chip shows one place; it stays when the last order there is delivered elsewhere', async () => {
    const { user, world } = await openRiders([
      readyDelivery('Lakeside', { code: 'LAK222' }),
      readyDelivery('Campus Road', { code: 'CAM222', _id: 'campus' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Campus Road 1' }));
    expect(screen.queryByRole('article', { name: /LAK222/ })).not.toBeInTheDocument();
    world.orders = world.orders.filter(({ _id }) => _id !== 'campus');
    act(() => FakeSocket.opened.at(-1)?.receive('order-changed', { _id: 'campus' }));
    expect(await screen.findByText('No deliveries to Campus Road')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Campus Road 0' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await cardOf('LAK222');
  });

  test('offline: it keeps what was last known, and its buttons wait', async () => {
    await openRiders([readyDelivery('Lakeside', { code: 'LAK222' })]);
    const button = await done('LAK222');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('No network since 4:18 PM.')).toBeInTheDocument();
    expect(button).toBeDisabled();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeInTheDocument();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(button).toBeEnabled());
  });
});

test('C234: the run sheet prints the places that are shown, with sums', async () => {
  const { user } = await openRiders([
    readyDelivery('Lakeside', { code: 'LAK222', totalAmount: 960 }),
    readyDelivery('Lakeside', { code: 'LAK333', totalAmount: 0, fullName: 'Om Rai', readyAt: ago(1) }),
    readyDelivery('Campus Road', { code: 'CAM222' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Lakeside 2' }));
  await user.click(screen.getByRole('button', { name: 'Print run sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = within(screen.getByLabelText('Run sheet'));
  const onPaper = { hidden: true } as const;
  expect(sheet.getByRole('heading', { level: 2, ...onPaper })).toHaveTextContent('Lakeside, 2 orders');
  const [first, second] = sheet.getAllByRole('listitem', onPaper);
  expect(first).toHaveTextContent('LAK222 · Sita Rai · by 4:38 PMHouse 1498412345671 × CappuccinoRs 960.00');
  expect(second).toHaveTextContent(/^LAK333 · Om Rai.*Paid$/);
  expect(sheet.getByText('2 orders, to collect Rs 960.00')).toBeInTheDocument();
  expect(sheet.queryByText('CAM222')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(screen.queryByLabelText('Run sheet')).not.toBeInTheDocument());
});

test('a failed load of the riders’ list shows Retry, and counts nothing', async () => {
  expectConsoleError(/^new orders ApiError/);
  openDashboard('/admin/riders', { behaviour: 'failing' });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All' })).toBeInTheDocument();
});

test('C234: the board leads to the riders and counts them; Back leads to the board', async () => {
  const { user, history } = await openBoard([
    readyDelivery('Lakeside', { code: 'LAK222' }),
    orderAt('ready', { code: 'PCK222' }),
  ]);
  await cardOf('LAK222');
  await user.click(screen.getByRole('link', { name: 'Riders, 1 waiting' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Riders' })).toBeInTheDocument();
  await cardOf('LAK222');
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(history.location.pathname).toBe('/admin/board');
});

test('P63: what customers typed shows as text', async () => {
  const attack = '<img src=x onerror="window.hacked=1">';
  const { user, container } = await openRiders([
    readyDelivery('Lakeside', {
      code: 'LAK222',
      fullName: attack,
      address: `${attack}\u202E`,
      phone: attack,
    }),
  ]);
  const card = await cardOf('LAK222');
  await user.click(screen.getByRole('button', { name: 'Print run sheet' }));
  for (const place of [card, screen.getByLabelText('Run sheet')]) {
    expect(place.textContent).toContain(attack);
    expect(place.textContent).not.toContain('\u202E');
  }
  expect(container.ownerDocument.querySelector('img[src="x"]')).toBeNull();
});

describe('§7: a server without steps', () => {
  afterEach(closePlainShop);

  test('C234: orders for delivery that are accepted are on the list, and can be delivered', async () => {
    const { user, statuses } = openPlainShop(
      '/admin/riders',
      makeOrder({ code: 'LAK222', status: 'processing' }),
      makeOrder({ code: 'NEW222' }),
      makeOrder({ code: 'PCK222', status: 'processing', deliveryOption: 'Pick up', deliveryLocation: null }),
    );
    await cardOf('LAK222');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(await done('LAK222'));
    await user.click(await screen.findByRole('button', { name: /^Undo: order LAK222/ }));
    await done('LAK222');
    expect(statuses()).toEqual(['processing', 'pending', 'processing']);
  });
});
