import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const box = () => screen.findByRole('checkbox', { name: 'Accept automatically' });

test('C229: is off until staff switch it on', async () => {
  const { user, world } = openDashboard('/admin/settings');
  expect(await box()).not.toBeChecked();
  expect(await box()).toHaveAccessibleDescription(/During opening hours/);
  await user.click(await box());
  await waitFor(() => expect(world.orderingSettings.autoAccept).toBe(true));
  await waitFor(async () => expect(await box()).toBeChecked());
  await user.click(await box());
  await waitFor(() => expect(world.orderingSettings.autoAccept).toBe(false));
});

test('C229: a change that is not stored leaves the box as it was', async () => {
  const { user, server } = openDashboard('/admin/settings');
  await box();
  answerCall(server, 'updateSettings', 409, { success: false, message: 'no', data: null });
  await user.click(await box());
  expect(await screen.findByText('Failed to save. Reload to see what changed.')).toBeInTheDocument();
  expect(await box()).not.toBeChecked();
});
