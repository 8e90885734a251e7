import type { Tx } from '../platform/db/database';
import type { OrderLinesTable } from '../platform/db/schema';

const isEqual = (a: OrderLinesTable, b: OrderLinesTable | undefined) =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** Stores the lines of an order in their new state; those that stay the same are left alone. */
export async function replaceLines(
  tx: Tx,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
): Promise<void> {
  const known = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map((line) => line.id));
  const removed = before.filter((line) => !kept.has(line.id)).map((line) => line.id);
  if (removed.length > 0) await tx.deleteFrom('order_lines').where('id', 'in', removed).execute();
  for (const line of after) {
    if (!known.has(line.id)) await tx.insertInto('order_lines').values(line).execute();
    else if (!isEqual({ ...line }, known.get(line.id)))
      await tx.updateTable('order_lines').set(line).where('id', '=', line.id).execute();
  }
}
