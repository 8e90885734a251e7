import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openSection(name: string) {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name }));
  const type = (label: string, value: string) =>
    fireEvent.change(panel.getByLabelText(label), { target: { value } });
  return { ...page, panel, type };
}

const save = { name: 'Save happy hours' };

test('C274: staff add a happy hour, choose its days, switch it off and remove it', async () => {
  const { world, user, panel, type } = await openSection('Happy hours');
  await user.click(panel.getByRole('button', { name: 'Add a happy hour' }));
  await user.selectOptions(panel.getByLabelText('Happy hour 1, category'), 'Bakery');
  type('Happy hour 1, percent off', '20');
  type('Happy hour 1 from', '15:00');
  type('Happy hour 1 until', '17:30');
  const days = within(panel.getByRole('group', { name: 'Happy hour 1, days' }));
  for (const day of ['Sun', 'Sat']) await user.click(days.getByRole('checkbox', { name: day }));
  await user.click(panel.getByRole('button', save));
  const hour = {
    category: 'Bakery',
    days: [1, 2, 3, 4, 5],
    from: '15:00',
    until: '17:30',
    percent: 20,
    active: true,
  };
  await waitFor(() => expect(world.orderingSettings.happyHours).toEqual([hour]));
  await user.click(panel.getByRole('checkbox', { name: 'Happy hour 1, active' }));
  await user.click(panel.getByRole('button', save));
  await waitFor(() => expect(world.orderingSettings.happyHours).toEqual([{ ...hour, active: false }]));
  await user.click(panel.getByRole('button', { name: 'Remove Happy hour 1' }));
  await user.click(panel.getByRole('button', save));
  await waitFor(() => expect(world.orderingSettings.happyHours).toEqual([]));
});

test('C274: by keyboard, a happy hour is added, its days are chosen, and it is stored', async () => {
  const { world, user, panel, type } = await openSection('Happy hours');
  act(() => panel.getByRole('button', { name: 'Add a happy hour' }).focus());
  await user.keyboard('{Enter}');
  type('Happy hour 1 from', '15:00');
  type('Happy hour 1 until', '17:30');
  act(() => panel.getByLabelText('Happy hour 1, category').focus());
  await user.keyboard('{Tab}20{Tab}');
  expect(panel.getByRole('button', { name: 'Remove Happy hour 1' })).toHaveFocus();
  const days = within(panel.getByRole('group', { name: 'Happy hour 1, days' }));
  await tabTo(user, days.getByRole('checkbox', { name: 'Sun' }), 9);
  await user.keyboard(' {Tab}');
  expect(days.getByRole('checkbox', { name: 'Mon' })).toHaveFocus();
  await user.keyboard(' ');
  await tabTo(user, panel.getByRole('button', save), 12);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(world.orderingSettings.happyHours).toMatchObject([{ percent: 20, days: [2, 3, 4, 5, 6] }]),
  );
});

test('C274: a happy hour without percent, times or days is not stored, and says why', async () => {
  const { world, user, panel, type } = await openSection('Happy hours');
  await user.click(panel.getByRole('button', { name: 'Add a happy hour' }));
  await user.click(panel.getByRole('button', save));
  expect(panel.getByRole('alert')).toHaveTextContent('The percent is a whole number from 1 to 100');
  expect(panel.getByLabelText('Happy hour 1, percent off')).toBeInvalid();
  type('Happy hour 1, percent off', '20');
  expect(panel.getByRole('alert')).toHaveTextContent('Fill in both times');
  type('Happy hour 1 from', '17:00');
  type('Happy hour 1 until', '15:00');
  expect(panel.getByRole('alert')).toHaveTextContent('It must end after it begins');
  expect(world.orderingSettings.happyHours).toBeUndefined();
});

test('C165, C274: happy hours that somebody stored meanwhile are shown, not overwritten', async () => {
  const { world, user, panel, type } = await openSection('Happy hours');
  await user.click(panel.getByRole('button', { name: 'Add a happy hour' }));
  type('Happy hour 1, percent off', '20');
  type('Happy hour 1 from', '15:00');
  type('Happy hour 1 until', '17:00');
  const theirs: NonNullable<ShopSettings['happyHours']> = [
    { category: 'Plates', days: [1], from: '12:00', until: '15:00', percent: 5, active: true },
  ];
  world.orderingSettings = { ...world.orderingSettings, happyHours: theirs };
  world.settingVersions = world.settingVersions && { ...world.settingVersions, happyHours: 1 };
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText(/Plates: 5 % off, Mon, 12 PM to 3 PM/)).toBeInTheDocument();
  expect(world.orderingSettings.happyHours).toEqual(theirs);
});

test('C275: the list tells terms and uses; staff add a coupon and switch one off', async () => {
  const { world, user, panel } = await openSection('Coupons');
  const row = (await panel.findByText('WELCOME10')).closest('li');
  expect(row).toHaveTextContent('First order · 1 for each person');
  expect(row).toHaveTextContent('10 % off');
  expect(row).toHaveTextContent('0 uses');
  expect(panel.getByText('DASHAIN').closest('li')).toHaveTextContent('Not active');

  await user.click(panel.getByRole('button', { name: 'Add a coupon' }));
  const added = within(await screen.findByRole('dialog', { name: 'Add a coupon' }));
  await user.click(added.getByRole('button', { name: 'Save coupon' }));
  expect(added.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  expect(added.getByRole('textbox', { name: 'Percent off' })).toBeInvalid();
  await user.type(added.getByRole('textbox', { name: 'Code' }), 'momo-50');
  await user.selectOptions(added.getByRole('combobox', { name: 'Kind' }), 'Amount in Rs');
  await user.type(added.getByRole('textbox', { name: 'Rupees off' }), '50');
  await user.type(added.getByRole('textbox', { name: /Orders in total/ }), '20');
  await user.click(added.getByRole('button', { name: 'Save coupon' }));
  await waitFor(() =>
    expect(world.coupons?.at(-1)).toMatchObject({ code: 'MOMO-50', percent: null, amount: 50, inTotal: 20 }),
  );

  await user.click(await panel.findByRole('button', { name: 'Edit WELCOME10' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit WELCOME10' }));
  await user.click(edited.getByRole('checkbox', { name: 'Active' }));
  await user.click(edited.getByRole('button', { name: 'Save coupon' }));
  await waitFor(() => expect(panel.getByText('WELCOME10').closest('li')).toHaveTextContent('Not active'));
});

test('C275: by keyboard, staff type every term of a coupon and store it', async () => {
  const { world, user, panel } = await openSection('Coupons');
  act(() => panel.getByRole('button', { name: 'Add a coupon' }).focus());
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a coupon' }));
  const code = dialog.getByRole('textbox', { name: 'Code' });
  act(() => code.focus());
  await user.keyboard('FEST-15{Tab}{Tab}15{Tab}500{Tab}2{Tab}100{Tab}');
  for (const [label, day] of [
    [/^First day/, '2026-12-01'],
    [/^Last day/, '2026-12-31'],
  ] as const) {
    const field = dialog.getByLabelText(label);
    expect(field).toHaveFocus();
    await user.type(field, day, { skipClick: true });
    await user.tab();
  }
  expect(dialog.getByRole('checkbox', { name: 'First order only' })).toHaveFocus();
  await user.keyboard(' {Tab} ');
  await tabTo(user, dialog.getByRole('button', { name: 'Save coupon' }), 3);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(world.coupons?.at(-1)).toMatchObject({
    code: 'FEST-15',
    percent: 15,
    amount: null,
    minimumOrder: 500,
    perPerson: 2,
    inTotal: 100,
    validFrom: '2026-12-01',
    validUntil: '2026-12-31',
    firstOrder: true,
    membersOnly: true,
    active: true,
  });
  const row = (await panel.findByText('FEST-15')).closest('li');
  expect(row).toHaveTextContent(
    'From Rs 500.00 · first order · members · 2 for each person · 100 in total · from 1 Dec 2026 · until 31 Dec 2026',
  );
});

test('C275: days in the wrong order and a minimum that is no amount are said at their fields', async () => {
  const { world, user, panel } = await openSection('Coupons');
  const before = world.coupons?.length;
  await user.click(panel.getByRole('button', { name: 'Add a coupon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a coupon' }));
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'FEST-15');
  await user.type(dialog.getByRole('textbox', { name: 'Percent off' }), '15');
  await user.type(dialog.getByRole('textbox', { name: /^Minimum in Rs/ }), 'much');
  await user.type(dialog.getByLabelText(/^First day/), '2026-12-31');
  await user.type(dialog.getByLabelText(/^Last day/), '2026-12-01');
  await user.click(dialog.getByRole('button', { name: 'Save coupon' }));
  expect(dialog.getByRole('textbox', { name: /^Minimum in Rs/ })).toBeInvalid();
  expect(dialog.getByText('Not before the first day')).toBeInTheDocument();
  expect(world.coupons).toHaveLength(before ?? 0);
});

test('C275: a code that another coupon has is said, and what was typed stays', async () => {
  const { user, panel } = await openSection('Coupons');
  await user.click(panel.getByRole('button', { name: 'Add a coupon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a coupon' }));
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'friends');
  await user.type(dialog.getByRole('textbox', { name: 'Percent off' }), '5');
  await user.click(dialog.getByRole('button', { name: 'Save coupon' }));
  expect(await dialog.findByText(/already exists/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('friends');
});

test('C274, C275: a server that knows no offers shows neither', async () => {
  openDashboard('/admin/settings', { coupons: null });
  await screen.findByRole('region', { name: 'Mealtimes' });
  expect(screen.queryByRole('region', { name: 'Coupons' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Happy hours' })).not.toBeInTheDocument();
});
