import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';
import { likePart } from '../platform/db/lists/like-part';
import { pageOfIds } from '../platform/db/lists/page-of-ids';

/** A search reads this many of the newest orders with the number; more belong to the same few people. */
const MOST_ORDERS = 100;

/** The phone of each customer, by user id: accounts have none, their orders do. */
export type PhonesOfUsers = ReadonlyMap<string, string>;

/** Returns the customers whose orders give this part of a phone number, the newest order first, with that number. */
export async function usersByPhone(db: Reader, digits: string): Promise<PhonesOfUsers> {
  const list = {
    table: 'orders',
    text: 'search_key',
    where: sql`deleted_at is null and user_id is not null and ${likePart('phone', digits)}`,
    order: sql`created_at desc, id`,
  } as const;
  const ids = await pageOfIds(db, list, { limit: MOST_ORDERS, offset: 0, search: digits });
  if (ids.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['user_id', 'phone'])
    .where('orders.id', 'in', ids)
    .where('role', '=', 'customer')
    .orderBy('orders.created_at', 'desc')
    .execute();
  const phones = new Map<string, string>();
  for (const { user_id, phone } of orders)
    if (user_id && phone && !phones.has(user_id)) phones.set(user_id, phone);
  return phones;
}

/** Returns the phone of the newest order of each of these users; those without an order are missing. */
export async function phonesOfUsers(db: Reader, userIds: readonly string[]): Promise<PhonesOfUsers> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select((eb) => [
      'id',
      eb
        .selectFrom('orders')
        .select('phone')
        .whereRef('orders.user_id', '=', 'users.id')
        .where('phone', 'is not', null)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('phone'),
    ])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.flatMap(({ id, phone }) => (phone ? [[id, phone] as const] : [])));
}
