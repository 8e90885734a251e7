import { PAGE_BLOCKS } from '@storefront/shared/config';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

async function openProfile(person: 'customer' | 'admin' = 'customer') {
  const shop = openShop({ path: '/profile', person });
  const part = within(
    (await screen.findByRole('heading', { name: 'Your data' })).parentElement as HTMLElement,
  );
  return { ...shop, part };
}

/** Opens the dialog, types a password and sends it. */
async function deleteWith(password: string, { part, user }: Awaited<ReturnType<typeof openProfile>>) {
  await user.click(part.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  if (password !== '') await user.type(dialog.getByLabelText('Your password'), password);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  return dialog;
}

test('C303: a customer gets all their data as a file', async () => {
  const made = jest.fn((_: Blob) => 'blob:data');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  // jsdom follows no links to files.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { part, user } = await openProfile();
  await user.click(part.getByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText('Your data are in the file my-data.json')).toBeInTheDocument();
  expect(made.mock.calls[0]?.[0].type).toBe('application/json');
});

test('C303, P73: the password deletes the account, signs out and leads home', async () => {
  const page = await openProfile();
  const { world, history } = page;
  world.orders = [];
  sessionStorage.setItem('cafe:checkoutDraft', 'Asha');
  await deleteWith('secret-1', page);
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
  expect(world.users.map(({ role }) => role)).toEqual(['admin']);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.queryByRole('button', { name: /Asha/ })).not.toBeInTheDocument();
});

test('C303, P73: once it is sent, closing the dialog takes nothing back: the tab is signed out', async () => {
  const page = await openProfile();
  const { history, server, user } = page;
  let answer = (_: unknown) => {};
  answerEach(server, 'deleteOwnAccount', () => new Promise((resolve) => (answer = resolve)));
  const dialog = await deleteWith('secret-1', page);
  expect(await dialog.findByRole('button', { name: 'Delete account', busy: true })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  answer(null);
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Asha/ })).not.toBeInTheDocument());
});

test('C303: the dialog refuses no password, a wrong one, and an order under way; the account stays', async () => {
  expectConsoleError(/^delete account ApiError/);
  expectConsoleError(/^delete account ApiError/);
  const page = await openProfile();
  const { world, user } = page;
  world.orders = world.orders
    .slice(0, 1)
    .map((order) => ({ ...order, user: 'person-customer', status: 'pending' }));
  const dialog = await deleteWith('', page);
  expect(dialog.getByText('Please enter your password')).toBeInTheDocument();
  const field = dialog.getByLabelText('Your password');
  await user.type(field, 'secret-2');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText('This is not your password')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, 'secret-1');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText(/still under way/)).toBeInTheDocument();
  expect(world.users).toHaveLength(2);
});

test('C303: staff get their data, and delete no account of staff', async () => {
  const { part } = await openProfile('admin');
  expect(part.getByRole('button', { name: 'Download your data' })).toBeInTheDocument();
  expect(part.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
});

test('C303: a server that knows only §7 shows none of it', async () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
  openShop({ path: '/profile', person: 'customer' });
  document.head.append(config);
  await screen.findByRole('heading', { name: 'Your account' });
  expect(screen.queryByRole('heading', { name: 'Your data' })).not.toBeInTheDocument();
  config.remove();
});
