import { answerCall } from '@storefront/shared/dev/mocks/node';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeDashboard } from '../../../../test/open-dashboard';
import { changeSittingAt, insideOf, openTables } from '../../../../test/open-tables';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

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
