import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openAsha(orders: ReturnType<typeof makeOrder>[], options = {}) {
  const opened = openDashboard('/admin/customers', { orders, ...options });
  await opened.user.click(await screen.findByRole('link', { name: 'Asha Gurung' }));
  await screen.findByRole('heading', { level: 1, name: 'Asha Gurung' });
  return { ...opened, page: screen };
}

test('C300: a name leads to the customer’s page, with the points and only their orders', async () => {
  const { page } = await openAsha([
    makeOrder({ user: 'person-customer', code: 'K7M2', status: 'completed' }),
    makeOrder({ user: null, code: 'GUEST', email: 'asha@example.com' }),
  ]);
  expect(page.getByText('85')).toBeInTheDocument();
  const rows = within(await page.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('K7M2 · 20 Nov, 4:12 PMRs 260.001× CappuccinoCompleted');
});

test('C74: the orders of a customer have pages', async () => {
  const orders = Array.from({ length: 11 }, (_, index) =>
    makeOrder({ user: 'person-customer', code: `C${index}` }),
  );
  const { page, user } = await openAsha(orders);
  await page.findByRole('link', { name: 'C9' });
  await user.click(page.getByRole('button', { name: 'Next' }));
  expect(await page.findByRole('link', { name: 'C10' })).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('shows an empty state for a customer without orders', async () => {
  const { page } = await openAsha([]);
  expect(await page.findByText('No orders yet')).toBeInTheDocument();
});

test('C20: shows the points ledger, newest first, and the next expiry', async () => {
  const { page } = await openAsha([], { now: () => Date.parse('2026-11-20T06:15:00Z') });
  const rows = within(await page.findByRole('list', { name: 'Points' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '20 Nov 2026+35Cafe order K7M2',
    '4 May 2026+50Welcome',
  ]);
  expect(page.getByText(/^85 points expire on /)).toBeInTheDocument();
});

test('C173: staff find a customer by the phone of an order, in any spelling', async () => {
  const orders = [makeOrder({ user: 'person-customer', phone: '9841234567' })];
  const { user } = openDashboard('/admin/customers', { orders });
  await screen.findByRole('link', { name: 'Asha Gurung' });
  const box = screen.getByRole('searchbox', { name: 'Search customers' });
  await user.type(box, '+977 984-1234');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByText('9841234567')).toBeInTheDocument();
  await user.clear(box);
  await user.type(box, '9800');
  expect(await screen.findByText('No customers match “9800”')).toBeInTheDocument();
});

test('C173: an order of a customer is a link that opens it on the Orders tab', async () => {
  const mine = makeOrder({ _id: 'mine', user: 'person-customer', code: 'K7M2', status: 'completed' });
  const { page, user, history } = await openAsha([mine, makeOrder({ fullName: 'Somebody' })]);
  await user.click(await page.findByRole('link', { name: 'K7M2' }));
  await waitFor(() =>
    expect(history.location).toMatchObject({ pathname: '/admin/orders', hash: '#order-mine' }),
  );
  expect(await screen.findByRole('searchbox', { name: 'Search orders' })).toHaveValue('K7M2');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('id', 'order-mine');
});

test('C300: a server that knows only §7 has a dialog with contact and orders; it does not filter, so a link names the page', async () => {
  const mine = makeOrder({ user: 'person-customer', code: 'K7M2' });
  const { user } = openPlainShop('/admin/customers', makeOrder(), mine);
  await user.click(await screen.findByRole('button', { name: 'Asha Gurung' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Asha Gurung' }));
  expect(dialog.getByText('Email').nextElementSibling).toHaveTextContent(/^asha@example\.com$/);
  const link = await dialog.findByRole('link', { name: 'K7M2' });
  expect(link).toHaveAttribute('href', expect.stringContaining('&page=1#'));
  expect(dialog.queryByText('Points', { selector: 'h2' })).not.toBeInTheDocument();
  closePlainShop();
});

test('P42: a customer who owes points is marked in the list, and the page says how many and why', async () => {
  const users = demoPeople.map((user) => (user.fullName === 'Asha Gurung' ? { ...user, points: -63 } : user));
  const { page } = await openAsha([], { users });
  expect(page.getByText('Points', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '0, owes 63 points',
  );
  expect(await page.findByText('63 points are owed')).toBeInTheDocument();
  expect(page.getByText(/earns next pays them off first/)).toBeInTheDocument();
});

test('P42: a customer who owes nothing has the points alone', async () => {
  const { page } = await openAsha([]);
  expect(page.getByText('Points', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^85$/);
  expect(screen.queryByText(/owes/)).not.toBeInTheDocument();
});

test('an e-mail address in a narrow place breaks after the @ only', async () => {
  const { page } = await openAsha([]);
  const email = page.getByText('asha@').parentElement;
  expect(email?.innerHTML).toBe('<span>asha@</span><wbr><span>example.com</span>');
});
