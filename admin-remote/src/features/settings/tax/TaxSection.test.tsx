import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openTax() {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Receipts' }));
  const number = panel.getByRole('textbox', { name: /Tax number/ });
  const save = () => page.user.click(panel.getByRole('button', { name: 'Save tax number' }));
  return { ...page, panel, number, save };
}

test('C202: stores the number with its kind, without blanks, and can remove it', async () => {
  const { user, world, panel, number, save } = await openTax();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kind' }), 'VAT');
  await user.type(number, '301 234-567');
  await save();
  await waitFor(() =>
    expect(world.orderingSettings.taxNumber).toEqual({ kind: 'VAT', number: '301234567', percent: 13 }),
  );
  await waitFor(() => expect(number).toHaveValue('301234567'));
  await user.clear(number);
  await save();
  await waitFor(() => expect(world.orderingSettings.taxNumber).toBeNull());
});

test('C202: a number that is too short is not sent', async () => {
  const { user, world, panel, number, save } = await openTax();
  await user.type(number, '30123');
  await save();
  expect(panel.getByText('Type nine digits, or leave it empty')).toBeInTheDocument();
  expect(world.orderingSettings.taxNumber).toBeUndefined();
});

test('C165: a number that another window saves shows here, and can be changed at once', async () => {
  const { user, world, number, save } = await openTax();
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const saveElsewhere = (digits: string) => {
    world.orderingSettings = { ...world.orderingSettings, taxNumber: { kind: 'PAN', number: digits } };
    if (world.settingVersions) world.settingVersions = { ...world.settingVersions, taxNumber: 7 };
    act(() => FakeSocket.opened[0]?.receive('settings-changed'));
  };
  saveElsewhere('111111111');
  await waitFor(() => expect(number).toHaveValue('111111111'));
  await user.clear(number);
  await user.type(number, '222222222');
  await save();
  await waitFor(() => expect(world.orderingSettings.taxNumber?.number).toBe('222222222'));
});

test('C309: a VAT number has a rate, which can be left out; a PAN has none', async () => {
  const { user, world, panel, number, save } = await openTax();
  expect(panel.queryByRole('textbox', { name: /VAT in percent/ })).not.toBeInTheDocument();
  await user.type(number, '301234567');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kind' }), 'VAT');
  const rate = () => panel.getByRole('textbox', { name: /VAT in percent/ });
  await user.clear(rate());
  await user.type(rate(), '99');
  await save();
  expect(panel.getByText('Type a whole number from 1 to 50')).toBeInTheDocument();
  expect(world.orderingSettings.taxNumber).toBeUndefined();
  await user.clear(rate());
  await save();
  await waitFor(() => expect(world.orderingSettings.taxNumber).toEqual({ kind: 'VAT', number: '301234567' }));
  await user.type(rate(), '13');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kind' }), 'PAN');
  await save();
  await waitFor(() => expect(world.orderingSettings.taxNumber).toEqual({ kind: 'PAN', number: '301234567' }));
});
