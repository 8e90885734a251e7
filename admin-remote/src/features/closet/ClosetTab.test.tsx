import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { readStyleSheets } from '@storefront/shared/dev/testing/computed-style';
import { screen, within } from '@testing-library/react';
import { makePicture } from '../../../test/make-picture';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { toClosetData, toClosetForm } from './edit/closet-form';

readStyleSheets();

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const color = (name: string) => ({ name, hex: '#112233', image: `data:image/png;base64,${name}` });

function makeItem(about: Partial<ClosetItem> = {}): ClosetItem {
  const [first] = demoClosetItems;
  if (!first) throw new Error('no closet items');
  return { ...first, _id: 'item', name: 'Linen Shirt', colors: [color('Red'), color('Blue')], ...about };
}

async function openAdding(options?: Parameters<typeof openDashboard>[1]) {
  const page = openDashboard('/admin/closet', options);
  await page.user.click(await screen.findByRole('button', { name: 'Add Item' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add item' }));
  const box = (name: string) => dialog.getByRole('textbox', { name });
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(fields)) {
      await page.user.click(box(name));
      await page.user.paste(text);
    }
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Women');
  };
  const colour = (number: number) => within(dialog.getByRole('group', { name: `Colour ${number}` }));
  const send = () => page.user.click(dialog.getByRole('button', { name: 'Add item' }));
  return { ...page, dialog, box, fill, colour, send };
}

const required = {
  Name: 'Wool Sweater',
  Brand: 'Himal Thread',
  Description: 'Warm',
  'Price in Rs': '0',
  'Available stock': '0',
  'Size options': 'S, M,, S',
};

async function openEditing(item: ClosetItem) {
  const page = openDashboard('/admin/closet', { closetItems: [item] });
  await page.user.click(await screen.findByRole('button', { name: `Edit ${item.name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Edit ${item.name}` }));
  return {
    ...page,
    dialog,
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save item' })),
  };
}

test("§8, C61–C64: an item is added with its colours, price and stock 0: 'Item added successfully'", async () => {
  const { fill, dialog, user, colour, send, world } = await openAdding();
  await fill(required);
  await user.click(dialog.getByRole('checkbox', { name: 'Top Seller' }));
  await user.type(colour(1).getByRole('textbox', { name: 'Colour name' }), 'Red');
  await user.type(colour(1).getByRole('textbox', { name: /Swatch/ }), '#aa0000');
  await user.upload(colour(1).getByLabelText('Picture'), makePicture());
  await user.click(dialog.getByRole('button', { name: 'Add colour' }));
  await user.type(colour(2).getByRole('textbox', { name: 'Colour name' }), 'Moss');
  await user.upload(colour(2).getByLabelText('Picture'), makePicture('moss.webp', 'image/webp'));
  await send();
  expect(await screen.findByText('Item added successfully')).toBeInTheDocument();
  expect(world.closetItems[0]).toMatchObject({
    name: 'Wool Sweater',
    division: 'closet',
    category: 'Women',
    price: 0,
    availableStock: 0,
    sizeOptions: ['S', 'M'],
    ratings: 4,
    isTopSeller: true,
    colors: [
      { name: 'Red', hex: '#aa0000', image: expect.stringMatching(/^data:image\/png/) },
      { name: 'Moss', image: expect.stringMatching(/^data:image\/webp/) },
    ],
  });
});

test('C273: the first item of an empty closet can be counted by size and colour', async () => {
  const { fill, dialog } = await openAdding({ closetItems: [] });
  await fill(required);
  expect(dialog.getByRole('checkbox', { name: 'Count by size and colour' })).toBeInTheDocument();
});

test.each([...Object.keys(required), 'Category'])(
  "§5: without %s it says 'Please fill all required fields'",
  async (left) => {
    const { fill, dialog, user, send, world } = await openAdding();
    const before = world.closetItems.length;
    await fill(Object.fromEntries(Object.entries(required).filter(([name]) => name !== left)));
    if (left === 'Category') await user.selectOptions(dialog.getByRole('combobox', { name: left }), '');
    await send();
    expect(await screen.findByText('Please fill all required fields')).toBeInTheDocument();
    expect(dialog.getByLabelText(left)).toBeInvalid();
    expect(world.closetItems).toHaveLength(before);
  },
);

test("§8: when adding fails it says 'failet to upload product' and keeps what was typed", async () => {
  const { fill, send, box, world } = await openAdding();
  await fill(required);
  world.behaviour = 'failing';
  await send();
  expect(await screen.findByText('failet to upload product')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Wool Sweater');
});

test('marks a picture or swatch without a colour name, and a colour name used twice', async () => {
  const { fill, dialog, user, colour, send } = await openAdding();
  await fill(required);
  await user.type(colour(1).getByRole('textbox', { name: /Swatch/ }), 'red');
  await send();
  expect(colour(1).getByRole('textbox', { name: 'Colour name' })).toBeInvalid();
  expect(colour(1).getByRole('textbox', { name: /Swatch/ })).toBeInvalid();
  await user.type(colour(1).getByRole('textbox', { name: 'Colour name' }), 'Red');
  await user.clear(colour(1).getByRole('textbox', { name: /Swatch/ }));
  await user.click(dialog.getByRole('button', { name: 'Add colour' }));
  await user.type(colour(2).getByRole('textbox', { name: 'Colour name' }), 'red');
  await send();
  expect(colour(2).getByText('There is a colour of that name already')).toBeInTheDocument();
});

test("§8, C61: a colour keeps its picture under a new name: 'Item updated successfully'", async () => {
  const { dialog, user, save, world } = await openEditing(makeItem());
  const name = within(dialog.getByRole('group', { name: 'Colour 1' })).getByRole('textbox', {
    name: 'Colour name',
  });
  await user.clear(name);
  await user.type(name, 'Crimson');
  await user.click(dialog.getByRole('button', { name: 'Remove Blue' }));
  await save();
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  expect(world.closetItems[0]?.colors).toEqual([{ ...color('Red'), name: 'Crimson' }]);
});

test('P6: pieces sold while the dialog was open stay sold', async () => {
  const { dialog, user, save, world } = await openEditing(makeItem({ availableStock: 10 }));
  world.closetItems = world.closetItems.map((item) => ({ ...item, availableStock: 8 }));
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), '!');
  await save();
  await screen.findByText('Item updated successfully');
  expect(world.closetItems[0]?.availableStock).toBe(8);
});

test('§7: a change always sends the stock, also a change of the name only', () => {
  const item = makeItem({ availableStock: 10 });
  const data = toClosetData({ ...toClosetForm(item), name: 'Linen Shirt II' }, item);
  expect([data.get('availableStock'), data.get('stockBefore')]).toEqual(['10', '10']);
});

test("§8: when a change fails it says 'Failed to update item'", async () => {
  const { save, world } = await openEditing(makeItem());
  world.behaviour = 'failing';
  await save();
  expect(await screen.findByText('Failed to update item')).toBeInTheDocument();
});

test('a size with a hyphen stays whole where the list of sizes breaks', async () => {
  openDashboard('/admin/closet', { closetItems: [{ ...makeItem(), sizeOptions: ['6-7 Y', '8-9 Y'] }] });
  expect(await screen.findByText('6-7 Y,')).toHaveStyle({ display: 'inline-block' });
  expect(screen.getByText('8-9 Y')).toHaveStyle({ display: 'inline-block' });
});

test('§2: the swatches of a row switch its picture', async () => {
  const { user } = openDashboard('/admin/closet', { closetItems: [makeItem()] });
  const opener = await screen.findByRole('button', { name: 'Colours of Linen Shirt' });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const swatches = screen.getByRole('group', { name: 'Colour of Linen Shirt', hidden: true });
  await user.click(within(swatches).getByRole('button', { name: 'Blue', hidden: true }));
  expect(within(opener).getByRole('presentation')).toHaveAttribute('src', color('Blue').image);
});

test("§8: an item is deleted after a question: 'Item deleted successfully'", async () => {
  const { user, world } = openDashboard('/admin/closet', { closetItems: [makeItem()] });
  await user.click(await screen.findByRole('button', { name: 'Delete Linen Shirt' }));
  world.behaviour = 'failing';
  await user.click(screen.getByRole('button', { name: 'Delete item' }));
  expect(await screen.findByText('Failed to delete item')).toBeInTheDocument();
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Delete item' }));
  expect(await screen.findByText('Item deleted successfully')).toBeInTheDocument();
  expect(await screen.findByText('No items yet')).toBeInTheDocument();
});
