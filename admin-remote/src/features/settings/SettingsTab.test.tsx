import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock('socket.io-client', () => jest.requireActual('../../../test/fake-socket').socketModule);

afterEach(closeDashboard);

const place = (address: string, rate: number): DeliveryLocation => ({ _id: address, address, rate });
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
  jest.spyOn(console, 'error').mockReturnValueOnce();
  await openSettings({ behaviour: 'failing' });
  expect(await screen.findByText('Failed to fetch locations')).toBeInTheDocument();
});
