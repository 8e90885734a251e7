import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const section = async () => within(await screen.findByRole('region', { name: 'Two-step login' }));

test('C298: the owner requires it for roles, one by one', async () => {
  const { user, world } = openDashboard('/admin/settings');
  const rider = (await section()).getByRole('checkbox', { name: 'Rider' });
  await user.click(rider);
  await waitFor(() => expect(world.secondFactorRoles).toEqual({ roles: ['rider'], version: 1 }));
  await waitFor(() => expect(rider).toBeChecked());
  await user.click((await section()).getByRole('checkbox', { name: 'Kitchen' }));
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

test.each([404, 403])('C298: a server that answers %i shows no such section', async (status) => {
  const { server } = openDashboard('/admin/settings');
  answerCall(server, 'getSecondFactorRoles', status, { success: false, message: 'no', data: null });
  await screen.findByRole('region', { name: 'New orders' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Two-step login' })).not.toBeInTheDocument(),
  );
});
