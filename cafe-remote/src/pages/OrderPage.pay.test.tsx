import type { Order } from '@storefront/shared/contract/entities/order';
import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { switchOnWallet } from '@storefront/shared/dev/testing/wallets';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { placedOrder } from '../../test/orders';
import OrderPage from './OrderPage';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();

beforeEach(() => {
  switchOnWallet(shop.world);
  const createdAt = new Date().toISOString();
  const open = { status: 'pending', acceptedAt: null, closedAt: null, createdAt } as const;
  const wallet = { paymentMethod: 'esewa', paymentStatus: 'unpaid', transactionNumber: null } as const;
  shop.world.orders = [placedOrder('order-1', { ...open, ...wallet, code: '4Y2T8X', totalAmount: 470 })];
  FakeSocket.opened.length = 0;
});

/** Changes the order on the server. */
function change(changes: Partial<Order>): void {
  shop.world.orders = shop.world.orders.map((order) => ({ ...order, ...changes }));
}

/** Staff change the order; the server sends the page an event. */
function hear(changes: Partial<Order>): void {
  change(changes);
  act(() => FakeSocket.opened.at(-1)?.receive('order-changed'));
}

const open = (path = `/order/4Y2T8X?key=${mockOrderKey('order-1')}`) =>
  renderPage(<OrderPage />, { path, route: '/order/:code' });

const panel = async () => within(await screen.findByRole('region', { name: 'Pay by eSewa' }));
const slip = () => within(screen.getByRole('complementary', { name: 'What you ordered' }));
const field = (inside: Awaited<ReturnType<typeof panel>>) =>
  inside.getByRole('textbox', { name: 'Transaction number' });
const send = (inside: Awaited<ReturnType<typeof panel>>) => inside.getByRole('button', { name: 'Send' });

describe('C281, C282: paying by wallet', () => {
  test('the page shows QR code, account, sum and reference, which can be copied', async () => {
    const { user } = open();
    const inside = await panel();
    expect(await inside.findByRole('img', { name: 'QR code to pay' })).toHaveAttribute(
      'src',
      '/media/qr.webp',
    );
    for (const text of ['Not paid yet', 'Asha Gurung', '9841234567', 'Rs 470.00', '4Y2T8X'])
      expect(inside.getByText(text)).toBeInTheDocument();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(inside.getByRole('button', { name: 'Copy reference' }));
    expect(write).toHaveBeenCalledWith('4Y2T8X');
    expect(slip().getByText('To pay by eSewa: Rs 470.00')).toBeInTheDocument();
  });

  test('a number is sent; the panel waits for the shop, and follows what staff say', async () => {
    const { user } = open();
    const inside = await panel();
    await user.type(field(inside), ' 0AB-12 ');
    await user.click(send(inside));
    expect(await inside.findByText('Waiting for the shop to confirm')).toBeInTheDocument();
    expect(inside.getByText('Transaction 0AB-12')).toBeInTheDocument();
    expect(inside.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Pay by eSewa' })).toHaveFocus();
    hear({ paymentStatus: 'refused' });
    expect(
      await inside.findByText('The shop could not find this payment. Check the number.'),
    ).toBeInTheDocument();
    expect(field(inside)).toHaveValue('0AB-12');
    await user.type(field(inside), '3');
    await user.click(send(inside));
    expect(await inside.findByText('Transaction 0AB-123')).toBeInTheDocument();
    hear({ paymentStatus: 'confirmed', paidAmount: 470 });
    expect(await inside.findByText('Paid')).toBeInTheDocument();
    expect(slip().getByText('Paid by eSewa: Rs 470.00, transaction 0AB-123')).toBeInTheDocument();
    expect(screen.getByText('eSewa, paid')).toBeInTheDocument();
  });

  test('by keyboard, Tab passes reference and number to Send, and Enter in the field sends it', async () => {
    const { user } = open();
    const inside = await panel();
    await inside.findByRole('img', { name: 'QR code to pay' });
    await tabTo(user, inside.getByRole('button', { name: 'Copy reference' }));
    await tabTo(user, field(inside), 2);
    await user.keyboard('0AB-12');
    await user.tab();
    expect(send(inside)).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(await inside.findByText('Waiting for the shop to confirm')).toBeInTheDocument();
    expect(shop.world.orders[0]).toMatchObject({ transactionNumber: '0AB-12', paymentStatus: 'submitted' });
    expect(screen.getByRole('heading', { name: 'Pay by eSewa' })).toHaveFocus();
  });

  test('a number that is none is said beside the field, and nothing is sent', async () => {
    const { user } = open();
    const inside = await panel();
    await user.type(field(inside), 'AB 1');
    await user.click(send(inside));
    expect(field(inside)).toBeInvalid();
    expect(field(inside)).toHaveAccessibleDescription(expect.stringContaining('4 to 40 letters'));
    expect(shop.world.orders[0]).toMatchObject({ paymentStatus: 'unpaid' });
    await user.type(field(inside), '{Backspace}');
    expect(field(inside)).toBeValid();
  });

  test('a failed call says so and keeps what was typed', async () => {
    shop.server.use(
      http.post('*/order/pay/*', () =>
        HttpResponse.json({ success: false, message: 'Too many attempts.', data: null }, { status: 429 }),
      ),
    );
    const { user } = open();
    const inside = await panel();
    await user.type(field(inside), '0AB-12');
    await user.click(send(inside));
    expect(await inside.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(field(inside)).toHaveValue('0AB-12');
  });

  test('an order that was paid meanwhile shows that', async () => {
    const { user } = open();
    const inside = await panel();
    await user.type(field(inside), '0AB-12');
    change({ paymentStatus: 'confirmed', paidAmount: 470 });
    await user.click(send(inside));
    expect(await inside.findByText('Paid')).toBeInTheDocument();
  });

  test('where to pay does not load: the customer can still send the number', async () => {
    let isDown = true;
    const gone = { success: false, message: 'Gone', data: null };
    shop.server.use(
      http.get('*/order/pay/*', () => (isDown ? HttpResponse.json(gone, { status: 404 }) : undefined)),
    );
    const { user } = open();
    const inside = await panel();
    expect(await inside.findByText('We could not load where to pay')).toBeInTheDocument();
    expect(field(inside)).toBeEnabled();
    isDown = false;
    await user.click(inside.getByRole('button', { name: 'Try again' }));
    expect(await inside.findByRole('img', { name: 'QR code to pay' })).toBeInTheDocument();
  });

  test.each([
    [{ paidAmount: 350 }, 'Rs 120.00 still to pay'],
    [{ paidAmount: 530 }, 'Rs 60.00 to give back'],
    [{ paidAmount: 470, status: 'cancelled' }, 'Rs 470.00 to give back'],
  ] as const)('C283: a confirmed payment with %j says %s', async (changes, words) => {
    change({ paymentStatus: 'confirmed', ...changes });
    open();
    expect((await panel()).getByText(words)).toBeInTheDocument();
  });

  test.each([
    ['in cash', { paymentMethod: 'cash' }],
    ['of a server that knows no ways to pay', { paymentMethod: undefined, paymentStatus: undefined }],
    ['that ended unpaid', { status: 'completed' }],
    ['that points have paid', { totalAmount: 0 }],
  ] as const)('an order %s shows no panel', async (_kind, changes) => {
    change(changes as Partial<Order>);
    open();
    await screen.findByRole('complementary', { name: 'What you ordered' });
    await waitFor(() => expect(screen.queryByText('Pay by eSewa')).not.toBeInTheDocument());
  });

  test('C191: without the key nothing of it shows, and nobody is asked where to pay', async () => {
    open('/order/4Y2T8X');
    expect(await screen.findByText('This link does not open an order')).toBeInTheDocument();
    expect(screen.queryByText(/eSewa/)).not.toBeInTheDocument();
    expect(shop.requests.filter((request) => request.includes('/order/pay/'))).toEqual([]);
  });
});
