import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function cancelOne(about = {}) {
  const page = openDashboard('/admin/orders', { orders: [makeOrder({ code: 'K7F3QD', ...about })] });
  const status = await screen.findByRole('combobox', { name: 'Status of order K7F3QD' });
  await page.user.selectOptions(status, 'cancelled');
  return { ...page, status, order: () => page.world.orders[0] };
}

const dialog = () => screen.findByRole('dialog', { name: 'Cancel order K7F3QD?' });

describe('C201: staff say why they cancel an order', () => {
  test('a reason fills in the words that the customer reads, and staff may change them', async () => {
    const { user, order } = await cancelOne({ cancelReason: null });
    const asked = within(await dialog());
    expect(order()?.status).toBe('pending');
    await user.click(asked.getByRole('button', { name: 'Sold out' }));
    const words = asked.getByRole('textbox', { name: 'What the customer reads' });
    expect(words).toHaveValue('Something that you ordered is sold out.');
    expect(asked.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-pressed', 'true');
    await user.clear(words);
    await user.type(words, 'The momo are sold out.');
    await user.click(asked.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order updated successfully')).toBeInTheDocument();
    expect(order()).toMatchObject({ status: 'cancelled', cancelReason: 'The momo are sold out.' });
    expect(await screen.findByRole('button', { name: /^Undo: order/ })).toHaveFocus();
  });

  test('a reason is no duty, and Keep order changes nothing', async () => {
    const { user, status, order } = await cancelOne({ cancelReason: null });
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(status).toHaveValue('pending');
    await user.selectOptions(status, 'cancelled');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(order()).toMatchObject({ status: 'cancelled', cancelReason: null }));
  });

  test('§7: a server without reasons is asked for none', async () => {
    const { order } = await cancelOne();
    await waitFor(() => expect(order()?.status).toBe('cancelled'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
