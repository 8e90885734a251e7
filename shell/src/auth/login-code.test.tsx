import { mockAuthenticatorCode } from '@storefront/shared/dev/mocks/support/mock-authenticator';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { STEP_MS } from '@storefront/shared/rules/second-factor';
import { personAtom } from '@storefront/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';

const NOW = Date.UTC(2026, 10, 25, 6, 15);
const RECOVERY = 'ABCDEFGHJKMNPQRS';
const on = { since: new Date(NOW).toISOString(), lastStep: 0, tries: 0, lockedUntil: 0 };

beforeEach(() => window.localStorage.clear());
afterEach(closeShop);

/** Types a right password on the login page, for an account with a second factor. */
async function openCode(path = '/login?next=%2Fprofile') {
  const shop = openShop({ path, world: { now: () => NOW } });
  const { user, world } = shop;
  const asha = world.users.find(({ email }) => email === 'asha@example.com');
  world.secondFactors.set(asha?._id ?? '', { ...on, recoveryCodes: [RECOVERY] });
  await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText(/Your password is right/);
  const enter = async (code: string) => {
    await user.keyboard(`{Control>}a{/Control}${code}{Enter}`);
  };
  return { ...shop, enter };
}

test('C297: after the password the code is asked for, in a field for it; what was typed stays after a refusal', async () => {
  const { enter, history, store } = await openCode();
  const field = screen.getByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await enter('12');
  expect(field).toHaveAccessibleDescription(/The code has 6 digits/);
  await enter('999999');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/This code is not right, or was used before/),
  );
  expect(field).toHaveValue('999999');
  expect(field).toHaveFocus();
  expect(store.get(personAtom)).toBeNull();
  await enter(mockAuthenticatorCode(NOW));
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
  expect(store.get(personAtom)).toMatchObject({ fullName: 'Asha Gurung' });
});

test('C297: a recovery code logs in in its place', async () => {
  const { enter, user, history, world } = await openCode();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await enter('abcd-efgh-jkmn-pqrs');
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
  expect([...world.secondFactors.values()][0]?.recoveryCodes).toEqual([]);
});

test('C297: a login that is too old asks for the password again and keeps the address', async () => {
  expectConsoleError(/^login code ApiError: This login is too old/);
  const { enter, world } = await openCode();
  world.loginTickets.clear();
  await enter(mockAuthenticatorCode(NOW));
  expect(await screen.findByText(/This login is too old/)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('P23, C297: the dialog over a page whose session ended asks for the code too, and the page goes on', async () => {
  // The call that waited is made again: by now the account has a second factor.
  expectConsoleError(/^two-step login ApiError: Two-step login is on already/);
  const { user, world } = openShop({ path: '/profile', person: 'customer', world: { now: () => NOW } });
  const sessions = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  await sessions.findByText('This device');
  const [[browser, id] = ['', '']] = [...world.sessions];
  world.secondFactors.set(id, { ...on, recoveryCodes: [] });
  world.sessions.set('tablet', id);
  world.sessions.delete(browser);
  await user.click(screen.getByRole('button', { name: 'Set up two-step login' }));
  const setUp = within(await screen.findByRole('dialog', { name: 'Set up two-step login' }));
  await user.type(setUp.getByLabelText('Password'), 'secret-1{Enter}');
  const login = within(await screen.findByRole('dialog', { name: 'Please log in again' }));
  await user.type(login.getByLabelText('Password'), 'secret-1{Enter}');
  await user.type(await login.findByLabelText('Code'), `${mockAuthenticatorCode(NOW + STEP_MS)}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please log in again' })).toBeNull());
  expect(world.sessions.get(browser)).toBe(id);
});
