import type { Tx } from '../../database';
import { subtypeKeys, textKey } from './frozen-rules';

const BATCH = 1_000;

/** Reads a table in batches ordered by id, so that a large one never fills the memory. */
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

/** Fills the search keys of orders and the types of closet items. */
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
    async ({ id, full_name, email, phone, code }) => {
      const search_key = [full_name, email, phone, code].map((text) => textKey(text ?? '')).join('\n');
      await tx.updateTable('orders').set({ search_key }).where('id', '=', id).execute();
    },
  );
  await inBatches(
    (after) =>
      tx.selectFrom('closet_items').selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    async ({ id, name, name_key, division, category, brand_key, price_paisa, created_at, deleted_at }) => {
      if ((deleted_at ?? null) !== null) return;
      const item = { item_id: id, name_key, division, category, brand_key, price_paisa, created_at };
      const rows = subtypeKeys(name).map((type_key) => ({ type_key, ...item }));
      if (rows.length > 0) await tx.insertInto('closet_types').values(rows).execute();
    },
  );
}
