import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeAudio } from '../../../../test/fake-audio';
import { ago, NOW } from '../../../../test/open-board';
import { closeDashboard } from '../../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';
import { changeSittingAt, openBusyShop, tellTables } from '../../../../test/open-tables';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());
afterEach(closeDashboard);

const calls = () => screen.getByRole('list', { name: 'Calls of tables' });
const chips = () =>
  within(calls())
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

async function openBoardOfBusyShop() {
  const page = openBusyShop('/admin/board');
  await screen.findByText('Table 7 calls');
  return page;
}

describe('C241: calls above the lanes of the board', () => {
  test('show the longest wait first, with its minutes, and lead to the table', async () => {
    await openBoardOfBusyShop();
    expect(chips()).toEqual([
      'Table 3 asks for the bill cash, 4 minBill brought',
      'Table 7 calls 2 minOn my way',
    ]);
    const link = screen.getByRole('link', { name: 'Table 7 calls' });
    expect(link).toHaveAttribute('href', '/admin/tables#table-7');
  });

  test('go when they are answered, and the focus stays in their row', async () => {
    const { user, world } = await openBoardOfBusyShop();
    screen.getByRole('button', { name: 'On my way: table 7' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(calls()).toHaveFocus();
    expect(world.sittings?.[1]).toMatchObject({ calledAt: null });
  });

  test('C168: one that comes while somebody touches the board waits, so that no card moves under a finger', async () => {
    const { world } = await openBoardOfBusyShop();
    fireEvent.pointerDown(screen.getByRole('region', { name: 'New' }));
    changeSittingAt(world, '3', { calledAt: ago(0) });
    tellTables();
    await screen.findByRole('link', { name: 'Tables, 2 tables wait' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(chips()).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(chips()).toHaveLength(3);
  });
});

describe('C241: the bell of tables', () => {
  test('P31: what waits already rings no bell; a new call rings once, with a message that leads to the table', async () => {
    const { user, world, history } = openBusyShop('/admin');
    await screen.findByRole('link', { name: 'Tables, 2 tables wait' });
    expect(FakeAudio.rings).toBe(0);
    changeSittingAt(world, '3', { calledAt: ago(0) });
    tellTables();
    expect(await screen.findByText('Table 3 calls')).toBeInTheDocument();
    await waitFor(() => expect(FakeAudio.rings).toBe(1));
    tellTables();
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(history.location).toMatchObject({ pathname: '/admin/tables', hash: '#table-3' });
    expect(FakeAudio.rings).toBe(1);
  });

  test('C243: a party that moves with its call does not ring again', async () => {
    const { world } = openBusyShop('/admin');
    await screen.findByRole('link', { name: 'Tables, 2 tables wait' });
    world.sittings = (world.sittings ?? []).map((sitting) =>
      sitting.tableNumber === '7' ? { ...sitting, _id: 'moved', tableNumber: '5' } : sitting,
    );
    changeSittingAt(world, '3', { bill: null });
    tellTables();
    await screen.findByRole('link', { name: 'Tables, 1 table waits' });
    expect(FakeAudio.rings).toBe(0);
  });

  test('P32: a call while the connection was lost rings when it is back', async () => {
    const { world } = openBusyShop('/admin');
    await screen.findByRole('link', { name: 'Tables, 2 tables wait' });
    const socket = FakeSocket.opened.at(-1);
    act(() => socket?.receive('connect'));
    act(() => socket?.receive('disconnect'));
    changeSittingAt(world, '3', { calledAt: ago(0) });
    act(() => socket?.receive('connect'));
    await waitFor(() => expect(FakeAudio.rings).toBe(1));
  });

  test('P32: without a socket it rings within a minute', async () => {
    const { world } = openBusyShop('/admin');
    await screen.findByRole('link', { name: 'Tables, 2 tables wait' });
    changeSittingAt(world, '3', { calledAt: new Date(NOW).toISOString() });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(FakeAudio.rings).toBe(1));
  });
});

test('§7: a server without tables shows no calls, and asks for none', async () => {
  openPlainShop('/admin/board');
  await screen.findByRole('group', { name: 'Show orders' });
  expect(screen.queryByRole('list', { name: 'Calls of tables' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Tables/ })).not.toBeInTheDocument();
  closePlainShop();
});

test('a failed read of the tables leaves the board alone', async () => {
  expectConsoleError(/^new orders ApiError/);
  openBusyShop('/admin/board', { behaviour: 'failing' });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(chips()).toEqual([]);
});
