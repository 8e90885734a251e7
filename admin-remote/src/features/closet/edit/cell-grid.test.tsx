import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const color = (name: string) => ({ name, hex: '#112233', image: `data:image/png;base64,${name}` });

/** A shirt in two sizes and two colours, whose stock is one number. */
function makeShirt(): ClosetItem {
  const [first] = demoClosetItems;
  if (!first) throw new Error('no closet items');
  const { cells: _, ...item } = first;
  const colors = [color('Red'), color('Blue')];
  return { ...item, _id: 'shirt', name: 'Shirt', colors, sizeOptions: ['S', 'M'], availableStock: 10 };
}

async function openShirt() {
  const page = openDashboard('/admin/closet', { closetItems: [makeShirt()] });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Shirt' }));
  const cell = (name: string) => dialog.getByRole('textbox', { name: `Pieces of ${name}` });
  return { ...page, dialog, cell, stored: () => page.world.closetItems[0] };
}

test('C273: by keyboard, Space turns the grid on, Tab goes along its rows, and the pieces are saved', async () => {
  const { user, dialog, cell, stored } = await openShirt();
  await tabTo(user, dialog.getByRole('checkbox', { name: 'Count by size and colour' }));
  await user.keyboard(' ');
  await user.tab();
  // It scrolls sideways, also by arrow keys.
  expect(dialog.getByRole('region', { name: 'Pieces by size and colour' })).toHaveFocus();
  await user.keyboard('{Tab}1{Tab}2{Tab}3{Tab}4');
  expect(cell('M, Blue')).toHaveFocus();
  expect(dialog.getByText('Together 10 in stock')).toBeInTheDocument();
  await tabTo(user, dialog.getByRole('button', { name: 'Save item' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(stored()?.cells).toEqual([
    { size: 'S', color: 'Red', stock: 1 },
    { size: 'S', color: 'Blue', stock: 2 },
    { size: 'M', color: 'Red', stock: 3 },
    { size: 'M', color: 'Blue', stock: 4 },
  ]);
});

test('C273: a block from a spreadsheet fills the fields from the one that has the focus', async () => {
  const { user, dialog, cell } = await openShirt();
  await user.click(dialog.getByRole('checkbox', { name: 'Count by size and colour' }));
  await tabTo(user, cell('S, Red'));
  await user.paste('5\t6\n7\t8\n');
  expect(['S, Red', 'S, Blue', 'M, Red', 'M, Blue'].map((name) => cell(name))).toMatchObject(
    ['5', '6', '7', '8'].map((value) => ({ value })),
  );
});

test('C273: what is no number is marked in its field, and nothing is saved', async () => {
  const { user, dialog, cell, stored } = await openShirt();
  await user.click(dialog.getByRole('checkbox', { name: 'Count by size and colour' }));
  await user.type(cell('M, Red'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Save item' }));
  expect(cell('M, Red')).toBeInvalid();
  expect(cell('S, Red')).toBeValid();
  expect(stored()).not.toHaveProperty('cells');
});
