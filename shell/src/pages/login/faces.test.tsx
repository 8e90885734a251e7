import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { personAtom } from '@storefront/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

afterEach(closeShop);

const TO_DASHBOARD = '/login?next=%2Fadmin%2Forders';

function openLocked(path = TO_DASHBOARD) {
  const shop = openShop({ path });
  shop.world.staff?.set('person-admin', { active: true, invite: null, pin: '4711', pinTries: 0 });
  shop.world.devices.set('browser', new Set(['person-admin']));
  return shop;
}

test('C295: a locked device opens by name and PIN; the field says that a PIN is wrong', async () => {
  expectConsoleError(/^unlock ApiError/);
  const { user, store } = openLocked();
  await user.click(await screen.findByRole('button', { name: 'Staff' }));
  const pin = screen.getByLabelText('PIN of Staff');
  expect(pin).toHaveFocus();
  await user.keyboard('4712{Enter}');
  await waitFor(() => expect(pin).toHaveAccessibleDescription('Wrong PIN'));
  expect(pin).toHaveValue('');
  expect(pin).toHaveFocus();
  await user.keyboard('4711{Enter}');
  await waitFor(() => expect(store.get(personAtom)).toMatchObject({ staffRole: 'owner' }));
});

test('C295: who has forgotten the PIN logs in with the password', async () => {
  const { user } = openLocked();
  await screen.findByRole('button', { name: 'Staff' });
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log in with your password' }));
  expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
});

test('C295: other ways to the login, and other devices, show no names', async () => {
  openLocked('/login');
  await screen.findByLabelText('E-mail');
  expect(screen.queryByRole('heading', { name: 'Who is it?' })).not.toBeInTheDocument();
});
