import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import type { PointEntriesTable } from '../platform/db/points-schema';

/** Appends an entry to the ledger. Returns false if its key exists: the caller must then move no points (P44). */
export async function writeEntry(tx: Tx, entry: Omit<Insertable<PointEntriesTable>, 'id'>): Promise<boolean> {
  const stored = await tx
    .insertInto('point_entries')
    .values({ id: newId(), ...entry })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The points of one person. */
interface PointBalance {
  /** Spendable points, at least 0. */
  readonly points: number;
  /** Points that were taken back after they had been spent; the next earned ones pay them off (P42). */
  readonly owed: number;
}

const NO_POINTS: PointBalance = { points: 0, owed: 0 };

const toBalance = (sum: number): PointBalance => ({ points: Math.max(0, sum), owed: Math.max(0, -sum) });

/** Returns the points of a person of the list. */
type PointBalances = (userId: string | null) => PointBalance;

/**
 * Returns the points of several people: unexpired lots minus debts (P41, P42). Skips spent and expired lots, so the cost
 * does not grow with a customer's history.
 */
export async function pointBalances(
  db: Reader,
  userIds: readonly string[],
  now: number,
): Promise<PointBalances> {
  if (userIds.length === 0) return () => NO_POINTS;
  const ids = sql.join(userIds);
  const { rows } = await sql<{ user_id: string; points: number }>`
    select user_id, sum(remaining) as points from (
      select user_id, remaining from point_lots
      where user_id in (${ids}) and expires_at > ${now} and remaining <> 0
      union all
      select user_id, remaining from point_lots
      where user_id in (${ids}) and expires_at <= ${now} and remaining < 0
    ) as lots group by user_id`.execute(db);
  const balances = new Map(rows.map(({ user_id, points }) => [user_id, toBalance(Number(points))]));
  return (userId) => balances.get(userId ?? '') ?? NO_POINTS;
}

/** Returns the spendable points of one person. */
export const pointBalance = async (db: Reader, userId: string, now: number): Promise<number> =>
  (await pointBalances(db, [userId], now))(userId).points;
