import { checkout, withKey } from '../../test/support/checkout';
import { storeCoupon } from '../../test/support/offers';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let latte: string;
let asha: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db);
  asha = await server.asCustomer('Asha');
});
afterEach(() => server.close());

/** What somebody types at the checkout; without a phone that is its own. */
interface Typed {
  readonly phone?: string;
  readonly email?: string;
}

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `98${String(phones).padStart(8, '0')}`;
};

const bodyOf = (couponCode: string | undefined, typed: Typed) =>
  checkout([{ _id: latte }], couponCode === undefined ? {} : { couponCode }, {
    phone: newPhone(),
    ...typed,
  });

/** Returns the status of an order by a guest, or by a member. */
async function order(by: SignedIn | null, code: string | undefined, typed: Typed): Promise<number> {
  const body = bodyOf(code, typed);
  const { status } =
    by === null
      ? await server.guest().call('placeGuestOrder', body, withKey())
      : await by.client.call('placeOrder', body, withKey());
  return status;
}

/** Gives Asha's account an address, as the profile would. */
async function withAddress(email: string): Promise<void> {
  const { id } = asha.person;
  await server.guest().call('register', { body: { fullName: 'Asha', email, password: 'secret-1' } });
  const client = server.guest();
  await client.call('login', { body: { email, password: 'secret-1' } });
  const { body } = await client.call('getCurrentUser', {});
  asha = { client, person: { id: body.data[0]?._id ?? id, email, role: 'customer' } };
}

const MINE = '9841234567';
const ADDRESS = 'asha.rai@gmail.com';

/** What the first and the second order have in common, whichever of the two is the member's. */
const spellings: readonly (readonly [string, Typed, Typed])[] = [
  ['the phone', { phone: MINE }, { phone: MINE }],
  ['the phone with a prefix and hyphens', { phone: MINE }, { phone: '+977 984-123-4567' }],
  ['the phone in Nepali digits', { phone: '९८४१२३४५६७' }, { phone: MINE }],
  ['a landline with and without its zero', { phone: '061456789' }, { phone: '+977-61-456789' }],
  ['the typed address', { email: 'asha@example.com' }, { email: ' ASHA@Example.com ' }],
  ['the typed address with a tag', { email: 'asha@example.com' }, { email: 'asha+2@example.com' }],
  ['the typed address with dots of Gmail', { email: 'a.s.ha@gmail.com' }, { email: 'asha@googlemail.com' }],
];

describe.each([
  ['once for each person', { per_person: 1 }],
  ['for a first order', { is_for_first_order: 1 as const }],
])('C412: a coupon %s', (_, terms) => {
  test.each(spellings)('is used up by %s, in every direction', async (_name, first, second) => {
    for (const [one, other] of [
      [null, null],
      [null, asha],
      [asha, null],
    ] as const) {
      const code = await storeCoupon(server.db, terms);
      await server.db.updateTable('orders').set({ status: 'cancelled' }).execute();
      expect(await order(one, code, first)).toBe(200);
      expect([one?.person.role, other?.person.role, await order(other, code, second)]).toEqual([
        one?.person.role,
        other?.person.role,
        409,
      ]);
      // Somebody else can have it.
      expect(await order(null, code, { email: 'bina@example.com' })).toBe(200);
      await server.db.updateTable('orders').set({ status: 'cancelled' }).execute();
    }
  });

  test.each([
    ['the address', ADDRESS],
    ['a tag', 'asha.rai+cafe@gmail.com'],
    ['other dots', 'ashar.ai@googlemail.com'],
  ])(
    'of a member is refused to a guest who types %s of the account, and the other way round',
    async (_name, email) => {
      await withAddress(ADDRESS);
      const code = await storeCoupon(server.db, terms);
      expect(await order(asha, code, {})).toBe(200);
      expect(await order(null, code, { email })).toBe(409);
      await server.db.updateTable('orders').set({ status: 'cancelled' }).execute();
      expect(await order(null, code, { email })).toBe(200);
      expect(await order(asha, code, {})).toBe(409);
      const check = await asha.client.call('checkCoupon', { body: { code } });
      expect(check.status).toBe(400);
    },
  );
});

test('C412: two accounts of one mailbox are one person; an order that comes back is counted the same way', async () => {
  await withAddress(ADDRESS);
  const code = await storeCoupon(server.db, { per_person: 1 });
  const first = await asha.client.call('placeOrder', bodyOf(code, {}), withKey());
  await withAddress('asha.rai+2@gmail.com');
  expect(await order(asha, code, {})).toBe(409);
  const staff = (await server.asAdmin()).client;
  const id = first.body.data._id;
  await staff.call('changeOrderStatus', { params: { id }, body: { status: 'cancelled' } });
  expect(await order(asha, code, {})).toBe(200);
  const back = await staff.call('changeOrderStatus', { params: { id }, body: { status: 'processing' } });
  expect(back.status).toBe(409);
});
