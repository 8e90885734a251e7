import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { fireEvent, screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openHours(options: Parameters<typeof openDashboard>[1] = {}) {
  const page = openDashboard('/admin/settings', options);
  const panel = within(await screen.findByRole('region', { name: 'Opening hours' }));
  const day = (name: string) => within(panel.getByRole('group', { name }));
  return {
    ...page,
    panel,
    day,
    save: () => page.user.click(panel.getByRole('button', { name: 'Save opening hours' })),
  };
}

/** Sets the value of a time or date field; jsdom cannot type into one. */
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('§2: shows the stored hours; saving them unchanged changes nothing', async () => {
  const { day, save, world } = await openHours();
  expect(day('Friday').getByLabelText('Friday opens')).toHaveValue('08:00');
  expect(day('Friday').getByLabelText('Friday closes')).toHaveValue('21:30');
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeInTheDocument();
  expect(world.orderingSettings).toEqual(DEFAULT_ORDERING_SETTINGS);
});

test('P13: saves a split day, a day off and hours until midnight', async () => {
  const { day, save, user, world } = await openHours();
  const monday = day('Monday');
  set(monday.getByLabelText('Monday closes'), '12:00');
  await user.click(monday.getByRole('button', { name: 'Add hours to Monday' }));
  const [, second] = monday.getAllByLabelText('Monday opens');
  const [, end] = monday.getAllByLabelText('Monday closes');
  if (second) set(second, '17:00');
  if (end) set(end, '00:00');
  await user.click(day('Sunday').getByRole('button', { name: 'Remove 08:00 to 21:30 of Sunday' }));
  expect(day('Sunday').getByText('Closed all day')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeInTheDocument();
  expect(world.orderingSettings.weekly.slice(0, 2)).toEqual([
    [],
    [
      { opens: '08:00', closes: '12:00' },
      { opens: '17:00', closes: '24:00' },
    ],
  ]);
});

test('P13: marks invalid hours at their day and sends nothing', async () => {
  const { day, save, world } = await openHours();
  set(day('Monday').getByLabelText('Monday closes'), '07:00');
  expect(day('Monday').getByRole('alert')).toHaveTextContent('This day must close after it opens.');
  expect(day('Monday').getByLabelText('Monday opens')).toBeInvalid();
  await save();
  expect(await screen.findByText('Please correct the marked hours first.')).toBeInTheDocument();
  expect(world.orderingSettings).toEqual(DEFAULT_ORDERING_SETTINGS);
});

test('P13: adds a holiday once, closed all day, and removes it', async () => {
  const { panel, day, save, user, world } = await openHours();
  const add = () => user.click(panel.getByRole('button', { name: 'Add day' }));
  set(panel.getByLabelText('Holiday or special day'), '2026-10-20');
  await add();
  expect(day('2026-10-20').getByText('Closed all day')).toBeInTheDocument();
  set(panel.getByLabelText('Holiday or special day'), '2026-10-20');
  expect(panel.getByText('This day is in the list already.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Add day' })).toBeDisabled();
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeInTheDocument();
  expect(world.orderingSettings.exceptions).toEqual({ '2026-10-20': [] });
  await user.click(day('2026-10-20').getByRole('button', { name: 'Remove 2026-10-20' }));
  await save();
  expect(await panel.findByRole('button', { name: 'Save opening hours' })).toBeEnabled();
  expect(world.orderingSettings.exceptions).toEqual({});
});

test('C28: staff choose whether closed hours refuse orders', async () => {
  const { panel, save, user, world } = await openHours();
  await user.click(panel.getByRole('checkbox', { name: 'Refuse orders outside of these hours' }));
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeInTheDocument();
  expect(world.orderingSettings.refuseWhenClosed).toBe(true);
});

test('a failed save keeps the typed values', async () => {
  const { day, save, world } = await openHours();
  set(day('Monday').getByLabelText('Monday opens'), '09:00');
  world.behaviour = 'failing';
  await save();
  expect(await screen.findByText('Failed to save opening hours')).toBeInTheDocument();
  expect(day('Monday').getByLabelText('Monday opens')).toHaveValue('09:00');
});

test('C165: somebody changed the hours meanwhile: each day with both values, and the others stay', async () => {
  const { panel, day, save, user, world } = await openHours();
  set(day('Monday').getByLabelText('Monday opens'), '09:00');
  set(day('Friday').getByLabelText('Friday closes'), '22:00');
  const theirs = { opens: '10:00', closes: '21:30' };
  const weekly = world.orderingSettings.weekly.map((own, at) => (at === 1 || at === 2 ? [theirs] : own));
  world.orderingSettings = { ...world.orderingSettings, weekly };
  world.settingVersions = { weekly: 1, exceptions: 0, refuseWhenClosed: 0, paused: 0 };
  world.lastChanges.set('weekly', { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
  await save();
  expect(await panel.findByText('Sita Rai')).toBeInTheDocument();
  expect(panel.getByText('The form now shows their change of: Tuesday.')).toBeInTheDocument();
  expect(panel.getByText('09:00 to 21:30')).toBeInTheDocument();
  expect(panel.getByText('10:00 to 21:30')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Keep mine' }));
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeInTheDocument();
  expect(
    world.orderingSettings.weekly.map(([range]) => `${range?.opens} ${range?.closes}`).slice(1, 6),
  ).toEqual(['09:00 21:30', '10:00 21:30', '08:00 21:30', '08:00 21:30', '08:00 22:00']);
});
