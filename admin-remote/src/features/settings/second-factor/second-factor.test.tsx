import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const section = async () => within(await screen.findByRole('region', { name: 'Two-step login' }));

const agree = async (user: ReturnType<typeof openDashboard>['user']) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require it' }));

test('C298: the owner requires it for roles, one by one', async () => {
  const { user, world } = openDashboard('/admin/settings');
  const rider = (await section()).getByRole('checkbox', { name: 'Rider' });
  await user.click(rider);
  await agree(user);
  await waitFor(() => expect(world.secondFactorRoles).toEqual({ roles: ['rider'], version: 1 }));
  await waitFor(() => expect(rider).toBeChecked());
  await user.click((await section()).getByRole('checkbox', { name: 'Kitchen' }));
  await agree(user);
  await waitFor(() => expect(world.secondFactorRoles).toEqual({ roles: ['kitchen', 'rider'], version: 2 }));
  await waitFor(async () =>
    expect((await section()).getByRole('checkbox', { name: 'Kitchen' })).toBeChecked(),
  );
  // Another window changed it: the save fails, and the boxes show how it stands.
  world.secondFactorRoles = { roles: [], version: 3 };
  await user.click(rider);
  expect(await screen.findByText('Failed to save. Here is how it stands.')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await section()).queryAllByRole('checkbox', { checked: true })).toEqual([]),
  );
  expect(world.secondFactorRoles).toEqual({ roles: [], version: 3 });
});

test('C419: one touch requires nothing: a question names who of the role is signed in, and Cancel changes nothing', async () => {
  const { user, world } = openDashboard('/admin/settings');
  const signedIn = [
    { fullName: 'Nima Rai', staffRole: 'rider' as const },
    { fullName: 'Pema Lama', staffRole: 'kitchen' as const },
  ];
  world.secondFactorRoles = { roles: ['kitchen'], version: 4, signedIn };
  const rider = (await section()).getByRole('checkbox', { name: 'Rider' });
  await user.click(rider);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Nima Rai')).toBeInTheDocument();
  expect(dialog.queryByText(/Pema Lama/)).not.toBeInTheDocument();
  expect(dialog.getByText(/At their next login/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(world.secondFactorRoles).toEqual({ roles: ['kitchen'], version: 4, signedIn });
  expect(rider).not.toBeChecked();
  // To take it back locks nobody out.
  await user.click((await section()).getByRole('checkbox', { name: 'Kitchen' }));
  await waitFor(() => expect(world.secondFactorRoles).toMatchObject({ roles: [], version: 5 }));
});

test.each([404, 403])('C298: a server that answers %i shows no such section', async (status) => {
  const { server } = openDashboard('/admin/settings');
  answerCall(server, 'getSecondFactorRoles', status, { success: false, message: 'no', data: null });
  await screen.findByRole('region', { name: 'New orders' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Two-step login' })).not.toBeInTheDocument(),
  );
});
