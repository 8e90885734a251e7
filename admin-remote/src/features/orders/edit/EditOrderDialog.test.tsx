import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { screen, waitFor, within } from '@testing-library/react';
import { makeItem, makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const latte = makeItem({ name: 'Latte', price: 250, quantity: 2 });
const cake = makeItem({ name: 'Cake', price: 300 });
const twoLines = makeOrder({ code: 'K7F3QD', item: [latte, cake], subtotal: 800, totalAmount: 850 });

/** Opens the dashboard with the edit dialog of its only order. */
async function openEdit(order = twoLines, options: Parameters<typeof openDashboard>[1] = {}) {
  const page = openDashboard('/admin/orders', { orders: [order], ...options });
  await page.user.click(await screen.findByRole('button', { name: /^Edit order/ }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Edit order K7F3QD' })) };
}

const sums = () =>
  within(screen.getByRole('dialog', { name: /Edit order/ }))
    .getAllByRole('definition')
    .map((sum) => sum.textContent);

test('C21: shows the sum of price times quantity and the sum to collect', async () => {
  await openEdit();
  expect(sums()).toEqual(['Rs 800.00', 'Rs 50.00', 'Rs 850.00']);
});

test('C21: both sums follow a changed quantity, which never goes below 1 (§5)', async () => {
  const { user, dialog } = await openEdit();
  const cakes = within(dialog.getByRole('group', { name: 'Quantity of Cake' }));
  await user.click(cakes.getByRole('button', { name: 'One less' }));
  expect(cakes.getByText('1')).toBeInTheDocument();
  await user.click(cakes.getByRole('button', { name: 'One more' }));
  expect(sums()).toEqual(['Rs 1,100.00', 'Rs 50.00', 'Rs 1,150.00']);
});

test("§5: the last item stays: 'Cannot remove all items. Order must have at least one item.'", async () => {
  const { user, dialog } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Remove Latte' }));
  expect(dialog.queryByText('Latte')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove Cake' }));
  expect(
    await screen.findByText('Cannot remove all items. Order must have at least one item.'),
  ).toBeInTheDocument();
  expect(dialog.getByText('Cake')).toBeInTheDocument();
});

test('saving sends the lines and shows the order that the server returned', async () => {
  const { user, dialog, world } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Remove Latte' }));
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: 'Rs 350.00' })).toBeInTheDocument();
  expect(world.orders[0]?.item.map(({ name }) => name)).toEqual(['Cake']);
});

test("shows 'Failed to update order' and keeps what was typed", async () => {
  const { user, dialog, world } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Remove Latte' }));
  world.behaviour = 'failing';
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Failed to update order')).toBeInTheDocument();
  expect(dialog.queryByText('Latte')).not.toBeInTheDocument();
});

test('P35, C99: a refusal without the stored order overwrites nothing, and the order can be loaded', async () => {
  const { user, dialog, world, server } = await openEdit();
  world.orders = [{ ...twoLines, version: 2, item: [makeItem({ name: 'Green tea', price: 100 })] }];
  answerCall(server, 'updateOrder', 409, { success: false, message: 'Somebody changed it.', data: null });
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await dialog.findByText('Your changes were not saved.')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Reload the order' }));
  expect(await dialog.findByText('Green tea')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
});

test('§5: finds an item by name with arrow keys and Enter, with a fixed price, and adds it', async () => {
  const { user, dialog, world } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  await user.type(adding.getByRole('combobox', { name: 'Name' }), 'cappu');
  await adding.findByRole('option', { name: /Cappuccino/ });
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(adding.queryByRole('option')).not.toBeInTheDocument();
  expect(adding.getByRole('textbox', { name: 'Price' })).toHaveValue('Rs 210.00');
  expect(adding.getByRole('textbox', { name: 'Price' })).toHaveAttribute('readonly');

  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  expect(await screen.findByText('Item added to order')).toBeInTheDocument();
  expect(sums()).toEqual(['Rs 1,010.00', 'Rs 50.00', 'Rs 1,060.00']);

  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
  expect(world.orders[0]?.item.map(({ name, price }) => [name, price])).toContainEqual(['Cappuccino', 210]);
});

test('C278: a new dish has the happy hour of the time of the order, and the sum shown is the sum stored', async () => {
  const cappuccino = demoProducts.find(({ name }) => name === 'Cappuccino');
  const hour = { category: cappuccino?.category ?? '', from: '16:00', until: '17:00', days: [5] };
  const { user, dialog, world } = await openEdit(
    { ...twoLines, createdAt: '2026-11-20T10:27:00.000Z' },
    {
      orderingSettings: {
        ...DEFAULT_ORDERING_SETTINGS,
        happyHours: [{ ...hour, percent: 20, active: true }],
      },
    },
  );
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  await user.type(adding.getByRole('combobox', { name: 'Name' }), 'cappu');
  await user.click(await adding.findByRole('option', { name: /Cappuccino/ }));
  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  expect(sums()).toEqual(['Rs 1,010.00', '\u2212Rs 42.00', 'Rs 50.00', 'Rs 1,018.00']);
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
  expect(world.orders[0]).toMatchObject({ happyHourDiscount: 42, totalAmount: 1018 });
});

/** Opens the add-item dialog and types a name. */
async function searchItem(text: string) {
  const { user, dialog } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  await user.type(adding.getByRole('combobox', { name: 'Name' }), text);
  return { user, dialog, adding };
}

test('C171: asks for size and colour where there are any, and only there', async () => {
  const { user, dialog, adding } = await searchItem('linen');
  expect(adding.queryByRole('combobox', { name: 'Size' })).not.toBeInTheDocument();
  await user.click(await adding.findByRole('option', { name: /Linen Shirt/ }));
  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  const colour = adding.getByRole('combobox', { name: 'Colour' });
  const size = adding.getByRole('combobox', { name: 'Size' });
  expect(colour).toHaveAccessibleDescription('Choose a colour');
  expect(size).toHaveAccessibleDescription('Choose a size');
  await waitFor(() => expect(colour).toHaveFocus());
  await user.selectOptions(colour, 'Moss');
  await user.selectOptions(size, 'M');
  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  expect(dialog.getByText('Moss, M')).toBeInTheDocument();
});

test('C171: marks what is sold out and does not add it', async () => {
  const { user, adding } = await searchItem('cheese');
  await user.click(await adding.findByRole('option', { name: /Cheesecake.*Sold out/ }));
  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  expect(adding.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription(/Sold out/);
});

test('§5: Escape closes the suggestions and not the dialog', async () => {
  const { user, dialog } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  await user.type(adding.getByRole('combobox', { name: 'Name' }), 'cappu');
  await adding.findByRole('option', { name: /Cappuccino/ });
  await user.keyboard('{Escape}');
  expect(adding.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Add item' })).toBeInTheDocument();
});

test.each([
  ['no product was picked', 'Something of my own', '1'],
  ['nothing was typed', '', '1'],
])("§5: says 'Please fill in all required fields' when %s", async (_, name, quantity) => {
  const { user, dialog } = await openEdit();
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  if (name) await user.type(adding.getByRole('combobox', { name: 'Name' }), name);
  await user.clear(adding.getByRole('textbox', { name: 'Quantity' }));
  await user.type(adding.getByRole('textbox', { name: 'Quantity' }), quantity);
  await user.click(adding.getByRole('button', { name: 'Add to order' }));
  expect(await screen.findByText('Please fill in all required fields')).toBeInTheDocument();
});
