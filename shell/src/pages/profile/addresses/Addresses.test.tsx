import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(closeShop);

const home: SavedAddress = {
  _id: 'home',
  name: 'Home',
  fullName: 'Asha Gurung',
  phone: '9841234567',
  address: 'House 14',
  landmark: 'Blue gate',
  place: 'Lakeside',
  lastUsedAt: '2026-11-20T06:15:00.000Z',
  createdAt: '2026-11-01T06:15:00.000Z',
};
const office: SavedAddress = { ...home, _id: 'office', name: 'Office', lastUsedAt: null };
const attic: SavedAddress = { ...office, _id: 'attic', name: 'Attic', createdAt: '2026-10-01T06:15:00.000Z' };

const asha = demoPeople.find(({ role }) => role === 'customer')?._id ?? '';

async function openProfile(
  addresses: readonly SavedAddress[],
  prepare?: (shop: ReturnType<typeof openShop>) => void,
) {
  const world = { addresses: new Map([[asha, addresses]]) };
  const shop = openShop({ path: '/profile', person: 'customer', world });
  prepare?.(shop);
  await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' });
  return { ...shop, saved: () => shop.world.addresses.get(asha) ?? [] };
}

const list = () => screen.findByRole('list', { name: 'Saved addresses' });
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('C268: saved addresses on the profile', () => {
  test('the last used comes first and says so; each has name, place and phone', async () => {
    await openProfile([office, home]);
    expect(await rows()).toEqual([
      'Home Last usedHouse 14, Blue gate · LakesideAsha Gurung · 9841234567',
      'Office House 14, Blue gate · LakesideAsha Gurung · 9841234567',
    ]);
  });

  test('without one it says how to get one, and one is added', async () => {
    const { user, saved } = await openProfile([]);
    expect(await screen.findByText(/^No address yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add an address' }));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(dialog.getByRole('textbox', { name: 'Name of this address' })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: 'Name of this address' }), 'Home');
    expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Gurung');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '98x');
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'House 14');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Delivery location/ }), 'Lakeside');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeInvalid());
    await user.clear(dialog.getByRole('textbox', { name: 'Phone' }));
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '9841234567');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await rows()).toEqual(['Home House 14 · LakesideAsha Gurung · 9841234567']);
    expect(saved()).toMatchObject([{ name: 'Home', place: 'Lakeside', landmark: null, lastUsedAt: null }]);
  });

  test('one is changed; a place that is gone stays until another is chosen', async () => {
    const { user, saved } = await openProfile([{ ...home, place: 'Atlantis' }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Home' }));
    expect(dialog.getByRole('combobox', { name: /Delivery location/ })).toHaveValue('Atlantis');
    await user.clear(dialog.getByRole('textbox', { name: /Landmark/ }));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('House 14 · Atlantis')).toBeInTheDocument();
    expect(saved()).toMatchObject([{ landmark: null, place: 'Atlantis' }]);
  });

  test('a deleted one leaves its place with Undo, which puts it back as it was', async () => {
    const { user, saved } = await openProfile([home, office, attic]);
    await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect((await rows())[0]).toBe('Home is deleted.Undo');
    expect(undo).toHaveFocus();
    expect(saved().map(({ name }) => name)).toEqual(['Office', 'Attic']);
    await user.click(undo);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Home' })).toHaveFocus());
    expect((await rows())[0]).toMatch(/^Home Last used/);
    const back = saved().find(({ name }) => name === 'Home');
    expect(back).toMatchObject({ ...home, _id: back?._id, id: back?.id, createdAt: back?.createdAt });
  });

  test('a failure to delete says so and keeps the address', async () => {
    expectConsoleError(/^addresses ApiError/);
    const { user, server } = await openProfile([home]);
    await screen.findByRole('button', { name: 'Delete Home' });
    answerCall(server, 'deleteAddress', 500);
    await user.click(screen.getByRole('button', { name: 'Delete Home' }));
    expect(await screen.findByText('Failed to delete address')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await rows()).toHaveLength(1);
  });

  test('with ten no more can be added, and it says why', async () => {
    await openProfile(Array.from({ length: 10 }, (_, id) => ({ ...home, _id: `${id}` })));
    expect(await screen.findByText('You can save 10 addresses. Delete one first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeDisabled();
  });

  test('a failure to load shows Retry, which loads them', async () => {
    const { user, server } = await openProfile([home], ({ server }) =>
      answerCall(server, 'listAddresses', 500),
    );
    expect(await screen.findByText('Your addresses could not be loaded')).toBeInTheDocument();
    answerEach(server, 'listAddresses', () => [home]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });

  test('a server that lacks them has no such section', async () => {
    await openProfile([home], ({ server }) => answerCall(server, 'listAddresses', 404));
    await screen.findByText('ASHA2345');
    await waitFor(() => expect(screen.queryByText('Saved addresses')).not.toBeInTheDocument());
  });
});
