import { screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { piecesText } from './stock-words';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

type Options = Parameters<typeof openDashboard>[1];

/** Opens the stock dialog of the linen shirt: 12 pieces. */
async function openStock(options: Options = {}) {
  const page = openDashboard('/admin/closet', options);
  const { user, world } = page;
  await user.click(await screen.findByRole('button', { name: 'Change stock of Linen Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Stock of Linen Shirt' }));
  return {
    ...page,
    dialog,
    stored: () => world.closetItems.find(({ name }) => name === 'Linen Shirt'),
    sell: (pieces: number) => {
      world.closetItems = world.closetItems.map((item) =>
        item.name === 'Linen Shirt' ? { ...item, availableStock: item.availableStock - pieces } : item,
      );
    },
    enter: async (kind: string, pieces: string) => {
      await user.selectOptions(dialog.getByRole('combobox', { name: 'What happened' }), kind);
      await user.type(dialog.getByRole('textbox', { name: 'Pieces' }), pieces);
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Save stock' })),
  };
}

test.each([
  [3, '+3'],
  [-2, '−2'],
  [0, '0'],
])('C259: %d pieces read %s', (pieces, text) => {
  expect(piecesText(pieces)).toBe(text);
});

test.each([
  ['received', '5', 17, 16],
  ['damaged', '2', 10, 9],
  ['counted', '11', 11, 10],
])('C166: %s %s: a piece sold meanwhile stays sold', async (kind, pieces, shown, kept) => {
  const { dialog, enter, save, sell, stored } = await openStock();
  await enter(kind, pieces);
  expect(dialog.getByText(`In stock: 12, then ${shown}`)).toBeInTheDocument();
  sell(1);
  await save();
  expect(await screen.findByText('Stock updated')).toBeInTheDocument();
  expect(stored()?.availableStock).toBe(kept);
});

test('C166: more damaged pieces than there are: the reason shows and what was typed stays', async () => {
  const { dialog, enter, save, stored } = await openStock();
  await enter('damaged', '13');
  await save();
  expect(await dialog.findByText('Only 12 left in stock')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Pieces' })).toHaveValue('13');
  expect(stored()?.availableStock).toBe(12);
});

test('C166: the form of an item shows its stock and does not send another', async () => {
  const { user, world } = openDashboard('/admin/closet');
  await user.click(await screen.findByRole('button', { name: 'Edit Linen Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Linen Shirt' }));
  expect(dialog.queryByRole('textbox', { name: 'Available stock' })).not.toBeInTheDocument();
  expect(dialog.getByText(/12 in stock/)).toBeInTheDocument();
  world.closetItems = world.closetItems.map((item) => ({ ...item, availableStock: 3 }));
  await user.click(dialog.getByRole('button', { name: 'Save item' }));
  await screen.findByText('Item updated successfully');
  expect(world.closetItems.find(({ name }) => name === 'Linen Shirt')?.availableStock).toBe(3);
});

test('C166: with a server that knows only §7 the form has the field, and the table no button', async () => {
  const { world } = openDashboard('/admin/closet');
  const bare = world.closetItems.map(({ version: _, ...item }) => item);
  closeDashboard();
  document.body.replaceChildren();
  const { user } = openDashboard('/admin/closet', { closetItems: bare });
  await user.click(await screen.findByRole('button', { name: 'Edit Linen Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Linen Shirt' }));
  expect(dialog.getByRole('textbox', { name: 'Available stock' })).toHaveValue('12');
  expect(screen.queryByRole('button', { name: 'Change stock of Linen Shirt' })).not.toBeInTheDocument();
});

describe('C273: an item that is counted by size and colour', () => {
  const heels = (world: ReturnType<typeof openDashboard>['world']) =>
    world.closetItems.find(({ name }) => name === 'Evening Heels');

  test('C259: a movement names its cell and a reason, and the history shows it', async () => {
    const { user, world } = openDashboard('/admin/closet');
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change stock of Evening Heels' }));
      return within(screen.getByRole('dialog', { name: 'Stock of Evening Heels' }));
    };
    const dialog = await openDialog();
    expect(await dialog.findByText('Nothing has changed the stock yet.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size and colour' }), '38, Red: 9');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What happened' }), 'damaged');
    await user.type(dialog.getByRole('textbox', { name: 'Pieces' }), '2');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Scratched');
    expect(dialog.getByText('38, Red in stock: 9, then 7')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save stock' }));
    await screen.findByText('Stock updated');
    expect(heels(world)).toMatchObject({ availableStock: 10 });
    const entry = await (await openDialog()).findByRole('listitem');
    expect(entry).toHaveTextContent('−2 Damaged or lost');
    expect(entry).toHaveTextContent('38, Red. 10 in stock then. “Scratched”');
  });

  test('C165: a piece sold meanwhile shows beside the typed number, which staff may keep', async () => {
    const { user, world } = openDashboard('/admin/closet');
    await user.click(await screen.findByRole('button', { name: 'Edit Evening Heels' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Evening Heels' }));
    const field = dialog.getByRole('textbox', { name: 'Pieces of 36, Red' });
    await user.clear(field);
    await user.type(field, '5');
    expect(dialog.getByText('Together 15 in stock')).toBeInTheDocument();
    world.closetItems = world.closetItems.map((item) =>
      item.name === 'Evening Heels'
        ? {
            ...item,
            availableStock: 11,
            cells: item.cells?.map((cell) => (cell.stock === 2 ? { ...cell, stock: 1 } : cell)) ?? [],
          }
        : item,
    );
    const save = () => user.click(dialog.getByRole('button', { name: 'Save item' }));
    await save();
    const row = within(await dialog.findByRole('group', { name: 'Pieces of 36, Red' }));
    expect([row.getByText('5'), row.getByText('1')]).toHaveLength(2);
    expect(heels(world)).toMatchObject({ availableStock: 11 });
    await user.click(row.getByRole('button', { name: 'Keep mine' }));
    await save();
    await screen.findByText('Item updated successfully');
    expect(heels(world)).toMatchObject({ availableStock: 15 });
  });
});
