import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

afterEach(closeShop);

const PASSWORD = 'a long password';
const until = '2999-01-01T00:00:00.000Z';

function openInvite(token: string) {
  const shop = openShop({ path: `/invite#${token}` });
  shop.world.staff?.set('person-admin', {
    active: true,
    invite: { token: 'good', until },
    pin: null,
    pinTries: 0,
  });
  return shop;
}

test('C294: the link of an invitation sets a password of staff, and leads to the login', async () => {
  const { user, history, world } = openInvite('good');
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, `${PASSWORD}{Enter}`);
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(history.location.search).toBe('?next=%2Fadmin');
  expect(world.users.find(({ _id }) => _id === 'person-admin')?.password).toBe(PASSWORD);
});

test('C294: a link that was used, or has no token, says so in place of the form', async () => {
  expectConsoleError(/^invitation ApiError/);
  const { user } = openInvite('used');
  await user.type(await screen.findByLabelText('New password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('This link does not work')).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});
