import { startWalletShop, type WalletShop } from '../../../test/support/wallet-shop';
import { WRONG_LINKS } from '../follow/find-own-order';
import { NUMBERS_OF_NETWORK, NUMBERS_OF_ORDER } from './pay-routes';

let shop: WalletShop;
beforeEach(async () => {
  shop = await startWalletShop({ rateLimit: true, trustProxy: true });
});
afterEach(() => shop.close());

test('C282: the server takes a few numbers an hour for one order, from all senders together', async () => {
  const order = await shop.order();
  for (let count = 0; count < NUMBERS_OF_ORDER.hits; count += 1) await shop.pay(order, 'AB-12');
  expect((await shop.pay(order, 'AB-12')).status).toBe(429);
  expect((await shop.pay(await shop.order(), 'AB-12')).status).toBe(200);
});

test('C191, C282: wrong keys are limited as on the page of the order, and numbers by network', async () => {
  for (let count = 0; count < WRONG_LINKS.hits; count += 1)
    expect((await shop.pay({ code: 'NOBODY' }, 'AB-12')).status).toBe(404);
  expect(WRONG_LINKS.hits).toBe(NUMBERS_OF_NETWORK.hits);
  const { code, key } = await shop.order();
  const pay = (headers = {}) =>
    shop
      .guest()
      .send('submitPayment', { params: { code }, body: { key, transactionNumber: 'AB-12' } }, headers);
  expect((await pay()).status).toBe(429);
  const asked = { params: { code: 'NOBODY' }, query: {} };
  expect((await shop.guest().call('getPayment', asked)).status).toBe(429);
  const elsewhere = { 'x-forwarded-for': '198.51.100.8' };
  expect((await pay(elsewhere)).status).toBe(200);
  expect((await shop.guest().call('getPayment', asked, elsewhere)).status).toBe(404);
});
