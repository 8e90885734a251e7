import { act, screen, waitFor } from '@testing-library/react';
import { FakeAudio } from '../../../test/fake-audio';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(() => {
  closeDashboard();
  jest.resetModules();
});

const sound = (name: RegExp) => screen.findByRole('button', { name });

test('P30: shows that the browser blocks sound; a press unblocks it with a test tone', async () => {
  FakeAudio.install({ isAllowed: false });
  const { user } = openDashboard('/admin');
  const button = await sound(/sound is blocked/);
  expect(button).toHaveTextContent('Sound blocked');
  FakeAudio.isAllowed = true;
  act(() => button.focus());
  await user.click(button);
  expect(await sound(/sound is on/)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(FakeAudio.rings).toBe(1));
});

test('C76: switching the sound off is silent and remembered, switching it on plays a test tone', async () => {
  FakeAudio.install();
  const { user } = openDashboard('/admin');
  await user.click(await sound(/sound is on/));
  expect(await sound(/sound is off/)).toHaveAttribute('aria-pressed', 'false');
  expect(FakeAudio.rings).toBe(0);
  expect(window.localStorage.getItem('staff-sound')).toBe('off');
  await user.click(await sound(/sound is off/));
  await sound(/sound is on/);
  await waitFor(() => expect(FakeAudio.rings).toBe(1));
});

test('C76: the sound stays off after a reload', async () => {
  FakeAudio.install();
  window.localStorage.setItem('staff-sound', 'off');
  openDashboard('/admin');
  expect(await sound(/sound is off/)).toBeInTheDocument();
});
