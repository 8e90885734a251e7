import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { screen, waitFor, within } from '@testing-library/react';
import { makeItem, makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const order = makeOrder({ code: 'K7F3QD', item: [makeItem()], subtotal: 210, totalAmount: 260 });

/** Opens "Add item" of the order's edit and picks the latte, which has a size, a milk and up to two extras. */
async function pickLatte(prepare: (world: ReturnType<typeof openDashboard>['world']) => void = () => {}) {
  const page = openDashboard('/admin/orders', { orders: [order] });
  const { user } = page;
  prepare(page.world);
  await user.click(await screen.findByRole('button', { name: /^Edit order/ }));
  const edit = within(screen.getByRole('dialog', { name: 'Edit order K7F3QD' }));
  await user.click(edit.getByRole('button', { name: 'Add item' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add item' }));
  await user.type(adding.getByRole('combobox', { name: 'Name' }), 'latte');
  await user.click(await adding.findByRole('option', { name: /^Latte/ }));
  await adding.findByRole('combobox', { name: 'Size' });
  return {
    ...page,
    edit,
    adding,
    add: () => user.click(adding.getByRole('button', { name: 'Add to order' })),
  };
}

test('C256: staff add a dish with the options that they choose, at the price with them', async () => {
  const { user, adding, edit, add, world } = await pickLatte();
  const price = adding.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('Rs 320.00');
  expect(adding.getByRole('combobox', { name: 'Milk' })).toHaveDisplayValue('Whole milk');
  await user.selectOptions(adding.getByRole('combobox', { name: 'Size' }), 'Large, + Rs 60.00');
  await user.selectOptions(adding.getByRole('combobox', { name: 'Milk' }), 'Oat milk, + Rs 50.00');
  await user.click(adding.getByRole('checkbox', { name: /^Extra shot/ }));
  expect(price).toHaveValue('Rs 440.00');
  await add();
  expect(edit.getByText('Large, Oat milk, Extra shot')).toBeInTheDocument();
  expect(edit.getByText('Rs 440.00 each')).toBeInTheDocument();
  await user.click(edit.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
  expect(world.orders[0]?.item.at(-1)).toMatchObject({
    name: 'Latte',
    price: 440,
    options: [
      { _id: 'size-large', group: 'Size', name: 'Large', price: 60 },
      { _id: 'milk-oat', name: 'Oat milk' },
      { _id: 'extra-shot', name: 'Extra shot' },
    ],
  });
});

test('C257: what is sold out, and more than a group takes, cannot be chosen', async () => {
  const { user, adding } = await pickLatte();
  expect(adding.getByRole('option', { name: 'Soy milk, sold out' })).toBeDisabled();
  await user.click(adding.getByRole('checkbox', { name: /^Extra shot/ }));
  await user.click(adding.getByRole('checkbox', { name: /^Vanilla syrup/ }));
  expect(adding.getByRole('checkbox', { name: /^Less ice/ })).toBeDisabled();
  await user.click(adding.getByRole('checkbox', { name: /^Vanilla syrup/ }));
  expect(adding.getByRole('checkbox', { name: /^Less ice/ })).toBeEnabled();
});

test('C257: a dish whose every milk is sold out says so, and is not added', async () => {
  const { adding, add, edit } = await pickLatte((world) => {
    world.optionGroups = world.optionGroups.map((group) =>
      group.name === 'Milk'
        ? { ...group, choices: group.choices.map((choice) => ({ ...choice, soldOut: true })) }
        : group,
    );
  });
  expect(adding.getByRole('option', { name: /^Oat milk.*, sold out$/ })).toBeDisabled();
  await add();
  expect(await adding.findByText(/Milk/, { selector: '[role=alert]' })).toBeInTheDocument();
  expect(edit.queryByText('Latte')).not.toBeInTheDocument();
});

test('C256: by keyboard, from the name over the options to the order', async () => {
  const { user, adding, edit } = await pickLatte();
  const milk = adding.getByRole('combobox', { name: 'Milk' });
  await tabTo(user, milk);
  await user.selectOptions(milk, 'Oat milk, + Rs 50.00');
  await tabTo(user, adding.getByRole('checkbox', { name: /^Less ice/ }));
  await user.keyboard(' ');
  await tabTo(user, adding.getByRole('textbox', { name: /^Special requests/ }));
  await user.keyboard('hot');
  await tabTo(user, adding.getByRole('button', { name: 'Add to order' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add item' })).not.toBeInTheDocument());
  expect(edit.getByText('Regular, Oat milk, Less ice, hot')).toBeInTheDocument();
});
