import type { Reader } from '../db/database';

/** The spendable points of several people: unexpired lots less debts, never below 0 (P41, P42). Asks once. */
export async function pointBalances(
  db: Reader,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('point_lots')
    .select(({ fn }) => ['user_id', fn.sum<number>('remaining').as('points')])
    .where('user_id', 'in', userIds)
    .where((lot) => lot.or([lot('remaining', '<', 0), lot('expires_at', '>', now)]))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, points }) => [user_id, Math.max(0, points)]));
}

/** The spendable points of one person. */
export const pointBalance = async (db: Reader, userId: string, now: number): Promise<number> =>
  (await pointBalances(db, [userId], now)).get(userId) ?? 0;
