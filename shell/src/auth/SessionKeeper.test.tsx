import { request } from '@storefront/shared/api';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { personAtom } from '@storefront/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

const bina = {
  _id: 'person-bina',
  id: 'person-bina',
  fullName: 'Bina Rai',
  email: 'bina@example.com',
  password: 'secret-2',
  points: 5,
  referalCode: 'BINA2345',
  role: 'customer',
  createdAt: '2026-06-04T06:15:00.000Z',
} as const;

/** Opens the profile, types a new password and ends the session on the server. */
async function openProfileAndLoseSession() {
  const shop = openShop({ path: '/profile', person: 'customer' });
  shop.world.users.push(bina);
  await screen.findByRole('heading', { name: 'Change password' });
  const form = within(screen.getByRole('region', { name: 'Change password' }));
  await shop.user.click(form.getByRole('button', { name: 'Send OTP' }));
  await waitFor(() => expect(form.getByLabelText('OTP')).toHaveValue('042042'));
  await shop.user.type(form.getByLabelText('New password'), 'secret-9');
  await shop.user.type(form.getByLabelText('Confirm password'), 'secret-9');
  shop.world.sessions.clear();
  const submit = () => shop.user.click(form.getByRole('button', { name: 'Change password' }));
  return { ...shop, form, submit };
}

const dialog = () => screen.findByRole('dialog', { name: 'Please log in again' });

async function logInAs(user: ReturnType<typeof openShop>['user'], password: string, email?: string) {
  const box = within(await dialog());
  if (email) {
    await user.clear(box.getByLabelText('E-mail'));
    await user.type(box.getByLabelText('E-mail'), email);
  }
  await user.type(box.getByLabelText('Password'), password);
  await user.click(box.getByRole('button', { name: 'Log in' }));
}

test('P23: an expired session opens a login dialog over the page, then retries the same call', async () => {
  const { submit, user, world, history } = await openProfileAndLoseSession();
  await submit();
  const box = within(await dialog());
  expect(box.getByLabelText('E-mail')).toHaveValue('asha@example.com');
  expect(box.getByLabelText('Password')).toHaveFocus();
  await logInAs(user, 'secret-1');
  expect(await screen.findByText('Password Changed Successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(world.users.find(({ email }) => email === 'asha@example.com')?.password).toBe('secret-9');
  expect(history.location.pathname).toBe('/profile');
});

test('P23: shows a wrong password in the dialog, which stays open', async () => {
  expectConsoleError(/^login ApiError: Invalid credentials/);
  const { submit, user } = await openProfileAndLoseSession();
  await submit();
  await logInAs(user, 'not-this');
  expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
  expect(await dialog()).toBeInTheDocument();
});

test('P23: closing the dialog keeps the page and the typed text, and says so', async () => {
  expectConsoleError(/^account ApiError: Please log in/);
  const { submit, user, form, history } = await openProfileAndLoseSession();
  await submit();
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  // One after the other.
  await screen.findByText('Failed to change password');
  await screen.findByText(/^You are logged out. What you typed is still here/);
  expect(form.getByLabelText('New password')).toHaveValue('secret-9');
  expect(history.location.pathname).toBe('/profile');
  await submit();
  expect(await dialog()).toBeInTheDocument();
});

test('P23: calls that fail at the same time open one dialog, and all are retried', async () => {
  const { user } = await openProfileAndLoseSession();
  const calls = [request('getCart', {}), request('getPoints', {}), request('requestAccountOtp', {})];
  await logInAs(user, 'secret-1');
  await expect(Promise.all(calls)).resolves.toHaveLength(3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('P73: a login of another person there cancels the call and removes the first person’s data', async () => {
  expectConsoleError(/^account ApiError: Please log in/);
  const { submit, user, world, store } = await openProfileAndLoseSession();
  await submit();
  await logInAs(user, 'secret-2', 'bina@example.com');
  expect(await screen.findByRole('heading', { name: 'Namaste, Bina' })).toBeInTheDocument();
  await screen.findByText(/^You are logged in as Bina Rai now/);
  expect(store.get(personAtom)?._id).toBe('person-bina');
  expect(screen.getByLabelText('New password')).toHaveValue('');
  expect(screen.queryByText(/asha@example.com/)).not.toBeInTheDocument();
  expect(world.users.map(({ password }) => password)).toEqual(['secret-1', 'staff-secret-1', 'secret-2']);
});

test('a guest never sees the dialog, neither at the start nor for a call that needs a login', async () => {
  const { user } = openShop({ path: '/about' });
  await user.click(await screen.findByRole('heading', { level: 1 }));
  await expect(act(() => request('getCart', {}))).rejects.toMatchObject({ status: 401 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
