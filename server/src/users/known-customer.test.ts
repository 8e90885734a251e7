import { checkout, withKey } from '../../test/support/checkout';
import { ledgerSum } from '../../test/support/ledger';
import { storeCoupon } from '../../test/support/offers';
import { storeReferral } from '../../test/support/people';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let staff: SignedIn;
let water: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  water = await storeProduct(server.db, { price_paisa: 10_00 });
});
afterEach(() => server.close());

const PASSWORD = 'secret-1';
const ADDRESS = 'asha.rai@gmail.com';
const PHONE = '061456789';

async function signUp(email: string, entredReferalCode?: string): Promise<SignedIn> {
  const body = { fullName: 'Asha Rai', email, password: PASSWORD, entredReferalCode };
  expect((await server.guest().call('register', { body })).status).toBe(200);
  const client = server.guest();
  const { data } = (await client.call('login', { body: { email, password: PASSWORD } })).body;
  return { client, person: { id: data._id, email, role: 'customer' } };
}

async function order({ client }: Pick<SignedIn, 'client'>, about = {}, typed = {}) {
  const body = checkout([{ _id: water }], about, { phone: PHONE, ...typed });
  const { status, body: answer } = await client.call('placeOrder', body, withKey());
  return { status, id: answer.data?._id ?? '' };
}

const setStatus = (id: string, status: 'completed' | 'cancelled') =>
  staff.client.call('changeOrderStatus', { params: { id }, body: { status } });

async function complete(by: SignedIn, about = {}, typed = {}): Promise<void> {
  const { id } = await order(by, about, typed);
  expect((await setStatus(id, 'completed')).status).toBe(200);
}

const sum = ({ person }: SignedIn) => ledgerSum(server.db, person.id);

async function deleteAccount({ client }: SignedIn): Promise<void> {
  expect((await client.call('deleteOwnAccount', { body: { password: PASSWORD } })).status).toBe(200);
}

async function codeOf({ client }: SignedIn): Promise<string> {
  return (await client.call('requestAccountOtp', {})).body.data.otp;
}

describe('C413: somebody who deleted the account is not a new customer', () => {
  test.each([
    ['the same address', ADDRESS],
    ['another spelling of it', 'a.sharai+again@googlemail.com'],
  ])('with %s: no welcome points, and no bonus of a first order', async (_, email) => {
    const first = await signUp(ADDRESS);
    await complete(first);
    expect(await sum(first)).toBe(80);
    await deleteAccount(first);
    const second = await signUp(email);
    expect(await sum(second)).toBe(0);
    await complete(second, {}, { phone: '9800000009' });
    expect(await sum(second)).toBe(0);
    // Somebody else is one.
    const bina = await signUp('bina@example.com');
    await complete(bina, {}, { phone: '9800000008' });
    expect(await sum(bina)).toBe(80);
  });

  test('with another address and the phone in another spelling: no bonus of a first order or of an invitation', async () => {
    const friend = await server.asCustomer();
    const first = await signUp(ADDRESS);
    await storeReferral(server.db, first.person.id, friend.person.id);
    await complete(first);
    expect([await sum(first), await sum(friend)]).toEqual([130, 50]);
    await deleteAccount(first);
    const second = await signUp('other@example.com');
    await storeReferral(server.db, second.person.id, friend.person.id);
    await complete(second, {}, { phone: '+977-61-456789' });
    expect([await sum(second), await sum(friend)]).toEqual([50, 50]);
  });

  test.each([
    ['once for each person', { per_person: 1 }],
    ['for a first order', { is_for_first_order: 1 as const }],
  ])('a coupon %s stays used, for the phone, for the address and as a guest', async (_, terms) => {
    const couponCode = await storeCoupon(server.db, terms);
    const first = await signUp(ADDRESS);
    await complete(first, { couponCode });
    await deleteAccount(first);
    const again = await signUp(ADDRESS);
    expect((await order(again, { couponCode }, { phone: '9800000001' })).status).toBe(409);
    const other = await signUp('other@example.com');
    expect((await order(other, { couponCode })).status).toBe(409);
    const asGuest = async (typed: object) => {
      const body = checkout([{ _id: water }], { couponCode }, { phone: '9800000002', ...typed });
      return (await server.guest().call('placeGuestOrder', body, withKey())).status;
    };
    expect(await asGuest({ phone: '+977-61-456789' })).toBe(409);
    expect(await asGuest({ email: 'asharai+2@gmail.com' })).toBe(409);
    expect(await asGuest({})).toBe(200);
  });
});

test('C413: an address that was left, by a change or by a merge, brings no second welcome', async () => {
  const asha = await signUp(ADDRESS);
  const change = { newEmail: 'new@example.com', otp: await codeOf(asha) };
  expect((await asha.client.call('updateAccount', { body: change })).status).toBe(200);
  const second = await signUp(ADDRESS);
  expect([await sum(asha), await sum(second)]).toEqual([50, 0]);
  const params = { id: asha.person.id };
  await staff.client.call('mergeCustomers', { params, body: { other: second.person.id } });
  expect(await sum(await signUp('asharai@gmail.com'))).toBe(0);
});

test('C413: a second account of the same mailbox brings no second welcome', async () => {
  await complete(await signUp(ADDRESS));
  const second = await signUp('asha.rai+2@gmail.com');
  await complete(second, {}, { phone: '9800000001' });
  expect(await sum(second)).toBe(0);
});

describe('C414: welcome points are spent', () => {
  const redeem = (by: SignedIn) => order(by, {}, { points: 5 });
  const own = async ({ client }: SignedIn) =>
    (await client.call('getCurrentUser', {})).body.data.map(({ points, pointsLocked }) => [
      points,
      pointsLocked,
    ]);

  test('only after a completed order; they are in the balance from the start', async () => {
    const asha = await signUp(ADDRESS);
    expect(await own(asha)).toEqual([[50, 50]]);
    expect((await redeem(asha)).status).toBe(409);
    const first = await order(asha);
    expect((await redeem(asha)).status).toBe(409);
    await setStatus(first.id, 'completed');
    expect(await own(asha)).toEqual([[80, undefined]]);
    expect((await redeem(asha)).status).toBe(200);
  });

  test('or once a mailed code confirms the address, which changes nothing else', async () => {
    const asha = await signUp(ADDRESS);
    const body = (otp: string) => ({ body: { newEmail: ADDRESS, otp } });
    const wrong = await asha.client.call('updateAccount', body('000000'));
    expect([wrong.status, (await redeem(asha)).status]).toEqual([400, 409]);
    const mails = server.mails.length;
    const { status } = await asha.client.call('updateAccount', body(await codeOf(asha)));
    expect([status, await own(asha)]).toEqual([200, [[50, undefined]]]);
    expect(server.mails.slice(mails).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is your code'),
    ]);
    expect((await redeem(asha)).status).toBe(200);
  });

  test('not after a change to an address that nobody has confirmed', async () => {
    const asha = await signUp(ADDRESS);
    const change = { newEmail: 'new@example.com', otp: await codeOf(asha) };
    await asha.client.call('updateAccount', { body: change });
    expect((await redeem(asha)).status).toBe(409);
  });
});

test.each([
  ['waits', null],
  ['was cancelled', 'cancelled' as const],
])(
  'P45: a later order that %s with another number does not hide the phone that both accounts share',
  async (_, end) => {
    const [friend, referrer] = [await server.asCustomer(), await server.asCustomer()];
    await storeReferral(server.db, friend.person.id, referrer.person.id);
    await order(referrer, {}, { phone: '9841234567' });
    const first = await order(friend, {}, { phone: '+977 984-1234567' });
    server.clock.now += 60_000;
    for (const person of [friend, referrer]) {
      const later = await order(person, {}, { phone: '9800000001' });
      if (end !== null) await setStatus(later.id, end);
      server.clock.now += 60_000;
    }
    await order(referrer, {}, { phone: '9800000002' });
    await setStatus(first.id, 'completed');
    expect([await sum(friend), await sum(referrer)]).toEqual([30, 0]);
  },
);
