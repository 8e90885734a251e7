import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { screen, within } from '@testing-library/react';
import { fakePrint } from '../../../test/fake-print';
import { makeItem, makeOrder } from '../../../test/make-order';
import { orderAt } from '../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

fakePrint();
beforeEach(() => {
  FakeSocket.opened.length = 0;
});
afterEach(closeDashboard);

const latte = makeItem({
  name: 'Latte',
  price: 400,
  department: 'bar',
  options: [
    { _id: 'large', group: 'Size', name: 'Large', price: 60 },
    { _id: 'oat', group: 'Milk', name: 'Oat milk', price: 50 },
  ],
});
const order = makeOrder({ item: [latte], totalAmount: 400 });

test('C256: the list of orders and the ticket say the options of a line', async () => {
  const { user } = openDashboard('/admin/orders', { orders: [order] });
  const list = await screen.findByRole('table');
  expect(within(list).getByText(/Large, Oat milk/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Print order/ }));
  expect(screen.getByLabelText('Print view')).toHaveTextContent('1×LatteLarge, Oat milk');
});

test('C256: a card of the board says them', async () => {
  openDashboard('/admin/board', { orders: [order] });
  expect(await screen.findByText(/Large, Oat milk/)).toBeInTheDocument();
});

test('C256: the screen of a department says them', async () => {
  const departments = [{ department: 'bar', doneAt: null }] as const;
  const accepted = orderAt('accepted', { item: [latte], departments: [...departments] });
  openDashboard('/admin/board?department=bar', { orders: [accepted] });
  expect(await screen.findByText('Large, Oat milk')).toBeInTheDocument();
});
