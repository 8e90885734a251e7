import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor, within } from '@testing-library/react';
import { openCheckout } from '../../test/open-checkout';

const shop = mockShop();

test('C403: a delivery place that staff deleted is named in the dialog, and its field emptied and focused', async () => {
  const { fillIn, placeOrder, choosePlace, user } = openCheckout();
  await fillIn();
  await user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await choosePlace('Lakeside');
  const before = shop.world.orders.length;
  shop.world.locations = shop.world.locations.filter(({ address }) => address !== 'Lakeside');
  shop.world.products = shop.world.products.map((product) =>
    product._id === 'product-coffee-1' ? { ...product, price: 150 } : product,
  );
  await placeOrder();
  const dialog = within(await screen.findByRole('dialog', { name: 'Something changed' }));
  expect(dialog.getByText('We no longer deliver to Lakeside')).toBeInTheDocument();
  expect(dialog.getByText(/was Rs 120.00 and is now Rs 150.00/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Choose another place' }));
  const field = screen.getByRole('combobox', { name: 'Delivery location' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(/^We no longer deliver to Lakeside/);
  expect(shop.world.orders).toHaveLength(before);
});
