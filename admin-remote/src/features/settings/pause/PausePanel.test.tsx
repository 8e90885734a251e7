import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openPause(options: Parameters<typeof openDashboard>[1] = {}) {
  const page = openDashboard('/admin/settings', options);
  const panel = within(await screen.findByRole('region', { name: 'Orders' }));
  return { ...page, panel };
}

test('C28: one switch pauses and resumes orders; every tab shows the pause', async () => {
  const { user, panel, world } = await openPause();
  expect(panel.getByText('Orders are taken as usual.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Pause orders' }));
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), ' the power is out ');
  await user.click(panel.getByRole('button', { name: 'Pause orders now' }));
  expect(await panel.findByText('Orders are paused (the power is out)')).toBeInTheDocument();
  expect(world.orderingSettings.paused).toEqual({ reason: 'the power is out', until: null });
  expect(screen.getByRole('link', { name: 'Orders paused' })).toHaveAttribute('href', '/admin/settings');
  await user.click(panel.getByRole('button', { name: 'Take orders again' }));
  expect(await panel.findByText('Orders are taken as usual.')).toBeInTheDocument();
  expect(world.orderingSettings.paused).toBeNull();
  expect(screen.queryByRole('link', { name: 'Orders paused' })).not.toBeInTheDocument();
});

test('a pause can end at a set time', async () => {
  const { user, panel, world } = await openPause();
  await user.click(panel.getByRole('button', { name: 'Pause orders' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'For how long' }), '1 hour');
  const before = Date.now();
  await user.click(panel.getByRole('button', { name: 'Pause orders now' }));
  expect(await panel.findByText(/^Orders are paused until /)).toBeInTheDocument();
  const until = Date.parse(world.orderingSettings.paused?.until ?? '');
  expect(until - before).toBeGreaterThanOrEqual(60 * 60_000);
  expect(until - Date.now()).toBeLessThanOrEqual(60 * 60_000);
});

test('a failed save changes nothing on the screen and keeps the typed values', async () => {
  const { user, panel, world } = await openPause();
  await user.click(panel.getByRole('button', { name: 'Pause orders' }));
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'no gas');
  world.behaviour = 'failing';
  await user.click(panel.getByRole('button', { name: 'Pause orders now' }));
  expect(await screen.findByText('Failed to pause orders')).toBeInTheDocument();
  expect(panel.getByText('Orders are taken as usual.')).toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: /Reason/ })).toHaveValue('no gas');
});

test('shows an error when settings cannot be loaded, and the rest of the tab', async () => {
  expectConsoleError(/^new orders ApiError: Something went wrong\. Please try again\./);
  openDashboard('/admin/settings', { behaviour: 'failing' });
  await waitFor(() => expect(screen.getAllByText('Failed to load the opening hours')).toHaveLength(2));
  expect(screen.getByRole('region', { name: 'QR codes for tables' })).toBeInTheDocument();
});

test.each([
  ['Keep mine', 'no gas'],
  ['Take theirs', 'the oven broke'],
])('C165: somebody paused meanwhile: both pauses show; %s', async (choice, reason) => {
  const { user, panel, world } = await openPause();
  await user.click(panel.getByRole('button', { name: 'Pause orders' }));
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'no gas');
  const paused = { reason: 'the oven broke', until: null };
  world.orderingSettings = { ...world.orderingSettings, paused };
  world.settingVersions = { weekly: 0, exceptions: 0, refuseWhenClosed: 0, paused: 1 };
  world.lastChanges.set('paused', { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
  await user.click(panel.getByRole('button', { name: 'Pause orders now' }));
  expect(await panel.findByText('Sita Rai')).toBeInTheDocument();
  expect(panel.getByText('Orders are paused (no gas)')).toBeInTheDocument();
  expect(panel.getByText('Orders are paused (the oven broke)')).toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: /Reason/ })).toHaveValue('no gas');
  await user.click(panel.getByRole('button', { name: choice }));
  await waitFor(() => expect(panel.queryByRole('button', { name: choice })).not.toBeInTheDocument());
  expect(panel.getByText(`Orders are paused (${reason})`)).toBeInTheDocument();
  expect(world.orderingSettings.paused?.reason).toBe(reason);
});

test('C165: "Take orders again" ends only the pause that staff saw; a newer one shows with who and when', async () => {
  const paused = { reason: 'no gas', until: null };
  const { user, panel, world } = await openPause({
    orderingSettings: { ...DEFAULT_ORDERING_SETTINGS, paused },
    settingVersions: { weekly: 0, exceptions: 0, refuseWhenClosed: 0, paused: 1 },
  });
  expect(await panel.findByText('Orders are paused (no gas)')).toBeInTheDocument();
  const newer = { reason: 'the oven broke', until: null };
  world.orderingSettings = { ...world.orderingSettings, paused: newer };
  world.settingVersions = { weekly: 0, exceptions: 0, refuseWhenClosed: 0, paused: 2 };
  world.lastChanges.set('paused', { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
  await user.click(panel.getByRole('button', { name: 'Take orders again' }));
  expect(await panel.findByText('Orders are paused (the oven broke)')).toBeInTheDocument();
  expect(panel.getByText(/changed the pause on 20 Nov, 2:05 PM/).parentElement).toHaveTextContent('Sita Rai');
  expect(world.orderingSettings.paused).toEqual(newer);
  await user.click(panel.getByRole('button', { name: 'Take orders again' }));
  expect(await panel.findByText('Orders are taken as usual.')).toBeInTheDocument();
  expect(world.orderingSettings.paused).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Pause orders' }));
  await user.click(panel.getByRole('button', { name: 'Pause orders now' }));
  expect(await panel.findByRole('button', { name: 'Take orders again' })).toBeInTheDocument();
  expect(panel.queryByText(/changed the pause/)).not.toBeInTheDocument();
});
