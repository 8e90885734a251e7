import { startWalletShop, type WalletOrder, type WalletShop } from '../../../test/support/wallet-shop';

let shop: WalletShop;
beforeEach(async () => {
  shop = await startWalletShop();
});
afterEach(() => shop.close());

const confirm = ({ id }: WalletOrder, found: boolean) =>
  shop.staff.send('answerPayment', { params: { id }, body: { found } });

/** Places an order and sends its transaction number, a second after the one before. */
async function paidBy(number: string): Promise<WalletOrder> {
  shop.clock.now += 1000;
  const order = await shop.order();
  await shop.pay(order, number);
  return order;
}

/** Returns what staff see as "Also sent for", by code. */
async function seen() {
  const { body } = await shop.staff.call('listOrders', { query: { limit: 100 } });
  return Object.fromEntries(body.data.map(({ code, transactionAlsoOf }) => [code, transactionAlsoOf]));
}

test('C284: staff see at each order which others have its number, in any case and with any hyphens', async () => {
  const [one, two, other] = [await paidBy('AB-12'), await paidBy('ab12'), await paidBy('CD-34')];
  const unpaid = await shop.order();
  expect(await seen()).toEqual({
    [one.code]: [two.code],
    [two.code]: [one.code],
    [other.code]: undefined,
    [unpaid.code]: undefined,
  });
  const { body } = await confirm(one, true);
  expect(body.data).toMatchObject({ transactionAlsoOf: [two.code] });
  expect((await seen())[two.code]).toEqual([one.code]);
});

test('C284: a number of another wallet is another one, and one that staff did not find counts no more', async () => {
  const [one, two, three] = [await paidBy('AB-12'), await paidBy('AB-12'), await paidBy('AB-12')];
  await shop.db.updateTable('orders').set({ payment_method: 'khalti' }).where('id', '=', two.id).execute();
  await confirm(three, false);
  expect(await seen()).toEqual({ [one.code]: undefined, [two.code]: undefined, [three.code]: [one.code] });
});

test('C284: of many orders staff see the five that were placed first', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 7; count += 1) orders.push((await paidBy('AB-12')).code);
  expect((await seen())[orders[6] ?? '']).toEqual(orders.slice(0, 5));
});

test('C284: the number of a payment by another wallet does not keep staff from confirming', async () => {
  const [one, two] = [await paidBy('AB-12'), await paidBy('AB-12')];
  await shop.db.updateTable('orders').set({ payment_method: 'khalti' }).where('id', '=', two.id).execute();
  expect((await confirm(one, true)).status).toBe(200);
  expect((await confirm(two, true)).status).toBe(200);
});
