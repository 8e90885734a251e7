import type { Order } from '@storefront/shared/contract/entities/order';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { screen, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { openBoard, openRiders, orderAt, stepOrder } from '../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const sent = {
  paymentMethod: 'esewa',
  paymentStatus: 'submitted',
  transactionNumber: '0AB-12',
  paidAmount: null,
} as const satisfies Partial<Order>;
const paid = { ...sent, paymentStatus: 'confirmed', paidAmount: 260 } as const;

const card = async () => within(await screen.findByRole('article'));

test('C282: staff confirm a payment on the board; nothing is to collect then', async () => {
  const { user, world } = await openBoard([stepOrder(sent)]);
  const inside = await card();
  expect(inside.getByText('eSewa: Payment to confirm')).toBeInTheDocument();
  expect(inside.getByText('Transaction 0AB-12')).toBeInTheDocument();
  expect(inside.getByText('To collect').parentElement).toHaveTextContent('Rs 260.00');
  await user.click(inside.getByRole('button', { name: /^Confirm payment of / }));
  expect(await inside.findByText('eSewa: Paid, Rs 260.00')).toBeInTheDocument();
  expect(inside.getByText('To collect').parentElement).toHaveTextContent('Nothing');
  expect(world.orders[0]).toMatchObject({ paymentStatus: 'confirmed', paidAmount: 260 });
});

test('C282: what staff do not find is refused, in the table of the orders too', async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder(sent)] });
  await user.click(await screen.findByRole('button', { name: /^Payment of \w+ not found$/ }));
  expect(await screen.findByText('eSewa: Payment not found')).toBeInTheDocument();
  expect(world.orders[0]).toMatchObject({ paymentStatus: 'refused' });
});

test('C282: a confirmation is taken back after a question', async () => {
  const { user, world } = openDashboard('/admin/orders', { orders: [makeOrder(paid)] });
  await user.click(await screen.findByRole('button', { name: /not found$/ }));
  expect(world.orders[0]).toMatchObject({ paymentStatus: 'confirmed' });
  const dialog = within(screen.getByRole('dialog', { name: 'Take the confirmation back?' }));
  await user.click(dialog.getByRole('button', { name: 'Not found' }));
  expect(await screen.findByText('eSewa: Payment not found')).toBeInTheDocument();
});

test('C284: a number of two orders warns, and is confirmed twice only after a question', async () => {
  const first = makeOrder({ ...paid, status: 'completed' });
  const { user, world } = await openBoard([first, stepOrder(sent)]);
  const inside = await card();
  expect(inside.getByText(`Also sent for ${first.code}`)).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: /^Confirm payment of / }));
  expect(world.orders[1]).toMatchObject({ paymentStatus: 'submitted' });
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm this payment?' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm payment' }));
  expect(await inside.findByText('eSewa: Paid, Rs 260.00')).toBeInTheDocument();
});

test('C282: by keyboard, Enter confirms a payment; taking it back asks, and can be left', async () => {
  const { user, world } = await openBoard([stepOrder(sent)]);
  const inside = await card();
  await tabTo(user, inside.getByRole('button', { name: /^Confirm payment of / }));
  await user.keyboard('{Enter}');
  expect(await inside.findByText('eSewa: Paid, Rs 260.00')).toBeInTheDocument();
  const takeBack = inside.getByRole('button', { name: /^Payment of \w+ not found$/ });
  if (document.activeElement !== takeBack) await tabTo(user, takeBack);
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Take the confirmation back?' }));
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  if (document.activeElement !== cancel) await tabTo(user, cancel);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(world.orders[0]).toMatchObject({ paymentStatus: 'confirmed' });
});

test('C99: a payment that changed meanwhile is not confirmed; staff read who changed it', async () => {
  const order = stepOrder(sent);
  const { user, world } = await openBoard([order]);
  const inside = await card();
  world.orders = [{ ...order, version: 2, transactionNumber: 'OTHER-1' }];
  await user.click(inside.getByRole('button', { name: /^Confirm payment of / }));
  expect((await screen.findAllByText(/changed this order/)).length).toBeGreaterThan(0);
  expect(world.orders[0]).toMatchObject({ paymentStatus: 'submitted' });
});

test.each([
  [{ ...paid, totalAmount: 380 }, 'eSewa: Paid, Rs 260.00, Rs 120.00 still to pay', 'Rs 120.00'],
  [{ ...paid, totalAmount: 200 }, 'eSewa: Paid, Rs 260.00, Rs 60.00 to give back', 'Nothing'],
] as const)('C283: an edit after the confirmation shows the difference', async (about, words, collect) => {
  await openBoard([orderAt('ready', about)]);
  const inside = await card();
  expect(inside.getByText(words)).toBeInTheDocument();
  expect(inside.getByText('To collect').parentElement).toHaveTextContent(collect);
});

test('C283: a cancelled order that was paid says what to give back', async () => {
  openDashboard('/admin/orders?status=cancelled', { orders: [makeOrder({ ...paid, status: 'cancelled' })] });
  expect(await screen.findByText('eSewa: Paid, Rs 260.00, Rs 260.00 to give back')).toBeInTheDocument();
});

test('C234, C283: a rider collects nothing for a paid order, and sees a card', async () => {
  const place = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
  await openRiders([
    orderAt('ready', { ...place, ...paid }),
    orderAt('ready', { ...place, paymentMethod: 'card', paymentStatus: 'unpaid', totalAmount: 300 }),
  ]);
  expect(await screen.findByText('Nothing to collect')).toBeInTheDocument();
  expect(screen.getByText('Card at the door')).toBeInTheDocument();
  // The second card, and the sum of the place.
  expect(screen.getAllByText('Rs 300.00')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Delivered: / })).toBeInTheDocument();
});

test('orders in cash, and of a server that knows no ways to pay, look as before', async () => {
  await openBoard([stepOrder(), stepOrder({ paymentMethod: 'cash', paymentStatus: 'unpaid' })]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /payment/i })).not.toBeInTheDocument();
});
