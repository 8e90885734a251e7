import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { switchOnWallet } from '@storefront/shared/dev/testing/wallets';
import { screen, waitFor } from '@testing-library/react';
import { openCheckout, slip } from '../../test/open-checkout';

const shop = mockShop();

const wallet = () => slip().findByRole('radio', { name: /eSewa/ });

describe('C280: how a customer pays', () => {
  test('with cash alone one sentence says so, as before, and the order names no method', async () => {
    const { fillIn, placeOrder } = openCheckout();
    await fillIn();
    expect(slip().getByText('Cash on pick-up. You can also pay online at the counter.')).toBeInTheDocument();
    expect(slip().queryByRole('radio')).not.toBeInTheDocument();
    await placeOrder();
    expect(await screen.findByText('Order is placed')).toBeInTheDocument();
    expect(shop.world.orders[0]).toMatchObject({ paymentMethod: 'cash' });
    expect(screen.queryByText(/on the page of your order/)).not.toBeInTheDocument();
  });

  test('a wallet says that one pays after the order, which then names it, and a message says where', async () => {
    switchOnWallet(shop.world);
    const { user, fillIn, placeOrder } = openCheckout();
    await fillIn();
    expect(await slip().findByRole('radio', { name: /Cash On pick-up/ })).toBeChecked();
    expect(await wallet()).toHaveAccessibleName(
      'eSewa You pay after you order. The page of your order shows how.',
    );
    await user.click(await wallet());
    expect(await slip().findByRole('img', { name: 'QR code to pay' })).toBeVisible();
    expect(slip().getByText('Asha Gurung, 9841234567')).toBeInTheDocument();
    expect(slip().getByText(/^Place the order first, then pay/)).toHaveTextContent(
      slip().getByText('Total').nextElementSibling?.textContent ?? 'the total',
    );
    await placeOrder();
    expect(await screen.findByText('Pay by eSewa on the page of your order.')).toBeInTheDocument();
    expect(shop.world.orders[0]).toMatchObject({ paymentMethod: 'esewa', paymentStatus: 'unpaid' });
  });

  test('a QR code that does not load keeps nobody from ordering', async () => {
    switchOnWallet(shop.world);
    answerCall(shop.server, 'getWallet', 500);
    const { user, fillIn, placeOrder } = openCheckout();
    await fillIn();
    await user.click(await wallet());
    expect(
      await slip().findByText('We could not load the QR code. You see it after you order.'),
    ).toBeInTheDocument();
    expect(slip().getByRole('button', { name: 'Try again' })).toBeEnabled();
    await placeOrder();
    expect(await screen.findByText('Pay by eSewa on the page of your order.')).toBeInTheDocument();
  });

  test('the choice survives a reload of the page', async () => {
    switchOnWallet(shop.world);
    const first = openCheckout();
    await first.user.click(await wallet());
    first.unmount();
    openCheckout();
    expect(await wallet()).toBeChecked();
  });

  test('a wallet that staff switched off meanwhile is named at the choice, and everything typed stays', async () => {
    switchOnWallet(shop.world);
    shop.world.paymentSettings = (shop.world.paymentSettings ?? []).map((one) =>
      one.method === 'card' ? { ...one, active: true } : one,
    );
    const { user, fillIn, placeOrder } = openCheckout();
    await fillIn();
    await user.click(await wallet());
    const orders = shop.world.orders.length;
    switchOnWallet(shop.world, { active: false });
    await placeOrder();
    const words = await slip().findByText('Choose another way to pay: eSewa is not possible now');
    expect(words).toBeInTheDocument();
    await waitFor(() => expect(slip().queryByRole('radio', { name: /eSewa/ })).not.toBeInTheDocument());
    expect(slip().getByRole('group', { name: 'How do you want to pay?' })).toHaveAccessibleDescription(
      expect.stringContaining('Choose another way'),
    );
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sita Rai');
    expect(shop.world.orders).toHaveLength(orders);
    await user.click(slip().getByRole('radio', { name: 'Card at the counter' }));
    expect(words).not.toBeInTheDocument();
  });

  test('a server that knows no ways to pay has the sentence alone', async () => {
    shop.world.paymentSettings = null;
    openCheckout();
    expect(slip().getByText('Cash on delivery. You can also pay online at the door.')).toBeInTheDocument();
    expect(slip().queryByRole('radio')).not.toBeInTheDocument();
  });
});
