import { emailIdentity, phoneIdentity } from '@storefront/shared/rules/contact';
import { sql } from 'kysely';
import { checkout, withKey } from '../../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../../test/support/order-shop';
import { checkSums } from '../../../reports/recount-sums';
import { migrate } from '../migrate';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

/** Takes the step back. */
async function undo(): Promise<void> {
  for (const statement of [
    'drop table past_identities',
    'drop index users_by_email_identity',
    'drop index orders_by_email_identity',
    'drop index orders_by_phone_identity',
    'drop index orders_waiting_by_phone',
    'alter table users drop column email_identity',
    'alter table users drop column email_proved_at',
    'alter table orders drop column email_identity',
    'alter table orders drop column phone_identity',
    'create index orders_by_phone on orders (phone)',
    'create index orders_waiting_by_phone on orders (phone)',
    "delete from migrations where name = '0044-person-identity'",
  ])
    await sql.raw(statement).execute(shop.db);
}

test('C412: the step fills who orders and accounts belong to, and counts guests of a report by the same phone', async () => {
  const spellings = [
    { phone: '061456789', email: 'a.sha+cafe@gmail.com' },
    { phone: '+977-61-456789', email: 'ASHA@googlemail.com' },
    { phone: '9841234567', email: '' },
  ];
  for (const typed of spellings) {
    const body = checkout([{ _id: shop.latte }], {}, typed);
    expect((await shop.guest().call('placeGuestOrder', body, withKey())).status).toBe(200);
  }
  const form = { fullName: 'Asha', email: 'As.ha+1@gmail.com', password: 'secret-1' };
  await shop.guest().call('register', { body: form });
  await undo();
  // As an older release counted them: a row for each spelling.
  await shop.db.deleteFrom('person_days').execute();
  const day = { orders: 1, previous_day: null, day: 20777 };
  await shop.db
    .insertInto('person_days')
    .values(['061456789', '61456789', '9841234567'].map((person) => ({ person, ...day })))
    .execute();
  await migrate(shop.db, () => 0);
  for (const order of await shop.orders())
    expect(order).toMatchObject({
      email_identity: order.email && emailIdentity(order.email),
      phone_identity: phoneIdentity(order.phone),
    });
  const user = await shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email_identity: 'asha@gmail.com', email_proved_at: null });
  const days = await shop.db.selectFrom('person_days').selectAll().orderBy('person').execute();
  expect(days.map(({ person, orders }) => [person, orders])).toEqual([
    ['61456789', 2],
    ['9841234567', 1],
  ]);
  expect((await checkSums(shop.db)).filter(({ table }) => table !== 'person_days')).toEqual([]);
});
