import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { tableListText } from './table-list';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);
jest.mock('uqr', () => ({ encode: () => ({ size: 0, data: [] }) }));

afterEach(closeDashboard);

const stored = [
  { name: '1', seats: 2 },
  { name: '2', seats: null },
];

async function openSection(tables: typeof stored = stored) {
  const page = openDashboard('/admin/settings', {
    orderingSettings: { ...DEFAULT_ORDERING_SETTINGS, tables },
  });
  const panel = within(await screen.findByRole('region', { name: 'Tables' }));
  const box = (name: string | RegExp) => panel.getByRole('textbox', { name });
  const type = async (name: string | RegExp, text: string) => {
    await page.user.clear(box(name));
    if (text) await page.user.type(box(name), text);
  };
  const save = () => page.user.click(panel.getByRole('button', { name: 'Save tables' }));
  return { ...page, panel, box, type, save };
}

test('C242: stores names in their order, with the seats that staff say', async () => {
  const { world, box, type, save } = await openSection();
  expect(box(/Names/)).toHaveValue('1-2');
  expect(box('Table 1')).toHaveValue('2');
  await type(/Names/, 'A1, 1-2');
  await type('Table A1', '6');
  await type('Table 1', '');
  await save();
  const tables = [
    { name: 'A1', seats: 6 },
    { name: '1', seats: null },
    { name: '2', seats: null },
  ];
  await waitFor(() => expect(world.orderingSettings.tables).toEqual(tables));
  await type(/Names/, '');
  await save();
  await waitFor(() => expect(world.orderingSettings.tables).toEqual([]));
});

test('C50, C242: what can be no table, and no number of seats, is refused at its field', async () => {
  const { world, panel, box, type, save } = await openSection();
  await type('Table 1', '0');
  await save();
  expect(box('Table 1')).toHaveAccessibleDescription('1 to 99');
  await type(/Names/, '1, 0');
  await save();
  expect(panel.getByText('The list must not name “0”, which can be no table.')).toBeInTheDocument();
  expect(world.orderingSettings.tables).toEqual(stored);
});

test('C165: tables that somebody stored meanwhile are shown, not overwritten', async () => {
  const { world, panel, type, save } = await openSection();
  await type(/Names/, '1-3');
  const theirs = [...stored, { name: 'Terrace', seats: 8 }];
  world.orderingSettings = { ...world.orderingSettings, tables: theirs };
  if (world.settingVersions) world.settingVersions = { ...world.settingVersions, tables: 1 };
  await save();
  expect(await panel.findByText('1-2, Terrace')).toBeInTheDocument();
  expect(world.orderingSettings.tables).toEqual(theirs);
});

test('C51: the codes are proposed for the tables of the settings', async () => {
  await openSection();
  const codes = within(screen.getByRole('region', { name: 'QR codes for tables' }));
  expect(codes.getByRole('textbox', { name: 'Tables' })).toHaveValue('1-2');
});

test('C242: a server without a map of tables shows no section', async () => {
  openDashboard('/admin/settings', { sittings: null });
  await screen.findByRole('region', { name: 'Time and capacity' });
  expect(screen.queryByRole('region', { name: 'Tables' })).not.toBeInTheDocument();
});

test.each([
  [['1', '2', '3', 'A1', '7'], '1-3, A1, 7'],
  [['2', '1'], '2, 1'],
  [['12345', '12346'], '12345, 12346'],
  [[], ''],
])('tables %j read “%s”', (names, text) => {
  expect(tableListText(names)).toBe(text);
});
