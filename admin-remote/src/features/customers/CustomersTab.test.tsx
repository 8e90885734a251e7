import { screen, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock('socket.io-client', () => jest.requireActual('../../../test/fake-socket').socketModule);

afterEach(closeDashboard);

async function openAsha(orders: ReturnType<typeof makeOrder>[], options = {}) {
  const page = openDashboard('/admin/customers', { orders, ...options });
  await page.user.click(await screen.findByRole('button', { name: 'Asha Gurung' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Asha Gurung' })) };
}

test('a click on a name opens the points and only that customer’s orders', async () => {
  const { dialog } = await openAsha([
    makeOrder({ user: 'person-customer', code: 'K7M2', status: 'completed' }),
    makeOrder({ user: null, code: 'GUEST', email: 'asha@example.com' }),
  ]);
  expect(dialog.getByText('85')).toBeInTheDocument();
  const rows = within(await dialog.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('K7M2 · 20 Nov, 4:12 PMRs 260.001× CappuccinoCompleted');
});

test('C74: the orders of a customer have pages', async () => {
  const orders = Array.from({ length: 11 }, (_, index) =>
    makeOrder({ user: 'person-customer', code: `C${index}` }),
  );
  const { dialog, user } = await openAsha(orders);
  await dialog.findByText(/^C9 /);
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText(/^C10 /)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('shows an empty state for a customer without orders', async () => {
  const { dialog } = await openAsha([]);
  expect(await dialog.findByText('No orders yet')).toBeInTheDocument();
});

test('C20: shows the points ledger, newest first, and the next expiry', async () => {
  const { dialog } = await openAsha([], { now: () => Date.parse('2026-11-20T06:15:00Z') });
  const rows = within(await dialog.findByRole('list', { name: 'Points' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '20 Nov 2026+35Cafe order K7M2',
    '4 May 2026+50Welcome',
  ]);
  expect(dialog.getByText(/^85 points expire on /)).toBeInTheDocument();
});
