import { answerCall } from '@storefront/shared/dev/mocks/node';
import { PICTURE_MAX_BYTES } from '@storefront/shared/rules/picture-limits';
import { screen, waitFor, within } from '@testing-library/react';
import { makeHugePicture, makePicture } from '../../../test/make-picture';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

/** Opens the dashboard with the add-product dialog. */
async function openAdding() {
  const page = openDashboard('/admin');
  await page.user.click(await screen.findByRole('button', { name: 'Add Product' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add product' }));
  const box = (name: string) => dialog.getByRole('textbox', { name });
  return {
    ...page,
    dialog,
    box,
    fill: async (name: string, price: string, category = 'Snacks') => {
      await page.user.type(box('Name'), name);
      await page.user.type(box('Price in Rs'), price);
      await page.user.type(dialog.getByRole('combobox', { name: /^Category/ }), category);
    },
    choose: (file: File) => page.user.upload(dialog.getByLabelText(/^Picture/), file),
    send: () => page.user.click(dialog.getByRole('button', { name: 'Add product' })),
  };
}

async function openEditing(name = 'Cappuccino') {
  const page = openDashboard('/admin');
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search products' }), name);
  await page.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Edit ${name}` }));
  const stored = () => page.world.products.find((product) => product.name === name);
  return {
    ...page,
    dialog,
    stored,
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save product' })),
  };
}

test("§8: a product is added with its picture: 'Product Added'", async () => {
  const { fill, choose, send, dialog, user, world } = await openAdding();
  await fill('Chatpate', '90.50');
  await user.click(dialog.getByRole('checkbox', { name: 'Espresso item' }));
  await choose(makePicture());
  await send();
  expect(await screen.findByText('Product Added')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(world.products.at(-1)).toMatchObject({
    name: 'Chatpate',
    price: 90.5,
    category: 'Snacks',
    ugage: 'enable',
    espressoItem: true,
    soldOut: false,
    image: expect.stringMatching(/^data:image\/png/),
  });
});

test('C59: sends an unchanged switch as false, not as text', async () => {
  const { fill, choose, send, world } = await openAdding();
  await fill('Chatpate', '90');
  await choose(makePicture());
  await send();
  await screen.findByText('Product Added');
  expect(world.products.at(-1)?.espressoItem).toBe(false);
});

test('shows missing values at their fields and sends nothing', async () => {
  const { send, dialog, box, world } = await openAdding();
  const before = world.products.length;
  await send();
  expect(box('Name')).toBeInvalid();
  expect(box('Name')).toHaveFocus();
  expect(box('Price in Rs')).toBeInvalid();
  expect(dialog.getByRole('combobox', { name: /^Category/ })).toBeValid();
  expect(dialog.getByLabelText(/^Picture/)).toBeValid();
  expect(world.products).toHaveLength(before);
});

test("§2: a product without picture or category is saved and shows 'No Image' and 'N/A'", async () => {
  const { send, box, user } = await openAdding();
  await user.type(box('Name'), 'Chatpate');
  await user.type(box('Price in Rs'), '90');
  await send();
  await screen.findByText('Product Added');
  const row = (await screen.findByText('Chatpate')).closest('tr');
  expect(row).toHaveTextContent('No Image');
  expect(row).toHaveTextContent('N/A');
});

test.each(['-1', '1e3', 'ten', '9.999'])('refuses a price of %j at its field', async (price) => {
  const { fill, choose, send, box } = await openAdding();
  await fill('Chatpate', price);
  await choose(makePicture());
  await send();
  expect(box('Price in Rs')).toBeInvalid();
});

test('P37: the form states the limits and refuses a file beyond them with advice', async () => {
  const { dialog, choose } = await openAdding();
  expect(dialog.getByText(/JPEG, PNG, WebP or AVIF, up to 8 MB/)).toBeInTheDocument();
  await choose(makeHugePicture(PICTURE_MAX_BYTES + 1));
  expect(dialog.getByText(/This picture is larger than 8 MB/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Picture/)).toBeInvalid();
});

test("§8: when adding fails it says 'Failed to add product' and keeps what was typed", async () => {
  const { fill, choose, send, dialog, box, world } = await openAdding();
  await fill('Chatpate', '90');
  await choose(makePicture());
  world.behaviour = 'failing';
  await send();
  expect(await screen.findByText('Failed to add product')).toBeInTheDocument();
  expect(dialog.getByText('Not saved')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Chatpate');
  world.behaviour = 'normal';
  await send();
  expect(await screen.findByText('Product Added')).toBeInTheDocument();
});

test('shows a server error at its field', async () => {
  const { fill, choose, send, box } = await openAdding();
  await fill('\u200E', '90');
  await choose(makePicture());
  await send();
  expect(await screen.findByText('Failed to add product')).toBeInTheDocument();
  await waitFor(() => expect(box('Name')).toHaveFocus());
  expect(box('Name')).toHaveAccessibleDescription('is required');
});

test("§8, C75: a change without a new picture keeps the stored one: 'Item updated successfully'", async () => {
  const { dialog, user, save, stored } = await openEditing();
  const image = stored()?.image;
  await user.clear(dialog.getByRole('textbox', { name: 'Price in Rs' }));
  await user.type(dialog.getByRole('textbox', { name: 'Price in Rs' }), '215');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Usage' }), 'disable');
  await save();
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  expect(stored()).toMatchObject({ price: 215, ugage: 'disable', image });
  expect(await screen.findByText('Hidden from the menu')).toBeInTheDocument();
});

test('C75: a change with a new picture is sent as a form', async () => {
  const { dialog, user, save, stored } = await openEditing();
  await user.upload(dialog.getByLabelText(/^Picture/), makePicture('new.webp', 'image/webp'));
  await save();
  await screen.findByText('Item updated successfully');
  expect(stored()?.image).toMatch(/^data:image\/webp/);
});

test("§8: when a change fails it says 'Failed to update product'", async () => {
  const { save, world } = await openEditing();
  world.behaviour = 'failing';
  await save();
  expect(await screen.findByText('Failed to update product')).toBeInTheDocument();
});

test("§8: a product is deleted after a question: 'Item deleted successfully'", async () => {
  const { user, world } = openDashboard('/admin');
  const [name = ''] = world.products.map((product) => product.name);
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), name);
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  world.behaviour = 'failing';
  await user.click(screen.getByRole('button', { name: 'Delete product' }));
  expect(await screen.findByText('Failed to delete item')).toBeInTheDocument();
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Delete product' }));
  expect(await screen.findByText('Item deleted successfully')).toBeInTheDocument();
  expect(world.products.map((product) => product.name)).not.toContain(name);
});

test('C225: one tap on the row marks a dish as sold out, and one more puts it back', async () => {
  const { user, world } = openDashboard('/admin');
  const stored = () => world.products.find(({ name }) => name === 'Espresso');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Espresso');
  const row = within(await screen.findByRole('row', { name: /Espresso/ }));
  await user.click(row.getByRole('button', { name: 'Mark sold out: Espresso' }));
  expect(await row.findByText('Sold out today')).toBeInTheDocument();
  expect(stored()).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
  await user.click(row.getByRole('button', { name: 'Put back: Espresso' }));
  expect(await row.findByRole('button', { name: 'Mark sold out: Espresso' })).toBeInTheDocument();
  expect(row.queryByText('Sold out today')).not.toBeInTheDocument();
  expect(stored()?.soldOut).toBe(false);
});

test('C226: the row says what is left of a dish that staff count, and Put back ends the count', async () => {
  const { user, world } = openDashboard('/admin', { isWide: false });
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Espresso');
  await user.click(await screen.findByRole('button', { name: 'How long Espresso is sold out' }));
  await user.click(screen.getByRole('button', { name: '5 left today' }));
  expect(await screen.findByText('5 left today')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put back: Espresso' }));
  expect(await screen.findByRole('button', { name: 'Mark sold out: Espresso' })).toBeInTheDocument();
  expect(world.products.find(({ name }) => name === 'Espresso')).not.toHaveProperty('piecesLeft');
});

test('C225: if the server refuses a mark, a message says so, and nothing changes', async () => {
  const { user, server } = openDashboard('/admin');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'Espresso');
  answerCall(server, 'markSoldOut', 500, { success: false, message: 'no', data: null });
  await user.click(await screen.findByRole('button', { name: 'Mark sold out: Espresso' }));
  expect(await screen.findByText('Failed to update product')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark sold out: Espresso' })).toBeEnabled();
});
