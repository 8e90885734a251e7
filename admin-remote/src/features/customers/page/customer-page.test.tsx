import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const ASHA = 'person-customer';

const friend: (typeof demoPeople)[number] = {
  _id: 'friend',
  id: 'friend',
  fullName: 'Bina Rai',
  email: 'bina@example.com',
  password: 'secret-1',
  points: 70,
  referalCode: 'BINA2345',
  role: 'customer',
  referredBy: ASHA,
  createdAt: '2026-06-04T06:15:00.000Z',
};

const home = {
  _id: 'home',
  name: 'Home',
  fullName: 'Asha Gurung',
  phone: '9841234567',
  address: 'House 14',
  landmark: null,
  place: 'Lakeside',
  lastUsedAt: null,
  createdAt: '2026-06-04T06:15:00.000Z',
};

/** Opens the page of Asha, or of another customer. */
async function openCustomer(id = ASHA, options: Parameters<typeof openDashboard>[1] = {}) {
  const page = openDashboard(`/admin/customers/${id}`, {
    orders: [],
    users: [...demoPeople, friend],
    addresses: new Map([[ASHA, [home]]]),
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: id === ASHA ? 'Asha Gurung' : /./ });
  const open = async (button: string, dialog: string | RegExp) => {
    await page.user.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: dialog }));
  };
  return { ...page, open };
}

test('C300: shows addresses and referrals; a friend leads to their page, which says who invited them', async () => {
  const { user } = await openCustomer();
  expect(await screen.findByText('Asha Gurung, House 14, Lakeside')).toBeInTheDocument();
  const friends = within(await screen.findByRole('list', { name: 'Referrals' }));
  expect(friends.getByText('Pending until the first order')).toBeInTheDocument();
  await user.click(friends.getByRole('link', { name: 'Bina Rai' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bina Rai' })).toBeInTheDocument();
  expect(screen.getByText('Invited by').nextElementSibling).toHaveTextContent(
    'Asha Gurung, pending until the first order',
  );
});

test('C300: an order of an account leads to the page of the customer, one of a guest does not', async () => {
  const { user, history } = openDashboard('/admin/orders', {
    orders: [
      makeOrder({ user: ASHA, fullName: 'Asha Gurung' }),
      makeOrder({ user: null, fullName: 'Guest Rai' }),
    ],
  });
  expect(await screen.findByText('Guest Rai')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Guest Rai' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Asha Gurung' }));
  expect(history.location.pathname).toBe(`/admin/customers/${ASHA}`);
});

test('C300: the page says that a customer is not there, and leads back', async () => {
  openDashboard('/admin/customers/nobody');
  expect(await screen.findByText('This customer could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/admin/customers');
});

test('C300, C165: staff write a note; a note that somebody changed meanwhile asks which one stays', async () => {
  const { open, user, world } = await openCustomer();
  const dialog = await open('Add a note', 'Note');
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Window seat');
  world.notes.set(ASHA, { text: 'No nuts', version: 1, changedAt: null, changedBy: 'Sita Rai' });
  world.lastChanges.set(`note ${ASHA}`, { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  const row = within(await dialog.findByRole('group', { name: 'Note' }));
  expect(row.getByText('No nuts')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Keep mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved')).toBeInTheDocument();
  expect(await screen.findByText('Window seat', { selector: 'p' })).toBeInTheDocument();
  expect(world.notes.get(ASHA)).toMatchObject({ text: 'Window seat', version: 2 });
});

test('C302: a note that a merge made too long says how much too long it is, and can be saved once it is shorter', async () => {
  const joined = { text: `${'n'.repeat(2000)}\nNo nuts`, version: 2, changedAt: null, changedBy: null };
  const { open, user, world } = await openCustomer(ASHA, { notes: new Map([[ASHA, joined]]) });
  const dialog = await open('Edit the note', 'Note');
  const box = dialog.getByRole('textbox', { name: /^Note/ });
  expect(box).toHaveAccessibleDescription(/^8 characters too long to be saved: shorten it/);
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(world.notes.get(ASHA)).toBe(joined);
  await user.clear(box);
  await user.type(box, 'No nuts');
  expect(box).toBeValid();
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved')).toBeInTheDocument();
  expect(world.notes.get(ASHA)).toMatchObject({ text: 'No nuts', version: 3 });
});

test('C301: staff take points away with a reason; the fields refuse too many and no reason', async () => {
  const { open, user, world } = await openCustomer();
  const dialog = await open('Adjust points', 'Points of Asha Gurung');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Take points away');
  await user.type(dialog.getByRole('textbox', { name: /^How many/ }), '86');
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(dialog.getByText('The customer has 85 points')).toBeInTheDocument();
  expect(dialog.getByText('Say why, in at least 3 letters')).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: /^How many/ }));
  await user.type(dialog.getByRole('textbox', { name: /^How many/ }), '20');
  expect(dialog.getByText('85 points now, then 65')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid out in cash');
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  const list = within(await screen.findByRole('list', { name: 'Points' }));
  expect(await list.findByText('Adjusted: Paid out in cash')).toBeInTheDocument();
  expect(world.users.find(({ _id }) => _id === ASHA)?.points).toBe(65);
});

test('C302: staff choose the other account and which one stays; its page shows', async () => {
  const { open, user, world, history } = await openCustomer();
  const dialog = await open('Merge', 'Merge Asha Gurung');
  await user.click(dialog.getByRole('button', { name: 'Merge accounts' }));
  expect(dialog.getByText('Choose the other account')).toBeInTheDocument();
  const box = dialog.getByRole('searchbox');
  await user.clear(box);
  await user.type(box, 'bina');
  await user.click(await dialog.findByRole('radio', { name: /Bina Rai/ }));
  const stays = within(dialog.getByRole('group', { name: 'Which one stays' }));
  await user.click(stays.getByRole('radio', { name: /bina@example.com/ }));
  await user.click(dialog.getByRole('button', { name: 'Merge accounts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bina Rai' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/admin/customers/friend');
  expect(world.users.map(({ _id }) => _id)).toEqual(['person-admin', 'friend']);
  expect(world.users.find(({ _id }) => _id === 'friend')?.points).toBe(155);
});

test('C303: staff type the name to delete; an order under way keeps everything, and the dialog says so', async () => {
  const { open, user, world, history } = await openCustomer(ASHA, {
    orders: [makeOrder({ user: ASHA, status: 'processing' })],
  });
  const dialog = await open('Delete', 'Delete Asha Gurung?');
  const name = dialog.getByRole('textbox', { name: /^Name of the customer/ });
  await user.type(name, 'Asha');
  await user.click(dialog.getByRole('button', { name: 'Delete customer' }));
  expect(dialog.getByText('Type Asha Gurung')).toBeInTheDocument();
  await user.type(name, ' gurung');
  await user.click(dialog.getByRole('button', { name: 'Delete customer' }));
  expect(await dialog.findByText(/still under way/)).toBeInTheDocument();
  world.orders = world.orders.map((order) => ({ ...order, status: 'completed' }));
  await user.click(dialog.getByRole('button', { name: 'Delete customer' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/customers'));
  expect(world.orders).toMatchObject([{ fullName: null, phone: null }]);
  // Not the link of the page that goes away.
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  await user.click(await screen.findByRole('link', { name: 'Bina Rai' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bina Rai' })).toBeInTheDocument();
});

test('C303: an export becomes a file; one that fails says so', async () => {
  const { user, server } = await openCustomer();
  const made = jest.spyOn(URL, 'createObjectURL');
  // jsdom follows no links to files.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Exported')).toBeInTheDocument();
  expect(made.mock.calls.at(-1)?.[0]).toHaveProperty('type', 'application/json');
  answerCall(server, 'exportCustomer', 500);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Failed to export')).toBeInTheDocument();
});

test('C300 to C303: an account of staff has no note, and is neither given points, merged nor deleted', async () => {
  await openCustomer('person-admin');
  expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adjust points' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Note' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
