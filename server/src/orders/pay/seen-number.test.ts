import type { HttpClient } from '../../../test/support/http-client';
import { pdfPages } from '../../../test/support/pdf-text';
import { startWalletShop, type WalletOrder, type WalletShop } from '../../../test/support/wallet-shop';

const NUMBER = '0AB-1234567';

let shop: WalletShop;
beforeEach(async () => {
  shop = await startWalletShop();
});
afterEach(() => shop.close());

/** Returns the text of an order's receipt. */
async function receiptOf({ code }: WalletOrder, client: HttpClient, key?: string): Promise<string> {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const query = key === undefined ? '' : `?key=${key}`;
  const answer = await fetch(`${shop.baseUrl}/api/v1/order/receipt/${code}${query}`, { headers: { cookie } });
  return pdfPages(Buffer.from(await answer.arrayBuffer())).join('\n');
}

const confirm = ({ id }: WalletOrder) =>
  shop.staff.call('answerPayment', { params: { id }, body: { found: true } });

test('C416: who has a forwarded link sees the payment, but not its transaction number; staff and the owner see it', async () => {
  const { client: owner } = await shop.asCustomer();
  const order = await shop.order(owner);
  const sent = await shop.pay(order, NUMBER, owner);
  expect(sent.body.data).toMatchObject({ transactionNumber: NUMBER });
  await confirm(order);
  const { code, key } = order;
  const stranger = await shop.asCustomer();
  for (const client of [shop.guest(), stranger.client]) {
    const seen = await client.call('followOrder', { params: { code }, query: { key } });
    expect(seen.body.data).toMatchObject({ paymentStatus: 'confirmed', transactionNumber: null });
    const receipt = await receiptOf(order, client, key);
    expect(receipt).toContain('Paid by eSewa');
    expect(receipt).not.toContain(NUMBER);
  }
  const own = await owner.call('followOrder', { params: { code }, query: {} });
  expect(own.body.data).toMatchObject({ transactionNumber: NUMBER });
  expect(await receiptOf(order, owner)).toContain(NUMBER);
  const [listed] = (await shop.staff.call('listOrders', { query: {} })).body.data;
  expect(listed).toMatchObject({ transactionNumber: NUMBER });
});

test('C416: a guest who sends a number reads it in the answer; a cancellation by link does not repeat it', async () => {
  const order = await shop.order();
  expect((await shop.pay(order, NUMBER)).body.data).toMatchObject({ transactionNumber: NUMBER });
  const { code, key } = order;
  const cancelled = await shop.guest().call('cancelOwnOrder', { params: { code }, body: { key } });
  expect(JSON.stringify(cancelled.body)).not.toContain(NUMBER);
});
