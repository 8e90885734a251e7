import { screen, waitFor } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

test('C308: staff set what counts as running out and the daily mail; another number is refused', async () => {
  const { user, world } = openDashboard('/admin/settings');
  const pieces = await screen.findByRole('textbox', { name: /^Pieces left/ });
  await user.clear(pieces);
  await user.type(pieces, '0');
  await user.click(screen.getByRole('button', { name: 'Save what runs out' }));
  expect(await screen.findByText('A whole number from 1 to 99')).toBeInTheDocument();
  await user.clear(pieces);
  await user.type(pieces, '5');
  await user.click(screen.getByRole('checkbox', { name: 'Mail the list every day' }));
  await user.click(screen.getByRole('button', { name: 'Save what runs out' }));
  await waitFor(() => expect(world.orderingSettings.lowStock).toEqual({ pieces: 5, dailyMail: true }));
});
