import { screen, within } from '@testing-library/react';
import { changeMeanwhile } from '../../../test/change-meanwhile';
import { makePicture } from '../../../test/make-picture';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

type Options = Parameters<typeof openDashboard>[1];

/** Opens the edit dialog of the cappuccino: Rs 210, "Espresso under thick milk foam.". */
async function openCappuccino(options: Options = {}) {
  const page = openDashboard('/admin', options);
  const { user, world } = page;
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Cappuccino');
  await user.click(await screen.findByRole('button', { name: 'Edit Cappuccino' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Cappuccino' }));
  const box = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const stored = () => world.products.find(({ name }) => name === 'Cappuccino');
  return {
    ...page,
    dialog,
    box,
    stored,
    retype: async (name: string, text: string) => {
      await user.clear(box(name));
      await user.type(box(name), text);
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Save product' })),
    meanwhile: (changes: Parameters<typeof changeMeanwhile<'products'>>[3]) =>
      changeMeanwhile(world, 'products', stored()?._id ?? '', changes),
    choose: (field: string, choice: string) =>
      user.click(within(dialog.getByRole('group', { name: field })).getByRole('button', { name: choice })),
  };
}

test('C165: a stale save shows who, when and both values; "Keep mine" stores the typed value', async () => {
  const { dialog, box, retype, save, meanwhile, choose, stored } = await openCappuccino();
  await retype('Price in Rs', '220');
  meanwhile({ price: 230 });
  await save();
  expect(await dialog.findByText('Sita Rai')).toBeInTheDocument();
  expect(dialog.getByText(/changed this on 20 Nov, 2:05 PM/)).toBeInTheDocument();
  const row = within(dialog.getByRole('group', { name: 'Price in Rs' }));
  expect([row.getByText('220'), row.getByText('230')]).toHaveLength(2);
  expect(stored()?.price).toBe(230);
  await choose('Price in Rs', 'Keep mine');
  expect(box('Price in Rs')).toHaveValue('220');
  await save();
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  expect(stored()?.price).toBe(220);
});

test('C165: "Take theirs" puts the stored value into the form; the choice can be changed', async () => {
  const { dialog, box, retype, save, meanwhile, choose, stored } = await openCappuccino();
  await retype('Price in Rs', '220');
  await retype('Description', 'Foam.');
  meanwhile({ price: 230 });
  await save();
  await dialog.findByRole('group', { name: 'Price in Rs' });
  await choose('Price in Rs', 'Keep mine');
  await choose('Price in Rs', 'Take theirs');
  expect(box('Price in Rs')).toHaveValue('230');
  expect(box('Description')).toHaveValue('Foam.');
  await save();
  await screen.findByText('Item updated successfully');
  expect(stored()).toMatchObject({ price: 230, description: 'Foam.' });
});

test('C165: a field that only the other person changed is taken over, so no save reverts it', async () => {
  const { dialog, box, retype, save, meanwhile, stored } = await openCappuccino();
  await retype('Price in Rs', '220');
  meanwhile({ description: 'With cocoa.', soldOut: true });
  await save();
  expect(
    await dialog.findByText('The form now shows their change of: Description, Sold out today.'),
  ).toBeInTheDocument();
  expect(box('Description')).toHaveValue('With cocoa.');
  expect(box('Price in Rs')).toHaveValue('220');
  await save();
  await screen.findByText('Item updated successfully');
  expect(stored()).toMatchObject({ price: 220, description: 'With cocoa.', soldOut: true });
});

test('C165: nothing is saved before each line is decided', async () => {
  const { dialog, retype, save, meanwhile, stored } = await openCappuccino();
  await retype('Price in Rs', '220');
  meanwhile({ price: 230 });
  await save();
  await dialog.findByRole('group', { name: 'Price in Rs' });
  await save();
  expect(stored()?.price).toBe(230);
  expect(dialog.getByText(/Choose for each line/)).toBeInTheDocument();
});

test('C165: a new picture clashes with a new picture, and the typed one is kept', async () => {
  const { dialog, user, save, meanwhile, choose, stored } = await openCappuccino();
  await user.upload(dialog.getByLabelText('Picture'), makePicture('mine.png'));
  meanwhile({ image: 'data:theirs' });
  await save();
  const row = within(await dialog.findByRole('group', { name: 'Picture' }));
  expect([row.getByText('mine.png'), row.getByText('Another picture')]).toHaveLength(2);
  await choose('Picture', 'Keep mine');
  await save();
  await screen.findByText('Item updated successfully');
  expect(stored()?.image).toMatch(/^data:image\/png/);
});

test('C165: a server that knows only §7 gets no version, and the last save wins', async () => {
  const bare = openDashboard('/admin').world.products.map(({ version: _, ...product }) => product);
  closeDashboard();
  document.body.replaceChildren();
  const { retype, save, stored, world } = await openCappuccino({ products: bare });
  await retype('Price in Rs', '220');
  world.products = world.products.map((product) => ({ ...product, price: 230 }));
  await save();
  await screen.findByText('Item updated successfully');
  expect(stored()).toMatchObject({ price: 220 });
  expect(stored()).not.toHaveProperty('version');
});

test('C165: a closet item: colours and stock of another save stay', async () => {
  const { user, world } = openDashboard('/admin/closet');
  await user.click(await screen.findByRole('button', { name: 'Edit Linen Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Linen Shirt' }));
  const stored = () => world.closetItems.find(({ name }) => name === 'Linen Shirt');
  const { _id = '', colors = [] } = stored() ?? {};
  await user.clear(dialog.getByRole('textbox', { name: /^Material/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Material/ }), 'Hemp');
  const more = [...colors, { name: 'Plum', hex: '#5b2a4f', image: 'data:plum' }];
  changeMeanwhile(world, 'closetItems', _id, { colors: more, material: 'Ramie' });
  await user.click(dialog.getByRole('button', { name: 'Save item' }));
  const row = within(await dialog.findByRole('group', { name: 'Material' }));
  await user.click(row.getByRole('button', { name: 'Keep mine' }));
  expect(dialog.getByText('The form now shows their change of: Colours.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save item' }));
  await screen.findByText('Item updated successfully');
  expect(stored()).toMatchObject({ material: 'Hemp' });
  expect(stored()?.colors.map(({ name }) => name)).toContain('Plum');
});
