import { esewa, switchOnWallet } from '@storefront/shared/dev/testing/wallets';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { makePicture } from '../../../../test/make-picture';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const section = async () => within(await screen.findByRole('region', { name: 'Ways to pay' }));
const stored = (world: ReturnType<typeof openDashboard>['world']) =>
  world.paymentSettings?.find(({ method }) => method === 'esewa');

async function openEdit(prepare?: (world: ReturnType<typeof openDashboard>['world']) => void) {
  const page = openDashboard('/admin/settings', {});
  prepare?.(page.world);
  await page.user.click(await (await section()).findByRole('button', { name: 'Edit eSewa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit eSewa' }));
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...page, dialog, save };
}

test('C280: a wallet is switched on with its account; what is missing is said at its field', async () => {
  const { user, world, dialog, save } = await openEdit();
  await user.click(dialog.getByRole('checkbox', { name: /^On/ }));
  await save();
  const holder = dialog.getByRole('textbox', { name: 'Account holder' });
  expect(holder).toBeInvalid();
  expect(holder).toHaveFocus();
  await user.type(holder, 'Asha Gurung');
  await save();
  expect(dialog.getByRole('textbox', { name: 'Id or phone number' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Id or phone number' }), '9841234567');
  await save();
  expect(dialog.getByText('Please add the picture of the QR code')).toBeInTheDocument();
  expect(stored(world)).toMatchObject({ active: false, version: 0 });
  await user.upload(dialog.getByLabelText(/^QR code/), makePicture());
  await save();
  await waitFor(() =>
    expect(stored(world)).toMatchObject({ active: true, walletId: '9841234567', version: 1 }),
  );
  expect(stored(world)?.image).toMatch(/^data:image/);
  const list = await section();
  expect(await list.findByText('On')).toBeInTheDocument();
  expect(list.getByText('Always on')).toBeInTheDocument();
});

test('C165: a stale save shows both values, and keeps what was typed', async () => {
  const { user, world, dialog, save } = await openEdit((world) => switchOnWallet(world));
  const id = dialog.getByRole('textbox', { name: 'Id or phone number' });
  await user.clear(id);
  await user.type(id, '9800000001');
  world.paymentSettings = (world.paymentSettings ?? []).map((one) =>
    one.method === 'esewa' ? { ...esewa, walletId: '9800000002', version: 2 } : one,
  );
  await save();
  expect(await dialog.findByText('9800000002')).toBeInTheDocument();
  expect(id).toHaveValue('9800000001');
  expect(stored(world)).toMatchObject({ walletId: '9800000002', version: 2 });
});

test('a server that knows no ways to pay has no such section', async () => {
  const { world } = openDashboard('/admin/settings', {});
  world.paymentSettings = null;
  // It is there while it loads.
  await waitForElementToBeRemoved(await screen.findByRole('region', { name: 'Ways to pay' }));
});
