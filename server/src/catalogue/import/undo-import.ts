import { conflict } from '@storefront/http/failure';
import type { ImportResult, PastImport } from '@storefront/shared/contract/entities/catalogue-import';
import type { Reader, Tx } from '../../platform/db/database';
import type { ImportsTable } from '../../platform/db/import-schema';
import type { ClosetItemsTable, ProductsTable } from '../../platform/db/schema';
import { nameOf } from '../../platform/edits/check-version';
import { readItems } from './locked-items';
import type { UndoAbout, UndoEntry } from './sheet-shop';
import { inTurns } from './upsert-rows';

/** Returns the id of one of these items that is in an order since then; null: none. @param since ms */
async function orderedSince(db: Reader, ids: readonly string[], since: number): Promise<string | null> {
  for await (const part of inTurns(ids)) {
    const row = await db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select('order_lines.item_id')
      .where('order_lines.item_id', 'in', part)
      .where('orders.created_at', '>=', since)
      .limit(1)
      .executeTakeFirst();
    if (row) return row.item_id;
  }
  return null;
}

/**
 * Locks the items that an import wrote, and returns them by id.
 *
 * @throws Failure 409 if one of them was ordered, changed or deleted since (C434)
 */
export async function lockUnchanged<T extends 'products' | 'closet_items'>(
  tx: Tx,
  table: T,
  entries: readonly UndoEntry[],
  { since }: UndoAbout,
): Promise<Map<string, T extends 'products' ? ProductsTable : ClosetItemsTable>> {
  const ids = entries.map(({ id }) => id);
  const stored = await readItems(tx, table, ids, tx);
  for (const { id, name, version } of entries) {
    const item = stored.get(id);
    if (!item) throw conflict(`${name} was deleted since. The import stays.`);
    if (item.version !== version)
      throw conflict(`${await nameOf(tx, item.updated_by)} changed ${item.name} since. The import stays.`);
  }
  const sold = await orderedSince(tx, ids, since);
  if (sold !== null) throw conflict(`${stored.get(sold)?.name} was ordered since. The import stays.`);
  return stored;
}

/** Past imports that are listed. */
const LISTED = 10;

/** Returns the last imports of menu or closet that were done, newest first. */
export async function listImports(db: Reader, shop: ImportsTable['shop']): Promise<PastImport[]> {
  const rows = await db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.actor')
    .select(['imports.id', 'full_name', 'answer', 'done_at', 'undone_at'])
    .where('shop', '=', shop)
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ id, full_name, answer, done_at, undone_at }) => {
    const { added, changed } = JSON.parse(answer ?? '{}') as ImportResult;
    const at = new Date(done_at ?? 0).toISOString();
    return { _id: id, at, by: full_name ?? 'Somebody', added, changed, undone: undone_at !== null };
  });
}
