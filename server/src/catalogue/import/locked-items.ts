import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import type { CellError } from '@storefront/shared/rules/sheet-cells';
import type { Reader, Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import { lockRows } from '../../platform/db/lock-rows';
import type { ClosetItemsTable, EditStamp, ProductsTable } from '../../platform/db/schema';
import { nameOf } from '../../platform/edits/check-version';
import type { PlanRow } from './plan-row';
import { inTurns } from './upsert-rows';

type Item<T> = T extends 'products' ? ProductsTable : ClosetItemsTable;

/** Returns items that are not deleted, by id; locked until the commit of the transaction that is given. */
export async function readItems<T extends 'products' | 'closet_items'>(
  db: Reader,
  table: T,
  ids: readonly string[],
  lockIn?: Tx,
): Promise<Map<string, Item<T>>> {
  const found = new Map<string, Item<T>>();
  for await (const part of inTurns([...new Set(ids)].sort())) {
    const query = db
      .selectFrom(table as 'products')
      .selectAll()
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .orderBy('id');
    const rows = await (lockIn ? query.$call(lockRows(lockIn)) : query).execute();
    for (const row of rows) found.set(row.id, row as unknown as Item<T>);
  }
  return found;
}

/** Returns why a row may not change an item any more, or null. */
export async function staleRow(
  tx: Tx,
  { version }: PlanRow,
  stored: EditStamp | undefined,
): Promise<CellError | null> {
  if (!stored) return { column: 'id', message: 'was deleted meanwhile' };
  if (stored.version === version) return null;
  const when = stored.updated_at === null ? '' : ` at ${timeOfDay(stored.updated_at)}`;
  const who = await nameOf(tx, stored.updated_by);
  return { column: null, message: `${who} changed this item${when}. Check the file again` };
}

/** Returns the act of an item that is stored: it is new, deleted or changed. */
export const actOf = (
  kind: 'product' | 'closet',
  before: object | null,
  { deleted_at }: { readonly deleted_at: number | null },
): string => `${kind}.${before === null ? 'add' : deleted_at === null ? 'update' : 'delete'}`;

/** An entry of the audit for each stored item, in few statements (P74). */
export async function auditItems(
  tx: Tx,
  entries: readonly {
    readonly at: number;
    readonly actor: string;
    readonly action: string;
    readonly subject: string;
    readonly details: object;
  }[],
): Promise<void> {
  for await (const part of inTurns(entries))
    await tx
      .insertInto('audit')
      .values(
        part.map(({ details, ...entry }) => ({ id: newId(), ...entry, details: JSON.stringify(details) })),
      )
      .execute();
}
