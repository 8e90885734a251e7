import { checkout, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import type { SignedIn } from '../../../test/support/start-test-server';

let shop: OrderShop;
let owner: SignedIn;
let asha: SignedIn;
beforeEach(async () => {
  shop = await startOrderShop();
  owner = await shop.asAdmin();
  asha = await shop.asCustomer('Asha Gurung');
});
afterEach(() => shop.close());

const remove = () =>
  owner.client.call('deleteCustomer', {
    params: { id: asha.person.id },
    body: { fullName: 'Asha Gurung' },
  });

const merge = (other: SignedIn) =>
  owner.client.call('mergeCustomers', { params: { id: asha.person.id }, body: { other: other.person.id } });

test('C303, C297: the second factor goes, and a login that waits for a code', async () => {
  const user_id = asha.person.id;
  const times = { created_at: 0, confirmed_at: 0, last_step: 0, tries: 0, locked_until: 0 };
  await shop.db
    .insertInto('second_factors')
    .values({ user_id, secret: 's', key_id: 'k', ...times })
    .execute();
  await shop.db.insertInto('recovery_codes').values({ user_id, code_hash: 'c', used_at: null }).execute();
  await shop.db
    .insertInto('login_tickets')
    .values({ id_hash: 't', user_id, tries: 0, expires_at: 9e15 })
    .execute();
  expect((await remove()).status).toBe(200);
  for (const table of ['sessions', 'second_factors', 'recovery_codes', 'login_tickets'] as const)
    expect(await shop.db.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
});

test('C303: a mail about an order of an account that was merged goes with the one that stays', async () => {
  const twin = await shop.asCustomer('Asha G.');
  const other = await shop.asCustomer('Bina Rai');
  const sent = checkout([{ _id: shop.latte }]);
  const order_id = (await twin.client.call('placeOrder', sent, withKey())).body.data._id;
  expect((await merge(twin)).status).toBe(200);
  await shop.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order_id).execute();
  const times = { created_at: 0, expires_at: 9e15, next_try_at: 9e15, claimed_until: 0, tries: 0 };
  const mail = { subject: 'Your order', text: 'Namaste', html: null, replaces: null, ...times };
  await shop.db
    .insertInto('outbox')
    .values([
      { ...mail, id: 'one', order_id, recipient: twin.person.email },
      { ...mail, id: 'two', order_id, recipient: other.person.email },
    ])
    .execute();
  expect((await remove()).status).toBe(200);
  expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'two' }]);
});

test('C302: two accounts that used one idempotency key are merged', async () => {
  const twin = await shop.asCustomer('Asha G.');
  const key = 'b7e9d1c0-0000-4000-8000-000000000001';
  const row = { key, payload_hash: 'p', answer: '{}', order_id: 'order', created_at: 0 };
  await shop.db
    .insertInto('idempotency_keys')
    .values([asha, twin].map(({ person }) => ({ ...row, actor: person.id })))
    .execute();
  expect((await merge(twin)).status).toBe(200);
  const keys = await shop.db.selectFrom('idempotency_keys').select('actor').where('key', '=', key).execute();
  expect(keys).toEqual([{ actor: asha.person.id }]);
});

test('C300, C301: accounts of staff have no note and no adjusted points', async () => {
  const manager = await shop.asAdmin('manager');
  const params = { id: owner.person.id };
  const note = await manager.client.call('saveCustomerNote', { params, body: { text: 'The boss' } });
  expect(note.status).toBe(409);
  const body = { points: 5_000, reason: 'For the boss' };
  expect((await manager.client.call('adjustPoints', { params, body }, withKey())).status).toBe(409);
});
