import type { Tx } from '../../platform/db/database';

/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

/** Yields a list in parts. */
export function* inParts<T>(all: readonly T[], size = ROWS): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** Adds or replaces whole rows by their id. The caller has locked those that exist. */
export async function upsertRows<T extends 'products' | 'closet_items'>(
  tx: Tx,
  table: T,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  for (const part of inParts(rows)) {
    const columns = Object.keys(part[0] ?? {});
    await tx
      .insertInto(table)
      .values(part as never)
      .onConflict((conflict) =>
        conflict
          .column('id' as never)
          .doUpdateSet(
            ({ ref }) =>
              Object.fromEntries(columns.map((name) => [name, ref(`excluded.${name}` as never)])) as never,
          ),
      )
      .execute();
  }
}
