import type { Order } from '@storefront/shared/contract/entities/order';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePrint } from '../../../../test/fake-print';
import { makeItem } from '../../../../test/make-order';
import { ago, cardOf, NOW, openBoard, orderAt } from '../../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const print = fakePrint();
afterEach(closeDashboard);

const item = [
  makeItem({ name: 'Momo', department: 'kitchen' }),
  makeItem({ name: 'Tea', department: 'bar' }),
  makeItem({ name: 'Shirt', type: 'closet', department: 'closet' }),
];
const departments = (['kitchen', 'bar', 'closet'] as const).map((department) => ({
  department,
  doneAt: null,
}));
const accepted = (code: string, about: Partial<Order> = {}) =>
  orderAt('accepted', { code, item, departments, acceptedAt: ago(0), ...about });

const set = (choice: string) =>
  window.localStorage.setItem('staff-print-tickets', JSON.stringify({ choice, since: NOW - 60_000 }));
const papers = () =>
  [...document.querySelectorAll('[data-print] h1, [data-print] h2 b')].map(({ textContent }) => textContent);
const printed = () => act(() => void window.dispatchEvent(new Event('afterprint')));

test('C223: an accepted order prints one paper for each department, one order after the other', async () => {
  set('all');
  await openBoard([accepted('AAA222'), accepted('BBB222')]);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(papers()).toEqual(['Kitchen ticket', 'AAA222', 'Bar ticket', 'AAA222', 'Packing slip', 'AAA222']);
  expect(screen.getByLabelText('Print view')).toHaveTextContent('for all 3 papers');
  printed();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(papers()).toContain('BBB222');
  printed();
  expect(papers()).toEqual([]);
  expect(print).toHaveBeenCalledTimes(2);
});

test('C223: a browser prints the papers of the department that it is set to, also when another one accepts', async () => {
  set('kitchen');
  const { world } = await openBoard([]);
  await screen.findByText('No orders');
  world.orders = [accepted('BAR222', { item: item.slice(1) }), accepted('AAA222')];
  act(() => FakeSocket.opened[0]?.receive('order-changed', { _id: 'any' }));
  await waitFor(() => expect(papers()).toEqual(['Kitchen ticket', 'AAA222']));
  expect(print).toHaveBeenCalledTimes(1);
});

test('C223: nothing is printed twice, late, or from before the setting', async () => {
  set('all');
  const late = accepted('OLD222', { acceptedAt: ago(11) });
  const before = accepted('PRE222', { acceptedAt: ago(2) });
  const { unmount, server } = await openBoard([late, before, accepted('AAA222', { _id: 'a' })]);
  await waitFor(() => expect(papers()).toContain('AAA222'));
  printed();
  unmount();
  server.close();
  await openBoard([late, before, accepted('AAA222', { _id: 'a' })]);
  await cardOf('AAA222');
  expect(print).toHaveBeenCalledTimes(1);
});

test('C223: off at first; a setting of this browser turns it on', async () => {
  const { user } = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Tickets' }));
  const select = panel.getByRole('combobox', { name: /Print when an order is accepted/ });
  expect(select).toHaveValue('off');
  expect(panel.getByText(/--kiosk-printing/)).toBeInTheDocument();
  await user.selectOptions(select, 'Kitchen');
  expect(JSON.parse(window.localStorage.getItem('staff-print-tickets') ?? '')).toMatchObject({
    choice: 'kitchen',
  });
  await user.selectOptions(select, 'Nothing');
  expect(window.localStorage.getItem('staff-print-tickets')).toBeNull();
});

test('C223: without the setting an accepted order prints nothing', async () => {
  await openBoard([accepted('AAA222')]);
  await cardOf('AAA222');
  expect(print).not.toHaveBeenCalled();
});
