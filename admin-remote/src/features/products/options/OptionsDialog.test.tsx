import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openOptions() {
  const page = openDashboard('/admin');
  await page.user.click(await screen.findByRole('button', { name: 'Options' }));
  const list = within(screen.getByRole('dialog', { name: 'Options of dishes' }));
  await list.findByRole('region', { name: 'Size' });
  const group = (name: string) => page.world.optionGroups.find((one) => one.name === name);
  return { ...page, list, group };
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('C255: the Cafe tab lists the groups with limits, prices and what is sold out', async () => {
  const { list } = await openOptions();
  const milk = within(list.getByRole('region', { name: 'Milk' }));
  expect(milk.getByText('Choose 1')).toBeInTheDocument();
  expect(milk.getByText('+ Rs 50.00')).toBeInTheDocument();
  expect(milk.getByText('+ Rs 40.00, sold out')).toBeInTheDocument();
  expect(
    within(list.getByRole('region', { name: 'Extras' })).getByText('Choose up to 2'),
  ).toBeInTheDocument();
});

test('C255: one tap marks a choice as sold out, also if somebody changed the group meanwhile', async () => {
  const { list, user, world, group } = await openOptions();
  world.optionGroups = world.optionGroups.map((one) =>
    one.name === 'Milk' ? { ...one, name: 'Milk or none', version: 2 } : one,
  );
  await user.click(list.getByRole('button', { name: 'Mark sold out: Oat milk' }));
  expect(await list.findByRole('button', { name: 'Put back: Oat milk' })).toBeInTheDocument();
  expect(group('Milk or none')).toMatchObject({ version: 3 });
  await user.click(list.getByRole('button', { name: 'Put back: Oat milk' }));
  expect(await list.findByRole('button', { name: 'Mark sold out: Oat milk' })).toBeInTheDocument();
});

test('C255: staff add a group, and order its choices', async () => {
  const { list, user, group } = await openOptions();
  await user.click(list.getByRole('button', { name: 'Add options' }));
  const form = dialog('Add options');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ice');
  const [first, second] = form.getAllByRole('textbox', { name: 'Choice' });
  if (!first || !second) throw new Error('No choices');
  await user.type(first, 'Less');
  await user.type(second, 'Normal');
  await user.click(form.getByRole('button', { name: 'Move Normal up' }));
  await user.click(form.getByRole('button', { name: 'Save options' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add options' })).not.toBeInTheDocument());
  expect(group('Ice')).toMatchObject({ min: 1, max: 1, choices: [{ name: 'Normal' }, { name: 'Less' }] });
});

test('C255: what makes no sense is said at its field, and nothing is sent', async () => {
  const { list, user, world } = await openOptions();
  await user.click(list.getByRole('button', { name: 'Edit Size' }));
  const form = dialog('Edit Size');
  const [first] = form.getAllByRole('textbox', { name: 'Choice' });
  if (!first) throw new Error('No choices');
  await user.clear(first);
  await user.type(first, 'large');
  await user.clear(form.getByRole('textbox', { name: 'At most' }));
  await user.type(form.getByRole('textbox', { name: 'At most' }), '4');
  await user.click(form.getByRole('button', { name: 'Save options' }));
  expect(form.getByText('A number from 1 to 3')).toBeInTheDocument();
  expect(form.getByText('Another choice has this name')).toBeInTheDocument();
  expect(world.optionGroups.find(({ name }) => name === 'Size')?.version).toBe(1);
});

test('C165: a group that somebody changed meanwhile is merged, or asks', async () => {
  const { list, user, world, group } = await openOptions();
  await user.click(list.getByRole('button', { name: 'Edit Extras' }));
  world.optionGroups = world.optionGroups.map((one) =>
    one.name === 'Extras' ? { ...one, max: 3, version: 2 } : one,
  );
  world.lastChanges.set('group-extras', { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
  const form = dialog('Edit Extras');
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' on top');
  await user.click(form.getByRole('button', { name: 'Save options' }));
  expect(await form.findByText('The form now shows their change of: At most.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save options' }));
  await waitFor(() => expect(group('Extras on top')).toMatchObject({ max: 3, version: 3 }));
});

test('C255: a deleted group is off all dishes', async () => {
  const { list, user, world } = await openOptions();
  await user.click(list.getByRole('button', { name: 'Delete Size' }));
  await user.click(dialog('Delete these options?').getByRole('button', { name: 'Delete options' }));
  await waitFor(() => expect(list.queryByRole('region', { name: 'Size' })).not.toBeInTheDocument());
  expect(world.products.find(({ name }) => name === 'Veg Thukpa')).not.toHaveProperty('optionGroups');
});

test('C255: the form of a dish chooses its groups, in the order of the ticks', async () => {
  const { user, world } = openDashboard('/admin');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Americano');
  await user.click(await screen.findByRole('button', { name: 'Edit Americano' }));
  const form = dialog('Edit Americano');
  await user.click(await form.findByRole('checkbox', { name: 'Milk' }));
  await user.click(form.getByRole('checkbox', { name: 'Size' }));
  expect(form.getByText('Customers are asked in this order: Milk, Size.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save product' }));
  await waitFor(() =>
    expect(world.products.find(({ name }) => name === 'Americano')?.optionGroups).toEqual([
      'group-milk',
      'group-size',
    ]),
  );
});

test('§7: with a server that knows no options there is nothing of them', async () => {
  openPlainShop('/admin');
  await screen.findByRole('button', { name: 'Add Product' });
  expect(screen.queryByRole('button', { name: 'Options' })).not.toBeInTheDocument();
  closePlainShop();
});
