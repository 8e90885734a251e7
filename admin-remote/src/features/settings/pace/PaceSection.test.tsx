import { answerCall } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openPace() {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Time and capacity' }));
  const box = (name: RegExp) => panel.getByRole('textbox', { name });
  const type = async (name: RegExp, text: string) => {
    await page.user.clear(box(name));
    if (text) await page.user.type(box(name), text);
  };
  const save = () => page.user.click(panel.getByRole('button', { name: 'Save time and capacity' }));
  return { ...page, panel, box, type, save };
}

test('C235: stores the minutes of the departments and the orders of a quarter of an hour', async () => {
  const { world, box, type, save } = await openPace();
  expect([box(/Kitchen/), box(/Bar/), box(/Closet/)].map((each) => (each as HTMLInputElement).value)).toEqual(
    ['10', '5', '10'],
  );
  expect(box(/Orders/)).toHaveValue('');
  await type(/Kitchen/, '15');
  await type(/Orders/, '8');
  await save();
  const minutes = { kitchen: 15, bar: 5, closet: 10 };
  await waitFor(() => expect(world.orderingSettings.pace).toEqual({ ordersPerQuarter: 8, minutes }));
  await type(/Orders/, '');
  await save();
  await waitFor(() => expect(world.orderingSettings.pace?.ordersPerQuarter).toBeNull());
});

test('C235: a number that the server refuses is not sent', async () => {
  const { world, panel, box, type, save } = await openPace();
  await type(/Orders/, '0');
  await type(/Kitchen/, '121');
  await type(/Bar/, '');
  await save();
  expect(box(/Orders/)).toHaveAccessibleDescription(/A number from 1 to 200/);
  expect(panel.getAllByText('A number from 0 to 120')).toHaveLength(2);
  expect(world.orderingSettings.pace).toBeUndefined();
});

test('C165: time and capacity that somebody stored meanwhile are shown, not overwritten', async () => {
  const { world, panel, type, save } = await openPace();
  await type(/Kitchen/, '15');
  const stored = { ordersPerQuarter: null, minutes: { kitchen: 25, bar: 5, closet: 10 } };
  world.orderingSettings = { ...world.orderingSettings, pace: stored };
  if (world.settingVersions) world.settingVersions = { ...world.settingVersions, pace: 1 };
  await save();
  expect(await panel.findByText(/25/)).toBeInTheDocument();
  expect(world.orderingSettings.pace).toEqual(stored);
});

test('C235: a server without a pace shows no section', async () => {
  const { server, world } = openDashboard('/admin/settings');
  const { pace: _, ...settings } = { pace: null, ...world.orderingSettings };
  answerCall(server, 'getSettings', 200, { success: true, message: '', data: settings });
  await screen.findByRole('region', { name: 'Receipts' });
  expect(screen.queryByRole('region', { name: 'Time and capacity' })).not.toBeInTheDocument();
});
