import { request } from '@storefront/shared/api';
import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { mockAuthenticatorCode } from '@storefront/shared/dev/mocks/support/mock-authenticator';
import { STEP_MS } from '@storefront/shared/rules/second-factor';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../../../test/open-shop';

const NOW = Date.UTC(2026, 10, 25, 6, 15);

beforeEach(() => window.localStorage.clear());
afterEach(closeShop);

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('C297: a person sets two-step login up with password and code, gets recovery codes once, and turns it off', async () => {
  const { user, world } = openShop({ path: '/profile', person: 'customer', world: { now: () => NOW } });
  const card = await section('Two-step login');
  await user.click(await card.findByRole('button', { name: 'Set up two-step login' }));
  let box = await dialog('Set up two-step login');
  await user.type(box.getByLabelText('Password'), 'secret-2{Enter}');
  await waitFor(() =>
    expect(box.getByLabelText('Password')).toHaveAccessibleDescription('This password is not right'),
  );
  await user.clear(box.getByLabelText('Password'));
  await user.type(box.getByLabelText('Password'), 'secret-1{Enter}');
  expect(await box.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'open the app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:\/\/totp\//),
  );
  expect(box.getByLabelText('Code')).toHaveFocus();
  await user.type(box.getByLabelText('Code'), '999999{Enter}');
  await waitFor(() => expect(box.getByLabelText('Code')).toBeInvalid());
  await user.clear(box.getByLabelText('Code'));
  await user.type(box.getByLabelText('Code'), `${mockAuthenticatorCode(NOW)}{Enter}`);
  box = await dialog('Two-step login is on');
  const codes = box.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  await user.click(box.getByRole('button', { name: 'I have saved them' }));
  expect(
    await card.findByText('On since 25 November 2026. 10 of 10 recovery codes left.'),
  ).toBeInTheDocument();

  await user.click(card.getByRole('button', { name: 'New recovery codes' }));
  box = await dialog('New recovery codes');
  await user.type(box.getByLabelText('Code'), `${codes[0]}{Enter}`);
  expect(await box.findAllByRole('listitem')).toHaveLength(10);
  expect(box.queryByText(codes[1] ?? '')).not.toBeInTheDocument();
  await user.click(box.getByRole('button', { name: 'Close' }));

  await user.click(await card.findByRole('button', { name: 'Turn off' }));
  box = await dialog('Turn off two-step login');
  await user.type(box.getByLabelText('Password'), 'secret-1');
  await user.type(box.getByLabelText('Code'), `${mockAuthenticatorCode(NOW + STEP_MS)}{Enter}`);
  expect(await card.findByRole('button', { name: 'Set up two-step login' })).toBeInTheDocument();
  expect(world.secondFactors.size).toBe(0);
});

test('C297: the dialog stays open while it turns on: the recovery codes are shown once', async () => {
  const { server, user } = openShop({ path: '/profile', person: 'customer', world: { now: () => NOW } });
  const card = await section('Two-step login');
  await user.click(await card.findByRole('button', { name: 'Set up two-step login' }));
  const box = await dialog('Set up two-step login');
  await user.type(box.getByLabelText('Password'), 'secret-1{Enter}');
  let answer = (_: unknown) => {};
  answerEach(server, 'confirmSecondFactor', () => new Promise((resolve) => (answer = resolve)));
  await user.type(await box.findByLabelText('Code'), `${mockAuthenticatorCode(NOW)}{Enter}`);
  expect(await box.findByRole('button', { name: 'Turn on', busy: true })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(box.getByRole('button', { name: 'Close' }));
  answer({ recoveryCodes: ['abcd-efgh'] });
  expect(await (await dialog('Two-step login is on')).findByText('abcd-efgh')).toBeInTheDocument();
});

test('C298: staff whose role needs it are led from the dashboard to their profile, and back once it is on', async () => {
  const { history, user, world } = openShop({
    path: '/admin',
    person: 'admin',
    world: { now: () => NOW, secondFactorRoles: { roles: ['owner'], version: 1 } },
  });
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
  expect(await screen.findByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '#two-step');
  const card = await section('Two-step login');
  await user.click(await card.findByRole('button', { name: 'Set up two-step login' }));
  let box = await dialog('Set up two-step login');
  const password = demoPeople.find(({ role }) => role === 'admin')?.password ?? '';
  await user.type(box.getByLabelText('Password'), `${password}{Enter}`);
  await user.type(await box.findByLabelText('Code'), `${mockAuthenticatorCode(NOW)}{Enter}`);
  box = await dialog('Two-step login is on');
  await user.click(box.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Set it up' })).not.toBeInTheDocument());
  act(() => history.push('/admin'));
  expect(await screen.findByText('A page of a remote')).toBeInTheDocument();
  // The owner requires it while somebody without it is on the dashboard: their next call leads to the profile.
  world.secondFactors.clear();
  await expect(request('listOrders', {})).rejects.toMatchObject({ status: 403 });
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
});

test('C299: shows where the person is signed in; one session and all others end', async () => {
  const { user, world } = openShop({ path: '/profile', person: 'customer', world: { now: () => NOW } });
  const [[browser, id] = ['', '']] = [...world.sessions];
  for (const other of ['tablet', 'phone', 'desk']) world.sessions.set(other, id);
  const card = await section('Where you are signed in');
  expect(await card.findAllByRole('listitem')).toHaveLength(4);
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent(/This device$/);
  const [first] = card.getAllByRole('button', { name: 'Sign out Chrome on Android' });
  if (first) await user.click(first);
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
  expect(card.getByRole('heading')).toHaveFocus();
  await user.click(card.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
  expect([...world.sessions.keys()]).toEqual([browser]);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('C297, C299: a failure shows Retry; a server that lacks the calls shows neither section', async () => {
  const { server, world, user } = openShop({ path: '/about', person: 'customer' });
  world.behaviour = 'failing';
  await user.click(await screen.findByRole('button', { name: /Asha/ }));
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  const card = await section('Where you are signed in');
  await card.findByText('Where you are signed in could not be loaded');
  world.behaviour = 'normal';
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByText('This device')).toBeInTheDocument();
  closeShop();
  server.close();
  document.body.innerHTML = '';
  const other = openShop({ path: '/about', person: 'customer' });
  for (const call of ['getSecondFactor', 'listOwnSessions'] as const) answerCall(other.server, call, 404);
  await other.user.click(await screen.findByRole('button', { name: /Asha/ }));
  await other.user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('region', { name: 'Change e-mail' });
  for (const name of ['Two-step login', 'Where you are signed in'])
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
});
