import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';

/** From `start` until just before `end`, ms. */
interface Times {
  readonly start: number;
  readonly end: number;
}

/** The report counts points that expire within this time, ms. */
const SOON = 30 * 24 * 60 * 60_000;

/** Returns the points that customers can spend, by person as their balance is (P42), and when they expire. */
async function readOwed(db: Reader, now: number) {
  const { rows } = await sql<Record<'owed' | 'holders' | 'expiring', number | string | null>>`
    select sum(case when points > 0 then points else 0 end) as owed,
      sum(case when points > 0 then 1 else 0 end) as holders, sum(soon) as expiring
    from (
      select user_id, sum(case when expires_at > ${now} or remaining < 0 then remaining else 0 end) as points,
        sum(case when remaining > 0 and expires_at > ${now} and expires_at <= ${now + SOON} then remaining else 0 end)
          as soon
      from point_lots where remaining <> 0 group by user_id
    ) as balances`.execute(db);
  const [row] = rows;
  return {
    owed: Number(row?.owed ?? 0),
    holders: Number(row?.holders ?? 0),
    expiring: Number(row?.expiring ?? 0),
  };
}

/** Returns the points that customers have, and what the ledger gave and used in a time. */
export async function readPointSums(
  db: Reader,
  { start, end }: Times,
  now: number,
): Promise<SalesReport['points']> {
  const moved = await db
    .selectFrom('point_entries')
    .select(({ fn }) => ['kind', fn.sum('delta').as('points')])
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('kind')
    .execute();
  const sumOf = (...kinds: readonly string[]) =>
    moved.reduce((sum, { kind, points }) => sum + (kinds.includes(kind) ? Number(points) : 0), 0);
  return {
    ...(await readOwed(db, now)),
    given: sumOf('earn', 'reverse'),
    used: 0 - sumOf('redeem', 'refund'),
  };
}

/** Counts friends whose first completed order is still to come, and the referrals that were paid in a time (C18). */
export async function readReferrals(db: Reader, { start, end }: Times): Promise<SalesReport['referrals']> {
  const pending = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('people'))
    .where('referred_by', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('point_lots')
            .select('id')
            .where('kind', '=', 'welcome-first-order')
            .whereRef('user_id', '=', 'users.id')
            .where('points', '>', 0),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('point_lots')
    .select(({ fn }) => fn.countAll().as('lots'))
    .where('kind', '=', 'referral-referrer')
    .where('points', '>', 0)
    .where('earned_at', '>=', start)
    .where('earned_at', '<', end)
    .executeTakeFirstOrThrow();
  return { pending: Number(pending.people), paid: Number(paid.lots) };
}
