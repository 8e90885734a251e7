import { DELETED_CUSTOMER } from '@storefront/shared/rules/customer-terms';
import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import { brokenLots } from '../../../test/support/ledger';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeReferral } from '../../../test/support/people';
import type { SignedIn } from '../../../test/support/start-test-server';
import { readPointSums } from '../../reports/point-sums';
import { checkSums } from '../../reports/recount-sums';
import { hashPassword } from '../password-hash';

let shop: OrderShop;
let admin: SignedIn;
let asha: SignedIn;
beforeEach(async () => {
  shop = await startOrderShop();
  admin = await shop.asAdmin();
  asha = await shop.asCustomer('Asha Gurung');
});
afterEach(() => shop.close());

const PASSWORD = 'secret-1';

/** What only Asha typed: none of it may be left anywhere. */
const typed = {
  fullName: 'Asha Gurung',
  email: 'other-mailbox@example.com',
  phone: '9841234567',
  address: 'House with the blue door',
};

async function givePassword() {
  const password_hash = await hashPassword(PASSWORD);
  await shop.db.updateTable('users').set({ password_hash }).where('id', '=', asha.person.id).execute();
}

async function order({ client }: SignedIn = asha) {
  const item = [{ _id: shop.latte, quantity: 4, requests: 'for my daughter Maya' }];
  const { body } = await client.call('placeOrder', checkout(item, {}, typed), withKey());
  return body.data._id;
}

const setStatus = (id: string, status: 'pending' | 'completed' | 'cancelled') =>
  admin.client.call('changeOrderStatus', { params: { id }, body: { status } });

const deleteOwn = (password = PASSWORD) => asha.client.call('deleteOwnAccount', { body: { password } });

const deleteAsStaff = (fullName = 'asha gurung', id = asha.person.id) =>
  admin.client.call('deleteCustomer', { params: { id }, body: { fullName } });

/** Everything in the database, except the words of the migrations, as one text. */
async function wholeDatabase(): Promise<string> {
  const tables = await shop.db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !/_texts|_numbers|sqlite_/.test(name));
  const rows = await Promise.all(
    names.map((name) =>
      shop.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

/** Fills every table that may hold something of a person. */
async function fillAccount(): Promise<string> {
  await givePassword();
  const { client, person } = asha;
  const id = await order();
  await setStatus(id, 'completed');
  await client.call('addAddress', { body: { name: 'Home', ...typed } });
  const inCart = { quantity: 1, type: 'product' as const, requests: 'for my daughter Maya' };
  await client.call('addToCart', { params: { id: shop.latte }, body: inCart });
  await admin.client.call('saveCustomerNote', { params: { id: person.id }, body: { text: 'Knows Maya' } });
  const adjust = { params: { id: person.id }, body: { points: 20, reason: 'Sorry, Asha Gurung' } };
  await admin.client.call('adjustPoints', adjust, withKey());
  await client.call('requestAccountOtp', {});
  await client.call('exportOwnData', {});
  const mail = { id: 'mail', subject: 'Your order', text: 'Namaste Asha Gurung', html: null, order_id: id };
  const times = { created_at: 0, expires_at: 9e15, next_try_at: 9e15, claimed_until: 0, tries: 0 };
  await shop.db
    .insertInto('outbox')
    .values({ ...mail, ...times, recipient: 'Other-Mailbox@example.com', replaces: null })
    .execute();
  return id;
}

test('C303: the customer deletes the account with the password; nothing in the database names them, sums stay', async () => {
  const id = await fillAccount();
  // A second account of hers, which staff merged.
  const twin = await shop.asCustomer('Asha Gurung');
  const merge = { params: { id: asha.person.id }, body: { other: twin.person.id } };
  expect((await admin.client.call('mergeCustomers', merge)).status).toBe(200);
  const before = (await shop.orders())[0];
  const words = [...Object.values(typed), asha.person.email, 'Maya', 'Gurung'];
  const isIn = (database: string) =>
    words.filter((word) => database.toLowerCase().includes(word.toLowerCase()));
  expect(isIn(await wholeDatabase())).toEqual(words);
  expect((await deleteOwn()).status).toBe(200);
  expect(isIn(await wholeDatabase())).toEqual([]);
  const after = (await shop.orders())[0];
  expect(after).toMatchObject({
    id,
    user_id: asha.person.id,
    status: 'completed',
    total_paisa: before?.total_paisa,
  });
  expect(await shop.lines()).toMatchObject([{ name: 'Latte', quantity: 4, requests: '' }]);
  expect(await checkSums(shop.db)).toEqual([]);
  expect(await brokenLots(shop.db)).toEqual([]);
  const { now } = shop.clock;
  expect(await readPointSums(shop.db, { start: 0, end: now }, now)).toMatchObject({ owed: 0 });
});

test('C303, P60: sessions end, staff find nobody, the audit says who deleted, and the address can sign up anew', async () => {
  await givePassword();
  const { email, id } = asha.person;
  const other = await shop.asCustomer('Asha Gurung');
  expect((await deleteOwn()).status).toBe(200);
  expect(asha.client.cookies.size).toBe(0);
  expect((await asha.client.call('getPoints', { query: {} })).status).toBe(401);
  const list = (await admin.client.call('listUsers', { query: { search: 'gurung' } })).body.data;
  expect(list.map(({ _id }) => _id)).toEqual([other.person.id]);
  const { data } = (await admin.client.call('listAudit', { query: { subject: id } })).body;
  expect(data).toMatchObject([
    { action: 'user.delete', actor: id, by: DELETED_CUSTOMER, name: DELETED_CUSTOMER },
  ]);
  const body = { fullName: 'Asha Gurung', email, password: PASSWORD };
  expect((await shop.guest().call('register', { body })).status).toBe(200);
  expect((await shop.guest().call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
});

test('C303: while an order is under way the answer says so and nothing changes', async () => {
  await givePassword();
  const id = await order();
  expect(await deleteOwn()).toMatchObject({ status: 409, body: { message: /under way/ } });
  expect((await deleteAsStaff()).status).toBe(409);
  expect((await asha.client.call('getPoints', { query: {} })).status).toBe(200);
  await setStatus(id, 'cancelled');
  expect((await deleteAsStaff()).status).toBe(200);
  expect((await deleteAsStaff()).status).toBe(404);
});

test('C303, P51: a wrong password or name, a guest, and accounts of staff are refused', async () => {
  await givePassword();
  const bina = await shop.asCustomer('Bina');
  expect(await deleteOwn('secret-2')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password' }] },
  });
  expect((await deleteAsStaff('Asha')).status).toBe(400);
  expect((await deleteAsStaff(DELETED_CUSTOMER, 'nobody')).status).toBe(404);
  // Nobody deletes or reads the account of another one, nor one without a password.
  const params = { id: asha.person.id };
  expect(
    (await bina.client.call('deleteCustomer', { params, body: { fullName: 'Asha Gurung' } })).status,
  ).toBe(403);
  expect((await bina.client.call('exportCustomer', { params })).status).toBe(403);
  expect((await bina.client.call('deleteOwnAccount', { body: { password: PASSWORD } })).status).toBe(400);
  expect((await shop.guest().call('deleteOwnAccount', { body: { password: PASSWORD } })).status).toBe(401);
  expect((await shop.guest().call('exportOwnData', {})).status).toBe(401);
  expect((await deleteAsStaff('admin', admin.person.id)).status).toBe(409);
  const refused = (await admin.client.call('listAudit', { query: { subject: asha.person.id } })).body.data;
  expect(refused).toMatchObject([{ action: 'user.update.refuse' }]);
  expect((await asha.client.call('getPoints', { query: {} })).status).toBe(200);
});

test('C303: the order of a deleted customer can still be corrected, and moves no points', async () => {
  await awardPoints(shop.db, asha.person.id, 40, shop.clock.now);
  const id = await order();
  await setStatus(id, 'completed');
  await deleteAsStaff();
  const lots = () => shop.db.selectFrom('point_lots').selectAll().orderBy('id').execute();
  const before = await lots();
  expect((await setStatus(id, 'cancelled')).status).toBe(200);
  expect(await lots()).toEqual(before);
  expect(before.map(({ remaining }) => remaining).filter(Boolean)).toEqual([]);
  expect(await checkSums(shop.db)).toEqual([]);
  const entries = await shop.db.selectFrom('outbox').selectAll().execute();
  expect(entries).toEqual([]);
});

test('C303, C18: a friend of a deleted customer still gets the points of the invitation', async () => {
  const bina = await shop.asCustomer('Bina');
  await storeReferral(shop.db, bina.person.id, asha.person.id);
  await deleteAsStaff();
  await setStatus(await order(bina), 'completed');
  const lots = await shop.db.selectFrom('point_lots').select(['kind', 'user_id']).execute();
  expect(lots.map(({ kind }) => kind).sort()).toEqual(['cafe', 'referral-friend', 'welcome-first-order']);
  expect(new Set(lots.map(({ user_id }) => user_id))).toEqual(new Set([bina.person.id]));
});

test('C303: an order and an address that are stored at the same moment are refused, or keep the account', async () => {
  const [deleted, , ...placed] = await Promise.all([
    deleteAsStaff(),
    asha.client.call('addAddress', { body: { name: 'Home', ...typed } }),
    ...Array.from({ length: 4 }, () =>
      asha.client.call('placeOrder', checkout([{ _id: shop.latte }], {}, typed), withKey()),
    ),
  ]);
  expect([200, 409]).toContain(deleted.status);
  const orders = await shop.orders();
  if (deleted.status === 200) {
    expect(placed.map(({ status }) => status)).not.toContain(200);
    expect(orders).toEqual([]);
    expect(await shop.db.selectFrom('saved_addresses').selectAll().execute()).toEqual([]);
  } else expect(orders.length).toBeGreaterThan(0);
});

test('C303: the data of a person are complete, without names of others and without other people’s orders', async () => {
  const bina = await shop.asCustomer('Bina');
  await storeReferral(shop.db, bina.person.id, asha.person.id);
  await fillAccount();
  await order(bina);
  const { data } = (await asha.client.call('exportOwnData', {})).body;
  expect(data).toMatchObject({
    person: { fullName: 'Asha Gurung', email: asha.person.email, points: 66 },
    addresses: [{ name: 'Home', phone: typed.phone }],
    orders: [{ address: typed.address, item: [{ requests: 'for my daughter Maya' }] }],
    referrals: { wasInvited: null, invited: [{ status: 'pending' }] },
    notes: 'Knows Maya',
  });
  expect(data.points).toHaveLength(3);
  expect(JSON.stringify(data)).not.toContain('Bina');
  const params = { id: asha.person.id };
  expect((await admin.client.call('exportCustomer', { params })).body.data).toEqual(data);
  const own = { params: { id: admin.person.id } };
  expect((await (await shop.asAdmin()).client.call('exportCustomer', own)).status).toBe(409);
});
