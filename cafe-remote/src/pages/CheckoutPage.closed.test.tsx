import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, within } from '@testing-library/react';
import { espresso, openCheckout } from '../../test/open-checkout';

const shop = mockShop();

const newOrders = () => shop.world.orders.filter(({ item }) => item[0]?.productId === espresso.productId);
const pause = (reason: string | null) => {
  shop.world.orderingSettings = { ...shop.world.orderingSettings, paused: { reason, until: null } };
};

test('P10: after staff pause orders, the page shows the reason, keeps the typed values, and orders after the pause', async () => {
  const { user, placeOrder, fillIn } = openCheckout();
  await fillIn();
  pause('the power is out');
  await placeOrder();
  const name = 'Orders are paused (the power is out)';
  const what = within(await screen.findByRole('dialog', { name }));
  expect(what.getByText(/We take no orders right now/)).toBeInTheDocument();
  expect(what.queryByText(/Since you looked/)).not.toBeInTheDocument();
  expect(what.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
  await user.click(what.getByRole('button', { name: 'Back to my order' }));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('9801556209');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sita Rai');
  expect(newOrders()).toHaveLength(0);
  shop.world.orderingSettings = { ...shop.world.orderingSettings, paused: null };
  await placeOrder();
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  expect(newOrders()).toHaveLength(1);
});

test('P10: shows an earlier pause above the form', async () => {
  pause(null);
  openCheckout();
  expect(await screen.findByText('Orders are paused')).toBeInTheDocument();
});
