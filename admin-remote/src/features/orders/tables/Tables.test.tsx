import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ago } from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';
import { changeSittingAt, insideOf, openTables, tableOf, tellTables } from '../../../../test/open-tables';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('C242: the map of tables', () => {
  test('has a card for each table in the order of the settings, with its seats and what it needs', async () => {
    await openTables();
    expect(names()).toEqual([
      'Table 1, free',
      'Table 2, free',
      'Table 3, asks for the bill',
      'Table 4, free',
      'Table 5, free',
      'Table 6, free',
      'Table 7, calls',
      'Table 8, free',
    ]);
    expect(await tableOf('3')).toHaveTextContent('Table 3Asks for the bill, 4 min4 seats');
    expect(await tableOf('7')).toHaveTextContent('Table 7Calls, 2 min6 seats');
    expect(await tableOf('8')).toHaveTextContent(/^Table 8Free$/);
    expect(document.title).toMatch(/Tables · /);
  });

  test('a card lists orders with code, guest, state and sum, and the total', async () => {
    await openTables();
    const orders = (await insideOf('7')).getByRole('list', { name: 'Orders of table 7' });
    const texts = within(orders)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^[A-Z0-9]{6} GuestServedRs 420.00$/),
      expect.stringMatching(/^[A-Z0-9]{6} KiranPreparingRs 420.00$/),
    ]);
    expect((await insideOf('7')).getByText('So far').parentElement).toHaveTextContent('Rs 840.00');
    expect((await insideOf('3')).getByText('To collect, in cash').parentElement).toHaveTextContent(
      'Rs 840.00',
    );
  });

  test.each([
    ['ordering', { orderIds: [], calledAt: null }],
    ['waiting', { calledAt: null }],
    ['served', { calledAt: null, orderIds: ['order-at-7-1'] }],
  ])('shows a table that is %s', async (word, changes) => {
    const { world } = await openTables();
    changeSittingAt(world, '7', changes);
    tellTables();
    expect(await screen.findByRole('article', { name: `Table 7, ${word}` })).toBeInTheDocument();
  });

  test('follows orders, and a table that the settings do not name shows while a party sits there', async () => {
    const { world } = await openTables();
    world.orders = world.orders.map((order) =>
      order._id === 'order-at-7-2' ? { ...order, status: 'completed' as const, step: null } : order,
    );
    world.sittings = [
      ...(world.sittings ?? []),
      {
        _id: 'sitting-A1',
        tableNumber: 'A1',
        openedAt: ago(1),
        calledAt: null,
        bill: null,
        closedAt: null,
        movedTo: null,
        orderIds: [],
        version: 1,
      },
    ];
    act(() => FakeSocket.opened.at(-1)?.receive('order-changed', { _id: 'order-at-7-2' }));
    expect(await screen.findByRole('article', { name: 'Table A1, ordering' })).toBeInTheDocument();
    expect((await insideOf('7')).queryByText('Preparing')).not.toBeInTheDocument();
  });

  test('without tables it says where to name them; a failed load shows Retry', async () => {
    openDashboard('/admin/tables');
    expect(await screen.findByText('No tables')).toBeInTheDocument();
    closeDashboard();
    expectConsoleError(/^new orders ApiError/);
    openDashboard('/admin/tables', { behaviour: 'failing' });
    expect(await screen.findByText('Failed to load tables')).toBeInTheDocument();
  });

  test('offline: it keeps what was last known, and its buttons wait', async () => {
    await openTables();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('No network since 4:18 PM.')).toBeInTheDocument();
    expect((await insideOf('7')).getByRole('button', { name: 'On my way: table 7' })).toBeDisabled();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('C241: staff answer', () => {
  test('a call, by keyboard; the focus stays at the table', async () => {
    const { user, world } = await openTables();
    (await insideOf('7')).getByRole('button', { name: 'On my way: table 7' }).focus();
    await user.keyboard('{Enter}');
    const card = await screen.findByRole('article', { name: 'Table 7, waiting' });
    expect(card).toHaveFocus();
    expect(world.sittings?.[1]).toMatchObject({ calledAt: null });
  });

  test('a bill', async () => {
    const { user, world } = await openTables();
    await user.click((await insideOf('3')).getByRole('button', { name: 'Bill brought: table 3' }));
    expect(await screen.findByRole('article', { name: 'Table 3, served' })).toBeInTheDocument();
    expect(world.sittings?.[0]).toMatchObject({ bill: null });
  });

  test('a call that somebody else answered meanwhile: nothing is left to say', async () => {
    const { user, world } = await openTables();
    changeSittingAt(world, '7', { calledAt: null });
    await user.click((await insideOf('7')).getByRole('button', { name: 'On my way: table 7' }));
    expect(await screen.findByRole('article', { name: 'Table 7, waiting' })).toBeInTheDocument();
    expect(screen.queryByText(/changed this table/)).not.toBeInTheDocument();
  });

  test('C99: a table that changed in another way shows who changed it, and a second try works', async () => {
    const { user, world } = await openTables();
    changeSittingAt(world, '7', { bill: { at: ago(0), method: 'online' } });
    world.lastChanges.set('sitting-7', { by: 'Sita Rai', at: ago(0) });
    const press = async () =>
      user.click((await insideOf('7')).getByRole('button', { name: 'On my way: table 7' }));
    await press();
    const problem = 'Sita Rai changed this table meanwhile. It shows as it is now.';
    expect(await screen.findByText(problem)).toBeInTheDocument();
    await press();
    expect(await screen.findByRole('article', { name: 'Table 7, asks for the bill' })).toBeInTheDocument();
  });
});

describe('a server without the calls', () => {
  test('C242: one that knows no sittings has no map and no links', async () => {
    const { history } = openDashboard('/admin/tables', { sittings: null });
    await waitFor(() => expect(history.location.pathname).toBe('/admin'));
    await screen.findByRole('link', { name: 'Board' });
    expect(screen.queryByRole('link', { name: /^Tables/ })).not.toBeInTheDocument();
  });

  test('§7: one that knows only §7 is not even asked', async () => {
    const { history, server } = openPlainShop('/admin/tables');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(request.url));
    await waitFor(() => expect(history.location.pathname).toBe('/admin'));
    await screen.findByRole('link', { name: 'Board' });
    expect(screen.queryByRole('link', { name: /^Tables/ })).not.toBeInTheDocument();
    expect(asked.filter((url) => url.includes('/table'))).toEqual([]);
    closePlainShop();
  });
});
