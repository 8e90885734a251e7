import { PAGE_BLOCKS } from '@storefront/shared/config';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cardOf, openBoard, orderAt, stepOrder } from '../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { initialsOf, namesOf, openSentence } from './open-words';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(() => {
  document.getElementById(PAGE_BLOCKS.config)?.remove();
  closeDashboard();
});

const order = stepOrder({ _id: 'one', code: 'ABC222' });
const maya = { window: 'w2', user: 'u2', by: 'Maya Lama', _id: 'one' };
const SENTENCE = 'Maya Lama has this order open';

async function connect(): Promise<FakeSocket> {
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const [socket] = FakeSocket.opened as [FakeSocket];
  act(() => socket.receive('connect'));
  return socket;
}

/** Opens the board with one order, connected. */
async function openLive() {
  const page = await openBoard([order]);
  const socket = await connect();
  await cardOf('ABC222');
  return { ...page, socket };
}

const opens = (socket: FakeSocket) =>
  socket.sent.filter(([event]) => event === 'order-open').map(([, message]) => message);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('C231: who else has an order open', () => {
  test('shows on its card, until that window closes it', async () => {
    const { socket } = await openLive();
    act(() => socket.receive('order-open', maya));
    expect(await within(await cardOf('ABC222')).findByText(SENTENCE)).toBeInTheDocument();
    act(() => socket.receive('order-open', { ...maya, _id: null }));
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  });

  test('shows also while the delay of the order can be undone', async () => {
    const page = await openBoard([orderAt('accepted', { _id: 'one', code: 'ABC222' })]);
    const socket = await connect();
    await page.user.click(within(await cardOf('ABC222')).getByRole('button', { name: /^More for/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Delay by 10 min' }));
    await screen.findByRole('button', { name: /^Undo the delay/ });
    act(() => socket.receive('order-open', maya));
    expect(within(await cardOf('ABC222')).getByText(SENTENCE)).toBeInTheDocument();
  });

  test('ends by itself when that window is not heard of any more', async () => {
    const { socket } = await openLive();
    act(() => socket.receive('order-open', maya));
    await pass(40_000);
    act(() => socket.receive('order-open', maya));
    await pass(40_000);
    expect(screen.getByText(SENTENCE)).toBeInTheDocument();
    await pass(40_000);
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  });

  test.each([true, false])('shows on the Orders tab, in a row or card, and in the dialog', async (isWide) => {
    const { user } = openDashboard('/admin/orders', { orders: [order], isWide });
    const socket = await connect();
    await screen.findByRole('button', { name: 'Edit order ABC222' });
    act(() => socket.receive('order-open', maya));
    const mark = (await screen.findByText(SENTENCE)).parentElement;
    expect(mark).toHaveTextContent('ML');
    await user.click(screen.getByRole('button', { name: 'Edit order ABC222' }));
    expect(within(screen.getByRole('dialog')).getByText(SENTENCE)).toBeInTheDocument();
  });

  test.each([null, 7, {}, { window: 'w2' }, { ...maya, by: 7 }, { ...maya, _id: {} }])(
    'is not read from a message that is none: %j',
    async (message) => {
      const { socket } = await openLive();
      act(() => socket.receive('order-open', message));
      expect(screen.queryByText(/this order open/)).not.toBeInTheDocument();
    },
  );
});

describe('C231: this window tells', () => {
  test('which order it opens, again every 20 seconds, when it is asked and after a reconnection, and that it closed it', async () => {
    const { user, socket } = await openLive();
    expect(opens(socket)).toEqual([]);
    await user.click(within(await cardOf('ABC222')).getByRole('button', { name: /^More for/ }));
    expect(opens(socket)).toEqual([{ _id: 'one' }]);
    await user.click(await screen.findByRole('button', { name: 'History' }));
    expect(opens(socket)).toEqual([{ _id: 'one' }]);
    await pass(20_000);
    act(() => socket.receive('who-has-open'));
    act(() => socket.receive('disconnect', 'transport close'));
    await pass(20_000);
    act(() => socket.receive('connect'));
    expect(opens(socket)).toEqual(Array(4).fill({ _id: 'one' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of ABC222' }));
    const [close] = history.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    expect(opens(socket).at(-1)).toEqual({ _id: null });
    await pass(60_000);
    expect(opens(socket)).toHaveLength(5);
  });

  test('nothing to a server that knows only §7', async () => {
    const config = document.createElement('script');
    Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
    document.head.append(config);
    const { user } = openDashboard('/admin/orders', { orders: [order] });
    const socket = await connect();
    await user.click(await screen.findByRole('button', { name: 'Edit order ABC222' }));
    act(() => socket.receive('who-has-open'));
    expect(opens(socket)).toEqual([]);
  });
});

test('C231: names and initials', () => {
  const windows = [
    { _id: 'one', user: 'a', by: 'Maya Lama', until: 1 },
    { _id: 'one', user: 'a', by: 'Maya Lama', until: 1 },
    { _id: 'one', user: 'b', by: 'Om Bahadur Rai', until: 1 },
    { _id: 'one', user: 'me', by: 'Asha', until: 1 },
  ];
  expect(namesOf(windows, 'me')).toEqual(['Maya Lama', 'Om Bahadur Rai', 'You']);
  expect(['Maya Lama', 'Om Bahadur Rai', 'Asha', 'You'].map(initialsOf)).toEqual(['ML', 'OR', 'A', 'You']);
  expect(openSentence(['Maya Lama', 'Om Rai', 'You'])).toBe('Maya Lama, Om Rai and you have this order open');
  expect(openSentence(['You'])).toBe('You have this order open in another window');
});
