import type { Order } from '@storefront/shared/contract/entities/order';
import { screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../test/make-order';
import { ago, cardOf, cardsIn, openBoard, orderAt } from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

type World = ReturnType<typeof openDashboard>['world'];

/** Changes the order as another member of staff does, while this window does not know. */
function changeMeanwhile(world: World, changes: Partial<Order>): void {
  world.orders = world.orders.map((order) => ({ ...order, ...changes, version: (order.version ?? 0) + 1 }));
  world.lastChanges.set('one', { by: 'Maya Lama', at: ago(0) });
}

const conflict = async () => within(await screen.findByRole('dialog', { name: 'Order ABC222 was changed' }));

describe('C232: two people change the step of one order', () => {
  async function press() {
    const page = await openBoard([orderAt('accepted', { _id: 'one', code: 'ABC222' })]);
    const card = within(await cardOf('ABC222'));
    changeMeanwhile(page.world, { step: 'ready', preparingAt: ago(2), readyAt: ago(0), promisedAt: ago(-5) });
    await page.user.click(card.getByRole('button', { name: /^Start: / }));
    return page;
  }

  test('both versions show, with who and when, and nothing is stored; "Keep theirs" leaves it so', async () => {
    const { user, world } = await press();
    const dialog = await conflict();
    expect(dialog.getByText('Maya Lama')).toBeInTheDocument();
    expect(dialog.getByText('Yours').parentElement).toHaveTextContent('Start');
    expect(dialog.getByText('Theirs: Status').parentElement).toHaveTextContent(
      'Processing, Accepted, for 4:38 PMProcessing, Ready, for 4:23 PM',
    );
    expect(world.orders[0]).toMatchObject({ step: 'ready', version: 2 });
    await user.click(dialog.getByRole('button', { name: 'Keep theirs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(cardsIn('Ready')).toHaveLength(1));
    expect(world.orders[0]).toMatchObject({ step: 'ready', version: 2 });
  });

  test('"Start anyway" stores it in the newest version, and can be undone', async () => {
    const { user, world } = await press();
    await user.click((await conflict()).getByRole('button', { name: 'Start anyway' }));
    await waitFor(() => expect(cardsIn('Preparing')).toHaveLength(1));
    expect(world.orders[0]).toMatchObject({ step: 'preparing', version: 3 });
    await user.click(await screen.findByRole('button', { name: /^Undo: order ABC222/ }));
    await waitFor(() => expect(world.orders[0]).toMatchObject({ step: 'ready' }));
  });

  test('a third change in between shows again; nothing is overwritten unseen', async () => {
    const { user, world } = await press();
    const dialog = await conflict();
    changeMeanwhile(world, { status: 'cancelled', step: null, cancelReason: 'no gas' });
    await user.click(dialog.getByRole('button', { name: 'Start anyway' }));
    expect(await dialog.findByText(/Cancelled, no gas/)).toBeInTheDocument();
    expect(world.orders[0]).toMatchObject({ status: 'cancelled', version: 3 });
  });
});

test('C232: a delay shows that somebody else moved the promised time', async () => {
  const { user, world } = await openBoard([orderAt('accepted', { _id: 'one', code: 'ABC222' })]);
  await user.click(within(await cardOf('ABC222')).getByRole('button', { name: /^More for/ }));
  changeMeanwhile(world, { promisedAt: ago(-40) });
  await user.click(await screen.findByRole('button', { name: 'Delay by 10 min' }));
  const dialog = await conflict();
  expect(dialog.getByText('Theirs: Status').parentElement).toHaveTextContent('for 4:58 PM');
  await user.click(dialog.getByRole('button', { name: 'Delay by 10 min anyway' }));
  await waitFor(() => expect(world.orders[0]?.promisedAt).toBe(ago(-50)));
});

test('C232: the status select shows both versions, and sets the status anyway', async () => {
  const order = orderAt('accepted', { _id: 'one', code: 'ABC222', status: 'pending', step: null });
  const { user, world } = openDashboard('/admin/orders', { orders: [order] });
  const select = await screen.findByRole('combobox', { name: /^Status of order ABC222/ });
  changeMeanwhile(world, { item: [makeItem({ name: 'Momo' })] });
  await user.selectOptions(select, 'Completed');
  const dialog = await conflict();
  expect(dialog.getByText('Theirs: Items').parentElement).toHaveTextContent('1 × Cappuccino1 × Momo');
  expect(world.orders[0]?.status).toBe('pending');
  await user.click(dialog.getByRole('button', { name: 'Set Completed anyway' }));
  await waitFor(() => expect(world.orders[0]?.status).toBe('completed'));
});

describe('C232: two people edit the lines of one order', () => {
  const latte = makeItem({ _id: 'latte', name: 'Latte', price: 250, quantity: 2 });
  const cake = makeItem({ _id: 'cake', name: 'Cake', price: 300 });
  const tea = makeItem({ _id: 'tea', name: 'Green tea', price: 100 });
  const order = orderAt('accepted', {
    _id: 'one',
    code: 'ABC222',
    status: 'pending',
    step: null,
    promisedAt: null,
    item: [latte, cake],
    subtotal: 800,
    totalAmount: 850,
  });

  async function openEdit() {
    const page = openDashboard('/admin/orders', { orders: [order] });
    await page.user.click(await screen.findByRole('button', { name: /^Edit order/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit order ABC222' }));
    const more = (name: string) =>
      page.user.click(
        within(dialog.getByRole('group', { name: `Quantity of ${name}` })).getByRole('button', {
          name: 'One more',
        }),
      );
    const save = () => page.user.click(dialog.getByRole('button', { name: 'Save order' }));
    return { ...page, dialog, more, save };
  }

  const stored = (world: World) => world.orders[0]?.item.map(({ name, quantity }) => [name, quantity]);

  test('a line that both changed shows both amounts, and one is chosen; a line that only they added is taken over', async () => {
    const { dialog, more, save, user, world } = await openEdit();
    await more('Latte');
    changeMeanwhile(world, { item: [{ ...latte, quantity: 1 }, cake, tea] });
    await save();
    expect(await dialog.findByText('Maya Lama')).toBeInTheDocument();
    expect(dialog.getByText('The form now shows their change of: Green tea.')).toBeInTheDocument();
    const row = within(dialog.getByRole('group', { name: 'Latte' }));
    expect([row.getByText('3 × Latte'), row.getByText('1 × Latte')]).toHaveLength(2);
    await save();
    expect(stored(world)).toEqual([
      ['Latte', 1],
      ['Cake', 1],
      ['Green tea', 1],
    ]);
    await user.click(row.getByRole('button', { name: 'Keep mine' }));
    await save();
    expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
    expect(stored(world)).toEqual([
      ['Latte', 3],
      ['Cake', 1],
      ['Green tea', 1],
    ]);
  });

  test('a line that they removed and I changed: "Take theirs" removes it, "Keep mine" brings it back', async () => {
    const { dialog, more, save, user, world } = await openEdit();
    await more('Latte');
    changeMeanwhile(world, { item: [cake] });
    await save();
    const row = within(await dialog.findByRole('group', { name: 'Latte' }));
    expect(row.getByText('Removed')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Take theirs' }));
    expect(dialog.queryByRole('group', { name: 'Quantity of Latte' })).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Keep mine' }));
    expect(dialog.getByRole('group', { name: 'Quantity of Latte' })).toBeInTheDocument();
  });

  test('a change of the status is named, and the lines are saved with the next press', async () => {
    const { dialog, more, save, world } = await openEdit();
    await more('Cake');
    changeMeanwhile(world, { status: 'processing', step: 'accepted', promisedAt: ago(-20) });
    await save();
    expect(await dialog.findByText('The form now shows their change of: Status.')).toBeInTheDocument();
    expect(dialog.getByText(/Processing, Accepted, for 4:38 PM/)).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
    expect(world.orders[0]).toMatchObject({ status: 'processing', version: 3 });
    expect(stored(world)).toEqual([
      ['Latte', 2],
      ['Cake', 2],
    ]);
  });
});
