import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import { brokenLots, ledgerSum } from '../../../test/support/ledger';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeReferral } from '../../../test/support/people';
import type { SignedIn } from '../../../test/support/start-test-server';
import { untilBlocked } from '../../../test/support/until-blocked';
import { pointBalance } from '../../loyalty/points-ledger';
import { checkSums } from '../../reports/recount-sums';

let shop: OrderShop;
let admin: SignedIn;
let asha: SignedIn;
let twin: SignedIn;
beforeEach(async () => {
  shop = await startOrderShop();
  admin = await shop.asAdmin();
  asha = await shop.asCustomer('Asha Gurung');
  twin = await shop.asCustomer('A. Gurung');
});
afterEach(() => shop.close());

const DAY = 86_400_000;

const merge = (other = twin.person.id, id = asha.person.id) =>
  admin.client.call('mergeCustomers', { params: { id }, body: { other } });

async function order({ client }: SignedIn, points = 0) {
  const item = [{ _id: shop.latte, quantity: 2 }];
  const { status, body } = await client.call('placeOrder', checkout(item, {}, { points }), withKey());
  return { status, id: body.data?._id ?? '' };
}

const setStatus = (id: string, status: 'pending' | 'completed' | 'cancelled') =>
  admin.client.call('changeOrderStatus', { params: { id }, body: { status } });

const invite = (friend: SignedIn, referrer: SignedIn) =>
  storeReferral(shop.db, friend.person.id, referrer.person.id);

/** Points by reason, of both accounts together. */
async function pointsByReason() {
  const lots = await shop.db.selectFrom('point_lots').select(['kind', 'points']).execute();
  const sums: Record<string, number> = {};
  for (const { kind, points } of lots) sums[kind] = (sums[kind] ?? 0) + points;
  return sums;
}

test('C302: orders, points, addresses and cart are those of the account that stays; the sum of points is the same', async () => {
  await awardPoints(shop.db, asha.person.id, 30, shop.clock.now);
  await awardPoints(shop.db, twin.person.id, 45, shop.clock.now);
  const { id } = await order(twin, 25);
  await order(asha);
  const address = { name: 'Home', fullName: 'Asha', phone: '9841234567', address: 'House 14' };
  await twin.client.call('addAddress', { body: address });
  const inCart = { params: { id: shop.latte }, body: { quantity: 2, type: 'product' as const } };
  for (const one of [asha, twin]) await one.client.call('addToCart', inCart);
  const { status, body } = await merge();
  expect({ status, ...body.data }).toMatchObject({
    status: 200,
    points: 50,
    addresses: [{ name: 'Home' }],
    email: asha.person.email,
  });
  expect((await shop.orders()).map(({ user_id }) => user_id)).toEqual([asha.person.id, asha.person.id]);
  expect((await asha.client.call('getCart', {})).body.data).toMatchObject([{ quantity: 4 }]);
  // What the order redeemed goes back to the account that has it now.
  await setStatus(id, 'cancelled');
  expect(await pointBalance(shop.db, asha.person.id, shop.clock.now)).toBe(75);
  expect(await ledgerSum(shop.db, twin.person.id)).toBe(0);
  expect(await brokenLots(shop.db)).toEqual([]);
  expect((await merge()).status).toBe(200);
});

test('C302, P60: the other account ends: its session, its e-mail, its place in the list; the address is free', async () => {
  expect((await merge()).status).toBe(200);
  expect((await twin.client.call('getPoints', { query: {} })).status).toBe(401);
  const list = (await admin.client.call('listUsers', { query: {} })).body.data;
  expect(list.map(({ _id }) => _id)).toEqual([asha.person.id]);
  const { email } = twin.person;
  const login = { body: { email, password: 'secret-1' } };
  expect((await shop.guest().call('login', login)).status).toBe(401);
  const body = { fullName: 'Somebody', email, password: 'secret-1' };
  expect((await shop.guest().call('register', { body })).status).toBe(200);
  expect((await admin.client.call('getCustomer', { params: { id: twin.person.id } })).status).toBe(404);
});

test('C302, C285: reports count one customer, on each day once, and know whether it is new', async () => {
  await order(twin);
  shop.clock.now += DAY;
  await order(asha);
  await order(twin);
  await merge();
  const days = await shop.db.selectFrom('person_days').selectAll().orderBy('day').execute();
  expect(days.map(({ person, orders }) => [person, orders])).toEqual([
    [asha.person.id, 1],
    [asha.person.id, 2],
  ]);
  expect(days.map(({ previous_day }) => previous_day)).toEqual([null, days[0]?.day]);
  expect(await checkSums(shop.db)).toEqual([]);
});

test('C302, C18: a first order of both keeps both bonuses; a later order brings none, and taking back ends one', async () => {
  const first = await order(asha);
  const second = await order(twin);
  for (const { id } of [first, second]) await setStatus(id, 'completed');
  expect(await pointsByReason()).toMatchObject({ 'welcome-first-order': 60 });
  await merge();
  await setStatus((await order(asha)).id, 'completed');
  expect(await pointsByReason()).toMatchObject({ 'welcome-first-order': 60 });
  for (const { id } of await shop.orders()) await setStatus(id, 'cancelled');
  expect(await pointsByReason()).toMatchObject({ 'welcome-first-order': 30 });
  expect(await brokenLots(shop.db)).toEqual([]);
});

test('C302, C18: a paid referral of the other account is taken back with its order', async () => {
  const bina = await shop.asCustomer('Bina');
  await invite(twin, bina);
  // Another phone: else it would be the same person (P45).
  const body = checkout([{ _id: shop.latte }], {}, { phone: '9800000001' });
  const id = (await twin.client.call('placeOrder', body)).body.data._id;
  await setStatus(id, 'completed');
  expect(await ledgerSum(shop.db, bina.person.id)).toBe(50);
  await merge();
  const { data } = (await admin.client.call('listReferrals', { params: { id: bina.person.id }, query: {} }))
    .body;
  expect(data).toMatchObject([{ fullName: 'Asha Gurung', status: 'paid' }]);
  await setStatus(id, 'cancelled');
  expect(await ledgerSum(shop.db, bina.person.id)).toBe(0);
});

test('C302: a referral between both ends; friends of the other account, and its code, are those of the one that stays', async () => {
  const bina = await shop.asCustomer('Bina');
  await invite(twin, asha);
  await invite(bina, twin);
  const codeOf = async (id: string) =>
    (await shop.db.selectFrom('users').select('referral_code').where('id', '=', id).executeTakeFirstOrThrow())
      .referral_code;
  const code = await codeOf(twin.person.id);
  const page = (await merge()).body.data;
  expect(page.referredBy).toBeNull();
  const body = { fullName: 'Chandra', email: 'c@example.com', password: 'secret-1', entredReferalCode: code };
  expect((await shop.guest().call('register', { body })).status).toBe(200);
  const answer = await admin.client.call('listReferrals', { params: { id: asha.person.id }, query: {} });
  expect(answer.body.data.map(({ fullName }) => fullName).sort()).toEqual(['Bina', 'Chandra']);
});

test('C302: notes are joined; the same account, staff, and closed accounts are refused', async () => {
  const note = (id: string, text: string) =>
    admin.client.call('saveCustomerNote', { params: { id }, body: { text } });
  await note(asha.person.id, 'Window seat');
  await note(twin.person.id, 'No nuts');
  expect((await merge(asha.person.id)).status).toBe(400);
  expect((await merge('nobody')).status).toBe(400);
  expect((await merge(admin.person.id)).status).toBe(409);
  expect((await merge(twin.person.id, admin.person.id)).status).toBe(409);
  expect((await merge(twin.person.id, 'nobody')).status).toBe(404);
  expect((await merge()).body.data.note).toMatchObject({ text: 'Window seat\nNo nuts', version: 2 });
  const bina = await shop.asCustomer('Bina');
  expect((await merge(twin.person.id, bina.person.id)).status).toBe(400);
  expect((await merge(bina.person.id, twin.person.id)).status).toBe(404);
});

test('C302: orders that the other account places meanwhile are moved, or refused; none is lost', async () => {
  await awardPoints(shop.db, twin.person.id, 100, shop.clock.now);
  const { id } = await order(twin);
  const [merged, status, ...placed] = await Promise.all([
    merge(),
    setStatus(id, 'completed'),
    ...Array.from({ length: 8 }, (_, index) => order(index % 2 ? twin : asha, index % 2 ? 10 : 0)),
  ]);
  expect([merged.status, status.status]).toEqual([200, 200]);
  // 409: the points that it wants to redeem have moved.
  for (const one of placed) expect([200, 401, 409]).toContain(one.status);
  const stored = await shop.orders();
  expect(stored).toHaveLength(1 + placed.filter((one) => one.status === 200).length);
  expect(new Set(stored.map(({ user_id }) => user_id))).toEqual(new Set([asha.person.id]));
  expect(await ledgerSum(shop.db, twin.person.id)).toBe(0);
  expect(await checkSums(shop.db)).toEqual([]);
  expect(await brokenLots(shop.db)).toEqual([]);
});

test('C302: an order that is completed during the merge of its referrer pays the account that stays', async () => {
  const friend = await shop.asCustomer('Maya Rai');
  await invite(friend, twin);
  const { id } = await order(friend);
  const merging = await shop.db.startTransaction().execute();
  const set = (person: SignedIn, values: { referred_by: string } | { closed_at: number }) =>
    merging.updateTable('users').set(values).where('id', '=', person.person.id).execute();
  await set(friend, { referred_by: twin.person.id });
  const completing = setStatus(id, 'completed');
  await untilBlocked(shop.db, merging);
  await set(friend, { referred_by: asha.person.id });
  await set(twin, { closed_at: shop.clock.now });
  await merging.commit().execute();
  expect((await completing).status).toBe(200);
  expect(await ledgerSum(shop.db, twin.person.id)).toBe(0);
  expect(await pointBalance(shop.db, asha.person.id, shop.clock.now)).toBe(50);
});

test('C302: two merges at once, each into the other, leave one account', async () => {
  const answers = await Promise.all([merge(), merge(asha.person.id, twin.person.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
