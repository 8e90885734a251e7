import type { Database } from '../../platform/db/database';

/**
 * Stores that staff have an order before them, so that it does not ring for a while (C230). Only pending orders ring.
 *
 * @param at in milliseconds
 * @returns `gone` if there is no such order, `touched` if the time was stored
 */
export async function touchOrder(
  db: Database,
  id: string,
  at: number,
): Promise<'gone' | 'touched' | 'unchanged'> {
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!order) return 'gone';
  if (order.status !== 'pending') return 'unchanged';
  await db.updateTable('orders').set({ touched_at: at }).where('id', '=', id).execute();
  return 'touched';
}
