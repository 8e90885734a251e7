import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openDepartments() {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Departments' }));
  const chosen = (category: string) =>
    within(panel.getByRole('group', { name: category })).getByRole('button', { pressed: true }).textContent;
  const choose = (category: string, name: string) =>
    page.user.click(within(panel.getByRole('group', { name: category })).getByRole('button', { name }));
  const save = () => page.user.click(panel.getByRole('button', { name: 'Save departments' }));
  return { ...page, panel, chosen, choose, save };
}

test('C220: lists every category of the menu with its department, and stores a choice', async () => {
  const { world, chosen, choose, save } = await openDepartments();
  expect([chosen('Coffee'), chosen('Bakery'), chosen('Plates')]).toEqual(['Bar', 'Bar', 'Kitchen']);
  await choose('Bakery', 'Kitchen');
  expect(world.orderingSettings.departments).toBeUndefined();
  await save();
  await waitFor(() => expect(world.orderingSettings.departments).toEqual({ Bakery: 'kitchen' }));
  expect(chosen('Bakery')).toBe('Kitchen');
});

test('C165: departments that somebody stored meanwhile are shown, not overwritten', async () => {
  const { world, panel, choose, save } = await openDepartments();
  await choose('Bakery', 'Kitchen');
  world.orderingSettings = { ...world.orderingSettings, departments: { Plates: 'bar' } };
  if (world.settingVersions) world.settingVersions = { ...world.settingVersions, departments: 1 };
  await save();
  expect(await panel.findByText(/Plates: Bar/)).toBeInTheDocument();
  expect(world.orderingSettings.departments).toEqual({ Plates: 'bar' });
});

test('C220: a server that tells no departments shows none', async () => {
  const { server, world } = openDashboard('/admin/settings');
  const { departments: _, ...settings } = { ...world.orderingSettings, departments: {} };
  answerCall(server, 'getSettings', 200, { success: true, message: '', data: settings as ShopSettings });
  await screen.findByRole('region', { name: 'Receipts' });
  expect(screen.queryByRole('region', { name: 'Departments' })).not.toBeInTheDocument();
});
