import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openMealtimes() {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Mealtimes' }));
  /** A time field of jsdom takes a whole time only. */
  const type = (label: string, value: string) =>
    fireEvent.change(panel.getByLabelText(label), { target: { value } });
  const save = () => page.user.click(panel.getByRole('button', { name: 'Save mealtimes' }));
  return { ...page, panel, type, save };
}

test('C263: stores when a category is served, and takes it back; midnight ends the day', async () => {
  const { world, panel, type, save } = await openMealtimes();
  type('Bakery from', '07:00');
  type('Bakery until', '11:00');
  type('Plates from', '18:00');
  type('Plates until', '00:00');
  await save();
  await waitFor(() =>
    expect(world.orderingSettings.mealtimes).toEqual({
      Bakery: { from: '07:00', until: '11:00' },
      Plates: { from: '18:00', until: '24:00' },
    }),
  );
  expect(panel.getByLabelText('Plates until')).toHaveValue('00:00');
  for (const label of ['Bakery from', 'Bakery until', 'Plates from', 'Plates until']) type(label, '');
  await save();
  await waitFor(() => expect(world.orderingSettings.mealtimes).toEqual({}));
});

test.each([
  ['11:00', '07:00', 'It must end after it begins'],
  ['07:00', '', 'Fill in both times, or neither'],
])('C263: %s to %j is not stored: “%s”', async (from, until, problem) => {
  const { world, panel, type, save } = await openMealtimes();
  type('Bakery from', from);
  type('Bakery until', until);
  await save();
  expect(panel.getByText(problem)).toBeInTheDocument();
  expect(panel.getByLabelText('Bakery from')).toBeInvalid();
  expect(world.orderingSettings.mealtimes).toBeUndefined();
});

test('C165, C263: mealtimes that somebody stored meanwhile are shown, not overwritten', async () => {
  const { world, panel, type, save } = await openMealtimes();
  type('Bakery from', '07:00');
  type('Bakery until', '11:00');
  const theirs = { Plates: { from: '12:00', until: '15:00' } };
  world.orderingSettings = { ...world.orderingSettings, mealtimes: theirs };
  if (world.settingVersions) world.settingVersions = { ...world.settingVersions, mealtimes: 1 };
  await save();
  expect(await panel.findByText(/Plates: Served 12 PM to 3 PM/)).toBeInTheDocument();
  expect(world.orderingSettings.mealtimes).toEqual(theirs);
});

test('C86, C263: a server that tells no mealtimes shows none', async () => {
  const { server, world } = openDashboard('/admin/settings');
  const settings = { ...world.orderingSettings } as ShopSettings;
  answerCall(server, 'getSettings', 200, { success: true, message: '', data: settings });
  await screen.findByRole('region', { name: 'Receipts' });
  expect(screen.queryByRole('region', { name: 'Mealtimes' })).not.toBeInTheDocument();
});

test('C263: the form of a dish stores times of its own', async () => {
  const { user, world } = openDashboard('/admin');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Americano');
  await user.click(await screen.findByRole('button', { name: 'Edit Americano' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Americano' }));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const save = () => user.click(form.getByRole('button', { name: 'Save product' }));
  type('Served from', '07:00');
  await save();
  expect(form.getByText('Fill in both times, or neither')).toBeInTheDocument();
  type('Served until', '11:00');
  await save();
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  const stored = world.products.find(({ name }) => name === 'Americano');
  expect(stored?.mealtime).toEqual({ from: '07:00', until: '11:00' });
});
