import { startWalletShop, type WalletShop } from '../../../test/support/wallet-shop';

let shop: WalletShop;
beforeEach(async () => {
  shop = await startWalletShop();
});
afterEach(() => shop.close());

test('C281: each wallet shows its own account; one that staff never set up shows none', async () => {
  const order = await shop.order();
  await shop.db
    .insertInto('payment_settings')
    .values({
      ...(await shop.db.selectFrom('payment_settings').selectAll().executeTakeFirstOrThrow()),
      id: 'khalti',
      account_name: 'Bina Rai',
      wallet_id: '9800000001',
    })
    .execute();
  const seen = async (payment_method: 'khalti' | 'fonepay') => {
    await shop.db.updateTable('orders').set({ payment_method }).where('id', '=', order.id).execute();
    const { code, key } = order;
    return shop.guest().call('getPayment', { params: { code }, query: { key } });
  };
  expect((await seen('khalti')).body.data).toMatchObject({
    accountName: 'Bina Rai',
    walletId: '9800000001',
  });
  const unknown = await seen('fonepay');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'This order is not paid by wallet']);
});

test('C281: an order that is paid in cash has no wallet to show', async () => {
  const { id, code, key } = await shop.order();
  await shop.db.updateTable('orders').set({ payment_method: 'cash' }).where('id', '=', id).execute();
  const answer = await shop.guest().call('getPayment', { params: { code }, query: { key } });
  expect([answer.status, answer.body.message]).toEqual([404, 'This order is not paid by wallet']);
});
