import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { readStyleSheets } from '@storefront/shared/dev/testing/computed-style';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { ordered } from '../../../test/orders';
import { OrderedSlip } from './OrderedSlip';

readStyleSheets();

const shop = mockShop();

const order: FollowedOrder = {
  code: '4Y2T8X',
  isMember: false,
  hasReceipt: true,
  status: 'pending',
  createdAt: '2026-11-20T06:15:00.000Z',
  acceptedAt: null,
  closedAt: null,
  cancelledBy: null,
  fullName: 'Sita Rai',
  address: 'House 14, blue gate',
  deliveryOption: 'Lakeside',
  deliveryLocation: 'Lakeside',
  tableNumber: null,
  tableConfirmed: null,
  subtotal: 370,
  deliveryFee: 50,
  redeemedPoints: 0,
  pointsEarned: 7,
  totalAmount: 420,
  version: 1,
  item: [
    ordered({
      productId: 'product-coffee-4',
      name: 'Himalayan Cold Brew',
      price: 185,
      quantity: 2,
      requests: 'less ice',
    }),
  ],
};

/** Renders the slip and waits for its paper, which loads on its own. */
async function open(shown: FollowedOrder, linkKey?: string) {
  const page = renderPage(<OrderedSlip order={shown} linkKey={linkKey} />, { path: '/order/4Y2T8X' });
  await waitFor(() => expect(document.querySelector('body > [data-print]')).toBeInTheDocument());
  if (shown.status === 'completed') await screen.findByRole('button', { name: 'Order again' });
  return page;
}

test('C202: Print prints the receipt alone, with the tax number and the figures of the slip', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  shop.world.orderingSettings = {
    ...shop.world.orderingSettings,
    taxNumber: { kind: 'PAN', number: '301234567' },
  };
  const { user } = await open(order, 'abc=');
  await screen.findByText('PAN No. 301234567');
  const receipt = document.querySelector('body > [data-print]');
  expect(receipt).not.toBeVisible();
  for (const text of ['Chowk', 'Order 4Y2T8X', '20 Nov 2026, 12 PM', 'Name: Sita Rai', '2 × Rs 185.00'])
    expect(receipt).toHaveTextContent(text);
  expect(receipt).toHaveTextContent('Delivery to LakesideRs 50.00');
  expect(receipt).toHaveTextContent('To payRs 420.00');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('C309: the printed receipt tells the VAT in the total', async () => {
  await open({ ...order, vat: { percent: 13, amount: 48.32 } });
  expect(document.querySelector('body > [data-print]')).toHaveTextContent(
    'To payRs 420.00of which VAT 13 %: Rs 48.32',
  );
});

test('P16, C78: a line has the picture of the time of ordering; one without a picture has the stencil', async () => {
  const [coffee] = order.item;
  if (!coffee) throw new Error('The order has no line');
  const tea = ordered({ productId: 'tea', name: 'Masala Tea' });
  await open({ ...order, item: [{ ...coffee, image: '/media/cold-brew-640.webp' }, tea] });
  const [first, second] = within(screen.getByRole('complementary')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Himalayan Cold Brew');
  // The name stands beside it, so the picture has no alternative text and no role.
  expect(first?.querySelector('img')).toHaveAttribute('src', '/media/cold-brew-640.webp');
  expect(first?.querySelector('img')).toHaveAttribute('alt', '');
  expect(second).toHaveTextContent('Masala Tea');
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.querySelector('[aria-hidden]')).toBeInTheDocument();
});

test('C276: the slip and the printed receipt have each discount as a line of its own', async () => {
  const coupon = { code: 'MOMO-50', percent: null, amount: 50, discount: 50 };
  await open({ ...order, happyHourDiscount: 74, coupon, redeemedPoints: 20, totalAmount: 276 });
  const rows = [
    ['Happy hour', '−Rs 74.00'],
    ['Code MOMO-50', '−Rs 50.00'],
    ['Delivery to Lakeside', 'Rs 50.00'],
    ['20 points', '−Rs 20.00'],
  ];
  for (const paper of ['aside', 'body > [data-print]']) {
    const names = [...document.querySelectorAll(`${paper} dl dt`)];
    expect(names.map((name) => [name.textContent, name.nextElementSibling?.textContent])).toEqual([
      ['Subtotal', 'Rs 370.00'],
      ...rows,
      ...(paper === 'aside' ? [] : [['To pay', 'Rs 276.00']]),
    ]);
  }
  expect(screen.getByText('−Rs 74.00', { selector: 'aside dd' })).toHaveAttribute('data-saves', 'true');
});

test('C202: the PDF is a link with the key of the order', async () => {
  await open(order, 'abc=');
  const link = screen.getByRole('link', { name: 'PDF' });
  expect(link).toHaveAttribute('href', '/api/v1/order/receipt/4Y2T8X?key=abc%3D');
  expect(link).toHaveAttribute('download');
});

test('C202: a server without the call offers no PDF', async () => {
  const { hasReceipt: _, ...without } = order;
  await open(without, 'abc=');
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'PDF' })).not.toBeInTheDocument();
});

test('C217: the owner’s credited points lead to their entry in the ledger, those of a link do not', async () => {
  const done = { ...order, isMember: true, status: 'completed' } as const;
  const { unmount } = await open(done, 'abc=');
  expect(screen.getByText(/^are yours/).closest('p')).toHaveTextContent('7 points are yours.');
  expect(screen.queryByRole('link', { name: 'See your points' })).not.toBeInTheDocument();
  unmount();
  await open(done);
  expect(screen.getByRole('link', { name: 'See your points' })).toHaveAttribute(
    'href',
    '/profile#points-4Y2T8X',
  );
});

test.each([
  [{ pointsEarned: 1 }, '1 point arrives when the order is done.'],
  [{ redeemedPoints: 20 }, '7 points arrive when the order is done. See your points'],
  [{ redeemedPoints: 20, pointsEarned: 0 }, '20 points are spent on it. See your points'],
  [{ redeemedPoints: 20, status: 'cancelled' }, '20 points are back. See your points'],
  [{ pointsEarned: 1, status: 'completed' }, '1 point is yours. See your points'],
] as const)('C217: of an order with %j its owner reads what became of the points', async (changes, text) => {
  await open({ ...order, isMember: true, ...changes });
  expect(screen.getByText(/^\d+ points?$/, { selector: 'b' }).parentElement).toHaveTextContent(text);
});
