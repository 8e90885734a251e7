import { storeTypes } from '../../../../catalogue/closet/closet-types';
import { orderSearchKey } from '../../../../orders/list/order-search-key';
import type { Tx } from '../../database';

const BATCH = 1_000;

/** Walks a table by its ids, so that a large one is never in memory as a whole. */
async function inBatches<R extends { readonly id: string }>(
  read: (after: string) => Promise<readonly R[]>,
  store: (row: R) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    for (const row of rows) await store(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What orders are found by, and the types of closet items: rules in code tell both. */
export async function fillFlatLists(tx: Tx): Promise<void> {
  await inBatches(
    (after) =>
      tx
        .selectFrom('orders')
        .select(['id', 'full_name', 'email', 'phone', 'code'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    async (order) => {
      const search_key = orderSearchKey(order);
      await tx.updateTable('orders').set({ search_key }).where('id', '=', order.id).execute();
    },
  );
  await inBatches(
    (after) =>
      tx.selectFrom('closet_items').selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    (item) => storeTypes(tx, [item]),
  );
}
