import { screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

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
