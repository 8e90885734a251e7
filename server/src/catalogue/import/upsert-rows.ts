import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tx } from '../../platform/db/database';

/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 200;

/** Yields a list in parts. */
export function* inParts<T>(all: readonly T[], size = ROWS): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/**
 * Yields a list in parts; between them other calls are answered: the embedded database works in the thread of the
 * server.
 */
export async function* inTurns<T>(all: readonly T[], size = ROWS): AsyncGenerator<readonly T[]> {
  for (const part of inParts(all, size)) {
    yield part;
    await nextTurn();
  }
}

/** Adds or replaces whole rows by their id. The caller has locked those that exist. */
export async function upsertRows<T extends 'products' | 'closet_items'>(
  tx: Tx,
  table: T,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  for await (const part of inTurns(rows)) {
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
