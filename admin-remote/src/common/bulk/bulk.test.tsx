import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const [dish] = demoProducts;
if (!dish) throw new Error('no dishes');
const products = Array.from({ length: 12 }, (_, index) => ({
  ...dish,
  _id: `dish-${index}`,
  id: `dish-${index}`,
  name: `Dish ${index}`,
  price: 105,
  category: 'Coffee',
  version: 1,
}));

test('C307: rows are chosen one by one, in a range with Shift, or all; a dialog shows before and after, and all change at once', async () => {
  const { user, world } = openDashboard('/admin', { products });
  await user.click(await screen.findByRole('button', { name: 'Change several' }));
  const bar = within(await screen.findByRole('group', { name: 'Chosen rows' }));
  expect(bar.getByRole('button', { name: 'Change them' })).toBeDisabled();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Choose Dish/ });
  expect(boxes).toHaveLength(12);
  await user.click(boxes[1] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes[4] as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(bar.getByRole('status')).toHaveTextContent('4 chosen');
  await user.click(boxes[2] as HTMLElement);
  expect(bar.getByRole('status')).toHaveTextContent('3 chosen');
  await user.click(bar.getByRole('button', { name: 'Change them' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Change 3 dishes' }));
  await user.click(dialog.getByRole('button', { name: 'Change 3 dishes' }));
  expect(dialog.getByRole('textbox', { name: /^Percent/ })).toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: /^Percent/ }), '10');
  expect(dialog.getAllByText(/Rs 105.00 →/)).toHaveLength(3);
  expect(dialog.getByText('3 of 3 dishes will be different.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change 3 dishes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(world.products.filter(({ price }) => price === 116)).toHaveLength(3);
  expect(screen.queryByRole('group', { name: 'Chosen rows' })).not.toBeInTheDocument();
});

test('C307: a dish that somebody changed meanwhile stops all of it, and the dialog says which', async () => {
  const { user, world } = openDashboard('/admin', { products });
  await user.click(await screen.findByRole('button', { name: 'Change several' }));
  await user.click(await screen.findByRole('button', { name: 'Choose all shown' }));
  await user.click(screen.getByRole('button', { name: 'Change them' }));
  world.products = world.products.map((each) => (each._id === 'dish-3' ? { ...each, version: 2 } : each));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 12 dishes' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Menu');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^New value/ }), 'Hidden');
  await user.click(dialog.getByRole('button', { name: 'Change 12 dishes' }));
  expect(await dialog.findByText(/changed Dish 3. Nothing was changed/)).toBeInTheDocument();
  expect(world.products.filter(({ ugage }) => ugage === 'disable')).toEqual([]);
});

test('C307: after the refusal the dialog shows what is stored now, and the same choice can be saved', async () => {
  const { user, world } = openDashboard('/admin', { products });
  await user.click(await screen.findByRole('button', { name: 'Change several' }));
  await user.click(await screen.findByRole('button', { name: 'Choose all shown' }));
  await user.click(screen.getByRole('button', { name: 'Change them' }));
  world.products = world.products.map((each) =>
    each._id === 'dish-3' ? { ...each, price: 200, version: 2 } : each,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Change 12 dishes' }));
  await user.type(dialog.getByRole('textbox', { name: /^Percent/ }), '10');
  await user.click(dialog.getByRole('button', { name: 'Change 12 dishes' }));
  expect(await dialog.findByText(/changed Dish 3. Nothing was changed/)).toBeInTheDocument();
  expect(await dialog.findByText(/Rs 200.00 →/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change 12 dishes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(world.products.filter(({ price }) => price === 116)).toHaveLength(11);
  expect(world.products.find(({ _id }) => _id === 'dish-3')?.price).toBe(220);
});

async function openBulk(kind: string) {
  const dashboard = openDashboard('/admin', { products });
  await dashboard.user.click(await screen.findByRole('button', { name: 'Change several' }));
  await dashboard.user.click(await screen.findByRole('button', { name: 'Choose all shown' }));
  await dashboard.user.click(screen.getByRole('button', { name: 'Change them' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 12 dishes' }));
  await dashboard.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), kind);
  const bodies: unknown[] = [];
  answerEach(dashboard.server, 'changeProducts', async (request) => {
    const { items, ...body } = (await request.json()) as { items: unknown[] };
    bodies.push([items.length, body]);
    return [];
  });
  const save = async (name: string) => {
    await dashboard.user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...dashboard, dialog, bodies, save };
}

test('C435: rupees are taken away, with each price before and after', async () => {
  const { user, dialog, bodies, save } = await openBulk('Price by rupees');
  await user.type(dialog.getByRole('textbox', { name: /^Rupees/ }), '-20');
  expect(dialog.getAllByText(/Rs 105.00/)).toHaveLength(12);
  expect(dialog.getAllByText('Rs 85.00')).toHaveLength(12);
  await save('Change 12 dishes');
  expect(bodies).toEqual([[12, { priceStep: -20 }]]);
});

test('C435: dishes are marked as sold out', async () => {
  const first = await openBulk('Sold out');
  await first.user.selectOptions(
    first.dialog.getByRole('combobox', { name: /^New value/ }),
    'Sold out today',
  );
  await first.save('Change 12 dishes');
  expect(first.bodies).toEqual([[12, { soldOut: 'opening' }]]);
});

test('C435: dishes are deleted, and the button says so', async () => {
  const second = await openBulk('Delete');
  expect(second.dialog.getByText('12 of 12 dishes will be deleted.')).toBeInTheDocument();
  await second.save('Delete 12 dishes');
  expect(second.bodies).toEqual([[12, { remove: true }]]);
});

test('C435: the department of dishes is that of their categories, and others stay', async () => {
  const { server, user, dialog, save } = await openBulk('Department of their categories');
  const sent: unknown[] = [];
  answerEach(server, 'updateSettings', async (request) => {
    sent.push(await request.json());
    return {};
  });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^New value/ }), 'Kitchen');
  await save('Change 12 dishes');
  expect(sent).toEqual([
    expect.objectContaining({ departments: expect.objectContaining({ Coffee: 'kitchen' }) }),
  ]);
});

test('C308: a duplicate opens the form of a new dish, filled from the other one', async () => {
  const { user, world } = openDashboard('/admin', { products: products.slice(0, 1) });
  await user.click(await screen.findByRole('button', { name: 'Duplicate Dish 0' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add product' }));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dish 0 (copy)');
  await user.click(dialog.getByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(world.products).toHaveLength(2));
  expect(world.products[1]).toMatchObject({ name: 'Dish 0 (copy)', price: 105, category: 'Coffee' });
  expect(world.products[1]?._id).not.toBe('dish-0');
});

test('C308: a duplicate of a piece has no stock and no pictures, and adds a new one', async () => {
  const { user } = openDashboard('/admin/closet');
  const [button] = await screen.findAllByRole('button', { name: /^Duplicate / });
  await user.click(button as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Add item' }));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveDisplayValue(/\(copy\)$/);
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
});
