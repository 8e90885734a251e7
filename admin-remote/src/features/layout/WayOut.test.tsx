import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { personAtom } from '@storefront/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

test.each([true, false])('the dashboard has a way to the shop and a logout (wide: %s)', async (isWide) => {
  const { user, store, world, queries } = openDashboard('/admin/customers', { isWide });
  expect(await screen.findByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  await screen.findByRole('heading', { name: 'Customers' });
  sessionStorage.setItem('typed', 'something');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Log Out Successful')).toBeInTheDocument();
  await waitFor(() => expect(store.get(personAtom)).toBeNull());
  expect(world.sessions.size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
  const answers = queries.getQueryCache().getAll();
  expect(answers.filter(({ queryKey, state }) => queryKey[0] === 'listUsers' && state.data)).toEqual([]);
});

test('a failed logout keeps the session', async () => {
  expectConsoleError(/^logout ApiError/);
  const { user, store, server } = openDashboard('/admin');
  await screen.findByRole('link', { name: 'View shop' });
  answerCall(server, 'logout', 500);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Failed to log out')).toBeInTheDocument();
  expect(store.get(personAtom)).not.toBeNull();
});
