import { act, screen, within } from '@testing-library/react';
import { FakeNotification } from '../../../test/fake-notification';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(() => {
  closeDashboard();
  FakeNotification.remove();
});

const section = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

test('C230: asks for notifications after a press only, and then says that they are allowed', async () => {
  FakeNotification.install('default', 'granted');
  const { user } = openDashboard('/admin/settings');
  const { findByRole, findByText, getByText } = await section();
  expect(getByText('Not allowed yet')).toBeInTheDocument();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  await user.click(await findByRole('button', { name: 'Allow notifications' }));
  expect(await findByText('Allowed')).toBeInTheDocument();
  await user.click(await findByRole('button', { name: 'Send a test' }));
  expect(await findByText(/^A test was sent/)).toBeInTheDocument();
  expect(FakeNotification.shown.map(({ title }) => title)).toEqual(['Test: an order waits']);
});

test('C230: a refusal says how to allow them again, and the page follows when staff did', async () => {
  FakeNotification.install('default', 'denied');
  const { user } = openDashboard('/admin/settings');
  const { findByRole, findByText, queryByRole } = await section();
  await user.click(await findByRole('button', { name: 'Allow notifications' }));
  expect(await findByText('Refused by this browser')).toBeInTheDocument();
  expect(await findByText(/^To allow them again: .*Site settings/)).toBeInTheDocument();
  expect(queryByRole('button')).not.toBeInTheDocument();
  FakeNotification.permission = 'granted';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await findByText('Allowed')).toBeInTheDocument();
});

test('C230: a browser without notifications says so', async () => {
  openDashboard('/admin/settings');
  const { findByText, queryByRole } = await section();
  expect(await findByText('Not possible in this browser')).toBeInTheDocument();
  expect(queryByRole('button')).not.toBeInTheDocument();
});
