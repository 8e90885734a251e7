import { randomUUID } from 'node:crypto';
import { ORDERS_UNDER_WAY } from '@storefront/shared/rules/customer-terms';
import { withKey } from '../../support/checkout';
import type { HttpClient } from '../../support/http-client';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { cartLine, checkout, contact, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const home = { name: 'Home', fullName: 'Asha', phone: '9841234567', address: 'House 14' };

async function order(client: HttpClient, phone: string) {
  const body = checkout({ lines: [line(products.espresso)] });
  const sent = { body: { ...body, data: { ...contact, points: 0, phone } } };
  return success('placeOrder', await client.call('placeOrder', sent));
}

const setStatus = async (admin: HttpClient, id: string, status: 'completed' | 'cancelled') =>
  success('changeOrderStatus', await admin.call('changeOrderStatus', { params: { id }, body: { status } }));

const codeOf = async (client: HttpClient) =>
  success('getCurrentUser', await client.call('getCurrentUser', {}))[0]?.referalCode ?? '';

export const customerCases: CaseGroup = {
  title: 'customers',
  cases: [
    {
      name: 'C300: staff read one customer: contact, addresses, note, and who invited whom, pending and paid',
      async run(shop) {
        const admin = await shop.admin();
        const asha = await newMember(shop, 'Asha Gurung');
        const bina = await newMember(shop, 'Bina Rai', await codeOf(asha.client));
        success('addAddress', await bina.client.call('addAddress', { body: home }));
        const params = { id: bina.id };
        const read = async () => success('getCustomer', await admin.call('getCustomer', { params }));
        expect(await read()).toMatchObject({
          fullName: 'Bina Rai',
          email: bina.email,
          points: 50,
          pointsOwed: 0,
          phone: null,
          referredBy: { _id: asha.id, fullName: 'Asha Gurung', status: 'pending' },
          addresses: [{ name: 'Home' }],
          note: { text: '', version: 0, changedAt: null, changedBy: null },
        });
        const friends = async () =>
          success(
            'listReferrals',
            await admin.call('listReferrals', { params: { id: asha.id }, query: {} }),
          ).map(({ fullName, status }) => [fullName, status]);
        expect(await friends()).toEqual([['Bina Rai', 'pending']]);
        const { _id } = await order(bina.client, '9800000077');
        await setStatus(admin, _id, 'completed');
        expect(await friends()).toEqual([['Bina Rai', 'paid']]);
        expect(await read()).toMatchObject({ phone: '9800000077', referredBy: { status: 'paid' } });
        refusal(await admin.call('getCustomer', { params: { id: 'nobody' } }), 404);
        refusal(await admin.call('listReferrals', { params: { id: 'nobody' }, query: {} }), 404);
        refusal(await bina.client.call('getCustomer', { params }), 403);
      },
    },
    {
      name: 'C300, C165: a note has a version; a stale save is refused with both texts, a repeat is not',
      async run(shop) {
        const admin = await shop.admin();
        const { id, client } = await newMember(shop);
        const save = (text: string, version?: number) =>
          admin.call('saveCustomerNote', { params: { id }, body: { text, version } });
        const note = success('saveCustomerNote', await save(' Window seat\n\nNo nuts ', 0));
        expect(note).toMatchObject({ text: 'Window seat\n\nNo nuts', version: 1 });
        expect(note.changedBy).toEqual(expect.any(String));
        expect(success('saveCustomerNote', await save('Window seat\n\nNo nuts', 0)).version).toBe(1);
        expect(refusal(await save('Other', 0), 409).data).toMatchObject({
          version: 1,
          current: { text: 'Window seat\n\nNo nuts' },
        });
        expect(success('saveCustomerNote', await save('', 1))).toMatchObject({ text: '', version: 2 });
        refusal(await save('x'.repeat(2001), 2), 400, 'text');
        refusal(await client.send('saveCustomerNote', { params: { id }, body: { text: 'Me' } }), 403);
      },
    },
    {
      name: 'C301: staff adjust points with a reason; a repeat moves nothing; the balance never falls below zero',
      async run(shop) {
        const admin = await shop.admin();
        const { id, client } = await newMember(shop);
        const adjust = (body: object, key: string = randomUUID()) =>
          admin.send('adjustPoints', { params: { id }, body }, withKey(key));
        const key = randomUUID();
        const given = { points: 30, reason: 'A late order' };
        for (const answer of [await adjust(given, key), await adjust(given, key)])
          expect(success('adjustPoints', answer)).toMatchObject({ balance: 80, owed: 0 });
        refusal(await adjust({ ...given, points: 31 }, key), 409);
        expect(success('adjustPoints', await adjust({ points: -60, reason: 'A mistake' })).balance).toBe(20);
        const own = success('getPoints', await client.call('getPoints', { query: {} }));
        const notes = own.movements.filter(({ kind }) => kind === 'adjust').map(({ note }) => note);
        expect(new Set(notes)).toEqual(new Set(['A late order', 'A mistake']));
        refusal(await adjust({ points: -21, reason: 'Too much' }), 400, 'points');
        refusal(await adjust({ points: 0, reason: 'Nothing' }), 400, 'points');
        refusal(await adjust({ points: 1.5, reason: 'Half' }), 400, 'points');
        refusal(await adjust({ points: 10_001, reason: 'Very much' }), 400, 'points');
        refusal(await adjust({ points: 5, reason: 'ab' }), 400, 'reason');
        refusal(await adjust({ points: 5, reason: 'x'.repeat(201) }), 400, 'reason');
        refusal(await client.send('adjustPoints', { params: { id }, body: given }), 403);
      },
    },
    {
      name: 'C302: a merge moves orders, points, addresses and cart, and closes the other account; a repeat changes nothing',
      async run(shop) {
        const admin = await shop.admin();
        const asha = await newMember(shop, 'Asha Gurung');
        const twin = await newMember(shop, 'A. Gurung', await codeOf(asha.client));
        const friend = await newMember(shop, 'Bina Rai', await codeOf(twin.client));
        success('addAddress', await twin.client.call('addAddress', { body: home }));
        const params = { id: products.espresso._id };
        success('addToCart', await twin.client.send('addToCart', { params, body: cartLine() }));
        const { _id } = await order(twin.client, '9800000078');
        const merge = (other: string, id = asha.id) =>
          admin.call('mergeCustomers', { params: { id }, body: { other } });
        for (const answer of [await merge(twin.id), await merge(twin.id)])
          expect(success('mergeCustomers', answer)).toMatchObject({
            email: asha.email,
            points: 100,
            phone: '9800000078',
            referredBy: null,
            addresses: [{ name: 'Home' }],
          });
        const orders = success('listOrders', await admin.call('listOrders', { query: { user: asha.id } }));
        expect(orders.map((each) => each._id)).toEqual([_id]);
        expect(success('getCart', await asha.client.call('getCart', {}))).toHaveLength(1);
        const invited = await admin.call('listReferrals', { params: { id: asha.id }, query: {} });
        expect(success('listReferrals', invited).map((each) => each._id)).toEqual([friend.id]);
        refusal(await twin.client.call('getPoints', { query: {} }), 401);
        const { email, password } = twin;
        refusal(await shop.guest().call('login', { body: { email, password } }), 401);
        refusal(await merge(asha.id), 400, 'other');
        refusal(await merge('nobody'), 400, 'other');
        refusal(await merge(friend.id, twin.id), 404);
        refusal(
          await friend.client.send('mergeCustomers', { params: { id: friend.id }, body: { other: asha.id } }),
          403,
        );
        await setStatus(admin, _id, 'cancelled');
      },
    },
    {
      name: 'C303: a customer reads all their data and deletes the account with the password, not while an order is under way',
      async run(shop) {
        const admin = await shop.admin();
        const { client, id, email, password } = await newMember(shop, 'Asha Gurung');
        success('addAddress', await client.call('addAddress', { body: home }));
        const { _id, totalAmount } = await order(client, '9800000079');
        const data = success('exportOwnData', await client.call('exportOwnData', {}));
        expect(data).toMatchObject({
          person: { fullName: 'Asha Gurung', email, points: 50, pointsOwed: 0 },
          addresses: [{ name: 'Home' }],
          orders: [{ _id, phone: '9800000079' }],
          points: [{ reason: 'welcome-sign-up' }],
          referrals: { wasInvited: null, invited: [] },
          notes: '',
        });
        const forStaff = await admin.call('exportCustomer', { params: { id } });
        expect(success('exportCustomer', forStaff).orders).toEqual(data.orders);
        const remove = (typed: string) => client.call('deleteOwnAccount', { body: { password: typed } });
        refusal(await remove('secret-2'), 400, 'password');
        expect(refusal(await remove(password), 409).message).toBe(ORDERS_UNDER_WAY);
        await setStatus(admin, _id, 'completed');
        success('deleteOwnAccount', await remove(password));
        refusal(await client.call('getPoints', { query: {} }), 401);
        refusal(await shop.guest().call('login', { body: { email, password } }), 401);
        const [left] = success('listOrders', await admin.call('listOrders', { query: { user: id } }));
        expect(left).toMatchObject({
          _id,
          totalAmount,
          fullName: null,
          email: null,
          phone: null,
          address: null,
        });
        refusal(await admin.call('getCustomer', { params: { id } }), 404);
        const again = { fullName: 'Asha Gurung', email, password, entredReferalCode: null };
        success('register', await shop.guest().call('register', { body: again }));
      },
    },
    {
      name: 'C303: staff delete a customer by the typed name; nobody deletes or exports another one',
      async run(shop) {
        const admin = await shop.admin();
        const asha = await newMember(shop, 'Asha Gurung');
        const bina = await newMember(shop, 'Bina Rai');
        const remove = (client: HttpClient, fullName: string) =>
          client.call('deleteCustomer', { params: { id: asha.id }, body: { fullName } });
        refusal(await remove(admin, 'Asha'), 400, 'fullName');
        refusal(await remove(bina.client, 'Asha Gurung'), 403);
        refusal(await bina.client.call('exportCustomer', { params: { id: asha.id } }), 403);
        refusal(await shop.guest().call('exportOwnData', {}), 401);
        success('deleteCustomer', await remove(admin, ' asha  GURUNG '));
        refusal(await remove(admin, 'Asha Gurung'), 404);
        refusal(await asha.client.call('getPoints', { query: {} }), 401);
        refusal(await admin.call('exportCustomer', { params: { id: asha.id } }), 404);
      },
    },
  ],
};
