import { answerCall } from '@storefront/shared/dev/mocks/node';
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

describe('C243: move', () => {
  async function openMove(tableNumber: string) {
    const page = await openTables();
    const opener = (await insideOf(tableNumber)).getByRole('button', {
      name: `Move or join table ${tableNumber}`,
    });
    await page.user.click(opener);
    return { ...page, opener, dialog: within(screen.getByRole('dialog')) };
  }

  test('to a free table: orders and call go along, and the focus is there', async () => {
    const { user, dialog } = await openMove('7');
    expect(dialog.queryByRole('radio', { name: /^Table 7 / })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^Table 4 Free, 4 seats/ }));
    await user.click(dialog.getByRole('button', { name: 'Move to table 4' }));
    const card = await screen.findByRole('article', { name: 'Table 4, calls' });
    expect(card).toHaveFocus();
    expect(within(card).getByText('Kiran')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Table 7, free' })).toBeInTheDocument();
    expect(await screen.findByText('Table 7 moved to table 4')).toBeInTheDocument();
  });

  test('to a table with a party: it says that they join, with the sum of both', async () => {
    const { user, dialog } = await openMove('7');
    await user.click(dialog.getByRole('radio', { name: /^Table 3 Has a party, Rs 840.00/ }));
    expect(dialog.getByText('Both become one, with Rs 1,680.00 together.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Join table 3' }));
    const joined = await screen.findByRole('article', { name: 'Table 3, calls' });
    expect(within(joined).getByText('Rs 1,680.00')).toBeInTheDocument();
  });

  test('to a table that is not listed; no table, and its own, are refused at the field', async () => {
    const { user, dialog } = await openMove('7');
    const field = dialog.getByRole('textbox', { name: /Another table/ });
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(field).toHaveAccessibleDescription(/Choose a table/);
    await user.type(field, '07{Enter}');
    expect(field).toHaveAccessibleDescription('The party sits at this table');
    await user.clear(field);
    await user.type(field, 'Terrace-2{Enter}');
    expect(await screen.findByRole('article', { name: 'Table Terrace-2, calls' })).toBeInTheDocument();
  });

  test('C99: a table that changed meanwhile is not moved; the dialog says so and stays', async () => {
    const { user, world, dialog, opener } = await openMove('7');
    changeSittingAt(world, '7', { calledAt: null });
    await user.click(dialog.getByRole('radio', { name: /^Table 4 / }));
    await user.click(dialog.getByRole('button', { name: 'Move to table 4' }));
    expect(await dialog.findByText(/changed this table meanwhile/)).toBeInTheDocument();
    expect(world.sittings).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  });
});

describe('C244: close', () => {
  async function openClose(tableNumber: string) {
    const page = await openTables();
    await page.user.click(
      (await insideOf(tableNumber)).getByRole('button', { name: `Close table ${tableNumber}` }),
    );
    const dialog = within(screen.getByRole('dialog', { name: `Close table ${tableNumber}?` }));
    return { ...page, dialog, confirm: dialog.getByRole('button', { name: 'Close table' }) };
  }

  test('says what to collect and how, then the table is free and has the focus', async () => {
    const { user, world, dialog, confirm } = await openClose('3');
    expect(dialog.getByText(/^Collect/)).toHaveTextContent('Collect Rs 840.00');
    expect(dialog.getByText('They asked to pay in cash.')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await user.click(confirm);
    expect(await screen.findByRole('article', { name: 'Table 3, free' })).toHaveFocus();
    expect(world.sittings?.[0]?.closedAt).not.toBeNull();
  });

  test('waits while an order is under way, and names it', async () => {
    const { world, dialog, confirm } = await openClose('7');
    const code = world.orders.find(({ _id }) => _id === 'order-at-7-2')?.code;
    expect(confirm).toBeDisabled();
    expect(dialog.getByText(`Serve or cancel ${code} first. Then the table can be closed.`)).toBeVisible();
    world.orders = world.orders.map((order) =>
      order._id === 'order-at-7-2' ? { ...order, status: 'completed' as const, step: null } : order,
    );
    act(() => FakeSocket.opened.at(-1)?.receive('order-changed', { _id: 'order-at-7-2' }));
    await waitFor(() => expect(confirm).toBeEnabled());
  });

  test('a refusal of the server shows its reason, and the table stays', async () => {
    const { user, server, dialog, confirm } = await openClose('3');
    const message = 'Orders of this table are under way: ABC222';
    answerCall(server, 'closeTable', 409, { success: false, message, data: null });
    await user.click(confirm);
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
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
