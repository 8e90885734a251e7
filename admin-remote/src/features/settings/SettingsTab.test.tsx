import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { changeMeanwhile } from '../../../test/change-meanwhile';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const place = (address: string, rate: number): DeliveryLocation => ({
  _id: address,
  address,
  rate,
  version: 1,
});
const locations = [place('Lakeside', 50), place('Campus Road', 80)];

async function openSettings(options: Parameters<typeof openDashboard>[1] = { locations }) {
  const page = openDashboard('/admin/settings', options);
  const form = within(await screen.findByRole('region', { name: 'Add delivery location' }));
  const add = async (address: string, rate: string) => {
    if (address) await page.user.type(form.getByRole('textbox', { name: 'Address' }), address);
    if (rate) await page.user.type(form.getByRole('textbox', { name: 'Rate in Rs' }), rate);
    await page.user.click(form.getByRole('button', { name: 'Add location' }));
  };
  return { ...page, form, add };
}

const shownPlaces = () =>
  within(screen.getByRole('list', { name: 'Delivery locations' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  ['Bus Park', ''],
  ['', '50'],
  ['   ', '50'],
])("§5: says 'Both address and rate are required' for %j at %j", async (address, rate) => {
  const { add, world } = await openSettings();
  await add(address, rate);
  expect(await screen.findByText('Both address and rate are required')).toBeInTheDocument();
  expect(world.locations).toHaveLength(2);
});

test('C117: links to the page with the health of the remotes', async () => {
  await openSettings();
  expect(screen.getByRole('link', { name: 'Parts and releases' })).toHaveAttribute('href', '/_remotes');
});

test('each link at the top of the settings leads to the section of its name', async () => {
  await openSettings();
  const index = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
  for (const link of index.getAllByRole<HTMLAnchorElement>('link')) {
    const heading = await screen.findByRole('heading', { name: link.textContent ?? '' });
    expect(`#${heading.id}`).toBe(link.hash);
  }
});

test('C37: a place with a rate of 0 is added and listed', async () => {
  const { add, form, world } = await openSettings();
  await screen.findByText('Lakeside');
  await add('Next door', '0');
  expect(await screen.findByText('Location added successfully')).toBeInTheDocument();
  expect(await screen.findByText('Next door')).toBeInTheDocument();
  expect(world.locations.at(-1)).toMatchObject({ address: 'Next door', rate: 0 });
  expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('');
});

test("C38: a place that exists is 'Location already exists', and what was typed stays", async () => {
  const { add, form } = await openSettings();
  await add('lakeside', '60');
  expect(await screen.findByText('Location already exists')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('lakeside');
});

test("C38: any other failure is 'Failed to add location'", async () => {
  const { add, world } = await openSettings();
  world.behaviour = 'failing';
  await add('Bus Park', '60');
  expect(await screen.findByText('Failed to add location')).toBeInTheDocument();
});

test('C9: a name that an order would read as a mode is refused at its field', async () => {
  const { add, form } = await openSettings();
  await add('Pick-up', '0');
  expect(await screen.findByText('Failed to add location')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Address' })).toBeInvalid();
});

test.each(['-5', 'fifty', '1e3'])('a rate of %j is refused at its field', async (rate) => {
  const { add, form, world } = await openSettings();
  await add('Bus Park', rate);
  expect(form.getByRole('textbox', { name: 'Rate in Rs' })).toBeInvalid();
  expect(world.locations).toHaveLength(2);
});

test('§2: searches the list by a part of the address', async () => {
  const { user } = await openSettings();
  await screen.findByText('Lakeside');
  await user.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'CAMP');
  expect(shownPlaces()).toEqual(['Campus RoadRs 80.00']);
  await user.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'x');
  expect(screen.getByText('No locations found')).toBeInTheDocument();
});

test('C235: a place has the minutes of the way, which staff change and remove', async () => {
  const { user, world, add, form } = await openSettings();
  await user.type(form.getByRole('textbox', { name: /Minutes of the way/ }), '181');
  await add('Bus Park', '60');
  expect(form.getByRole('textbox', { name: /Minutes of the way/ })).toBeInvalid();
  expect(world.locations).toHaveLength(2);
  await user.clear(form.getByRole('textbox', { name: /Minutes of the way/ }));
  await user.type(form.getByRole('textbox', { name: /Minutes of the way/ }), '35');
  await user.click(form.getByRole('button', { name: 'Add location' }));
  await waitFor(() => expect(world.locations.at(-1)).toMatchObject({ address: 'Bus Park', minutes: 35 }));
  await user.click(await screen.findByRole('button', { name: 'Edit Bus Park' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Bus Park' }));
  expect(dialog.getByRole('textbox', { name: /Minutes of the way/ })).toHaveValue('35');
  await user.clear(dialog.getByRole('textbox', { name: /Minutes of the way/ }));
  await user.click(dialog.getByRole('button', { name: 'Save location' }));
  await waitFor(() => expect(world.locations.at(-1)).toMatchObject({ minutes: null }));
});

test('C235: a server without minutes of the way is not asked to store them', async () => {
  const { user } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Edit Lakeside' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Lakeside' }));
  expect(dialog.queryByRole('textbox', { name: /Minutes of the way/ })).not.toBeInTheDocument();
});

test('a place is deleted after a question', async () => {
  const { user, world } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Delete Lakeside' }));
  await user.click(screen.getByRole('button', { name: 'Delete location' }));
  expect(await screen.findByText('Location deleted')).toBeInTheDocument();
  expect(world.locations.map(({ address }) => address)).toEqual(['Campus Road']);
});

test("shows 'Failed to delete location' when it cannot be deleted", async () => {
  const { user, world } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Delete Lakeside' }));
  world.behaviour = 'failing';
  await user.click(screen.getByRole('button', { name: 'Delete location' }));
  expect(await screen.findByText('Failed to delete location')).toBeInTheDocument();
});

test("shows 'Failed to fetch locations' when they cannot be read", async () => {
  expectConsoleError(/^new orders ApiError: Something went wrong\. Please try again\./);
  await openSettings({ behaviour: 'failing' });
  await waitFor(() => expect(screen.getAllByText('Failed to fetch locations')).toHaveLength(2));
});

/** Opens the edit dialog of Lakeside, Rs 50. */
async function openLakeside(options?: Parameters<typeof openDashboard>[1]) {
  const page = await openSettings(options);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Lakeside' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Lakeside' }));
  const rate = () => dialog.getByRole('textbox', { name: 'Rate in Rs' });
  return {
    ...page,
    dialog,
    rate,
    retype: async (text: string) => {
      await page.user.clear(rate());
      if (text) await page.user.type(rate(), text);
    },
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save location' })),
  };
}

test('the rate of a place can be changed', async () => {
  const { retype, save, world } = await openLakeside();
  await retype('65.50');
  await save();
  expect(await screen.findByText('Location updated successfully')).toBeInTheDocument();
  expect(await screen.findByText('Rs 65.50')).toBeInTheDocument();
  expect(world.locations[0]).toMatchObject({ address: 'Lakeside', rate: 65.5, version: 2 });
});

test.each(['', '-5', 'fifty'])('a changed rate of %j is refused and nothing is sent', async (text) => {
  const { retype, save, world } = await openLakeside();
  await retype(text);
  await save();
  expect(world.locations[0]?.rate).toBe(50);
  expect(screen.getByRole('dialog', { name: 'Edit Lakeside' })).toBeInTheDocument();
});

test('C165: somebody changed the rate meanwhile: both values, and what was typed stays', async () => {
  const { dialog, rate, retype, save, user, world } = await openLakeside();
  await retype('70');
  changeMeanwhile(world, 'locations', 'Lakeside', { rate: 60 });
  await save();
  const row = within(await dialog.findByRole('group', { name: 'Rate in Rs' }));
  expect([row.getByText('70'), row.getByText('60')]).toHaveLength(2);
  expect(rate()).toHaveValue('70');
  await user.click(row.getByRole('button', { name: 'Take theirs' }));
  expect(rate()).toHaveValue('60');
  await save();
  await screen.findByText('Location updated successfully');
  expect(world.locations[0]?.rate).toBe(60);
});

test('C10: a place cannot take the name of another', async () => {
  const { dialog, save, user, world } = await openLakeside();
  await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'campus road');
  await save();
  expect(await dialog.findByText('Location already exists')).toBeInTheDocument();
  expect(world.locations[0]?.address).toBe('Lakeside');
});

test('C165: a server that knows only §7 cannot change a place: no Edit', async () => {
  await openSettings({ locations: [{ _id: 'a', address: 'Lakeside', rate: 50 }] });
  expect(await screen.findByRole('button', { name: 'Delete Lakeside' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Lakeside' })).not.toBeInTheDocument();
});
