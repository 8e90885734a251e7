import { screen, within } from '@testing-library/react';
import { makeItem, makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const open = async (page: ReturnType<typeof openDashboard>) => {
  await page.user.click(await screen.findByRole('button', { name: 'History of K7F3QD' }));
  return within(await screen.findByRole('dialog', { name: 'History of K7F3QD' }));
};
const entries = async (dialog: Awaited<ReturnType<typeof open>>) =>
  within(await dialog.findByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

describe.each([
  ['a row', true],
  ['a card', false],
])('C216: the code of an order in %s opens its history', (_view, isWide) => {
  test('with who did what, the latest first', async () => {
    const item = [makeItem({ name: 'Cappuccino', quantity: 2 })];
    const page = openDashboard('/admin/orders', { isWide, orders: [makeOrder({ code: 'K7F3QD', item })] });
    const [placed] = await entries(await open(page));
    expect(placed).toMatch(/^Placed.*Guest$/);
    await page.user.keyboard('{Escape}');
    await page.user.selectOptions(screen.getByRole('combobox', { name: /^Status of/ }), 'processing');
    await screen.findByText('Order updated successfully');
    await page.user.selectOptions(
      screen.getByRole('combobox', { name: 'Show orders with status' }),
      'processing',
    );
    const dialog = await open(page);
    await dialog.findByText('Pending to Processing');
    expect((await entries(dialog)).map((entry) => entry?.replace(/\d.*[AP]M/, ' '))).toEqual([
      'Pending to Processing Staff',
      'Placed Guest',
    ]);
  });
});

test('C216: a history that does not load says so and can be asked for again', async () => {
  const page = openDashboard('/admin/orders', { orders: [makeOrder({ code: 'K7F3QD' })] });
  await screen.findByRole('button', { name: 'History of K7F3QD' });
  page.world.behaviour = 'failing';
  const dialog = await open(page);
  expect(await dialog.findAllByText('Failed to load history')).not.toHaveLength(0);
  page.world.behaviour = 'normal';
  await page.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await entries(dialog)).toHaveLength(1);
});

test('C229: an order that the server accepted by itself says "Automatically"', async () => {
  const page = openDashboard('/admin/orders', { orders: [makeOrder({ code: 'K7F3QD' })] });
  const [order] = page.world.orders;
  if (!order) throw new Error('There is no order.');
  page.world.orderEvents.set(order._id, [
    {
      _id: 'event-1',
      id: 'event-1',
      at: '2026-11-20T06:15:00.000Z',
      action: 'step',
      by: null,
      automatic: true,
      status: { from: 'pending', to: 'processing' },
      step: { from: null, to: 'accepted' },
      promisedAt: null,
      departments: [],
      table: null,
      reason: null,
      totalAmount: null,
      lines: [],
    },
  ]);
  const [latest] = await entries(await open(page));
  expect(latest).toMatch(/^Accepted.*Automatically/);
});
