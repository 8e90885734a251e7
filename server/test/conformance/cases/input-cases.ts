import { API_BASE } from '@storefront/shared/contract/routes';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { badOrMissing, badQuantities, cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const { espresso } = products;
const params = { id: espresso._id };
const odd = (quantity: unknown) => ({ ...line(espresso), quantity });

export const inputCases: CaseGroup = {
  title: 'bad input',
  cases: [
    {
      name: 'P7: the cart refuses invalid quantities',
      async run(shop) {
        const { client } = await newMember(shop);
        for (const quantity of badOrMissing) {
          const body = { ...cartLine(), quantity };
          refusal(await client.send('addToCart', { params, body }), 400, 'quantity');
          refusal(await client.send('updateCartLine', { params, body: { quantity } }), 400, 'quantity');
        }
        expect(success('getCart', await client.call('getCart', {}))).toEqual([]);
      },
    },
    {
      name: 'P7: every order call refuses invalid quantities, line by line',
      async run(shop) {
        const { client } = await newMember(shop);
        for (const quantity of badQuantities) {
          const lines = [line(espresso), odd(quantity)];
          const body = { ...checkout({ lines: [] }), item: lines };
          refusal(await client.send('placeOrder', { body }), 400, 'item.1.quantity');
          refusal(await client.send('placeGuestOrder', { body }), 400, 'item.1.quantity');
          const table = { tableNumber: '7', items: lines };
          refusal(await client.send('placeTableOrder', { body: table }), 400, 'items.1.quantity');
        }
      },
    },
    {
      name: 'P7: an order edit refuses invalid quantities',
      async run(shop) {
        const admin = await shop.admin();
        for (const quantity of badOrMissing) {
          const body = { items: [{ productId: espresso._id, quantity }] };
          refusal(await admin.send('updateOrder', { params, body }), 400, 'items.0.quantity');
        }
      },
    },
    {
      name: 'P66: operators, patterns and wildcards in a search are plain text',
      async run(shop) {
        const client = shop.guest();
        for (const q of ['%', '_', '(a+)+$', "' or 1=1 --", '{"$ne":null}', '.*', '\\']) {
          const products = await client.call('searchProducts', { query: { q } });
          expect(success('searchProducts', products)).toEqual([]);
          const items = await client.call('listClosetItems', { query: { search: q } });
          expect(success('listClosetItems', items)).toEqual([]);
        }
        refusal(await client.call('searchProducts', { query: { q: 'x'.repeat(101) } }), 400, 'q');
      },
    },
    {
      name: 'P66: objects in place of texts are refused by field',
      async run(shop) {
        const client = shop.guest();
        const body = { email: { $ne: null }, password: { $gt: '' } };
        refusal(await client.send('login', { body }), 400, 'email', 'password');
      },
    },
    {
      name: 'C74, P67: an invalid page means the first, and a limit is clamped',
      async run(shop) {
        const client = shop.guest();
        const list = (query: Record<string, unknown>) => client.send('listClosetItems', { query });
        const first = success('listClosetItems', await list({}));
        for (const page of ['0', '-3', 'abc', '1e309', '1.5', ''])
          expect(success('listClosetItems', await list({ page }))).toEqual(first);
        expect(success('listClosetItems', await list({ limit: '0' }))).toHaveLength(1);
        expect(success('listClosetItems', await list({ limit: '1e9' }))).toEqual(first);
        expect(success('listClosetItems', await list({ limit: '100000' }))).toEqual(first);
      },
    },
    {
      name: 'broken JSON, a list instead of an object, and a missing body are refused',
      async run(shop) {
        const client = shop.guest();
        const path = `${API_BASE}/user/login`;
        const json = { 'content-type': 'application/json' };
        refusal(await client.raw('POST', path, { headers: json, body: '{"email":' }), 400, 'body');
        refusal(await client.raw('POST', path, { headers: json, body: '[]' }), 400, 'body');
        refusal(await client.raw('POST', path), 400, 'email', 'password');
      },
    },
    {
      name: 'P61: JSON under another content type is refused',
      async run(shop) {
        const client = shop.guest();
        const body = JSON.stringify({ email: 'a@example.com', password: 'secret-1' });
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
          const headers = { 'content-type': type };
          refusal(await client.raw('POST', `${API_BASE}/user/login`, { headers, body }), 415);
        }
      },
    },
    {
      name: 'an unknown address is 404 in the envelope',
      async run(shop) {
        refusal(await shop.guest().raw('GET', `${API_BASE}/nothing/here`), 404);
        refusal(await shop.guest().call('getProduct', { params: { id: 'x'.repeat(65) } }), 400, 'id');
      },
    },
  ],
};
