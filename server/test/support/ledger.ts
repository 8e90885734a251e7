import type { Database } from '../../src/platform/db/database';

/** What a person's lots hold together, debts included; the balance shows nothing below 0. */
export async function ledgerSum(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('point_lots')
    .select(({ fn }) => fn.sum<number | null>('remaining').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.sum ?? 0;
}

/** Lots whose entries do not add up to what they hold; there must be none. */
export async function brokenLots(db: Database): Promise<string[]> {
  const lots = await db.selectFrom('point_lots').select(['id', 'remaining']).execute();
  const entries = await db.selectFrom('point_entries').select(['lot_id', 'delta']).execute();
  return lots
    .filter(({ id, remaining }) => {
      const moved = entries.filter(({ lot_id }) => lot_id === id).reduce((sum, { delta }) => sum + delta, 0);
      return moved !== remaining;
    })
    .map(({ id }) => id);
}
