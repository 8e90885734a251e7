import type { Referral } from '@storefront/shared/contract/entities/customer-page';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly paid: number | boolean;
  readonly ordered: number | boolean;
}

/** Whether the referrer has the points, and whether the friend has a completed order (C18). */
const standing = (friend: string, referrer: string) => sql`
  exists (select 1 from point_lots where kind = 'referral-referrer' and user_id = ${sql.ref(referrer)}
    and order_id = ${sql.ref(friend)} and points > 0) as paid,
  exists (select 1 from point_lots where kind = 'welcome-first-order' and user_id = ${sql.ref(friend)}
    and points > 0) as ordered`;

const toWire = ({ id, name, at, paid, ordered }: Row): Referral => ({
  _id: id,
  id,
  fullName: name,
  at: new Date(Number(at)).toISOString(),
  status: paid ? 'paid' : ordered ? 'unpaid' : 'pending',
});

/** Returns who invited a customer; null: nobody. */
export async function findReferrer(db: Reader, userId: string): Promise<Referral | null> {
  const { rows } = await sql<Row>`
    select referrer.id, referrer.full_name as name, friend.created_at as at, ${standing('friend.id', 'referrer.id')}
    from users as friend join users as referrer on referrer.id = friend.referred_by
    where friend.id = ${userId}`.execute(db);
  return rows[0] ? toWire(rows[0]) : null;
}

interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Returns one page of the friends whom a customer invited, newest first. */
export async function selectReferrals(
  db: Reader,
  userId: string,
  { page = 1, limit = PAGE_SIZES.referrals }: PageQuery,
): Promise<Referral[]> {
  const { rows } = await sql<Row>`
    select friend.id, friend.full_name as name, friend.created_at as at, ${standing('friend.id', 'friend.referred_by')}
    from users as friend where friend.referred_by = ${userId}
    order by friend.created_at desc, friend.id limit ${limit} offset ${pageOffset(page, limit)}`.execute(db);
  return rows.map(toWire);
}
