import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Reader } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { type Companions, companionsOf, createPairCount } from './companions';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 90;

/** The row of `meta` with the result as JSON. */
const NAME = 'goes-with';

type Kind = 'product' | 'closet';

interface Stored {
  /** When it was counted, ms. */
  readonly at: number;
  readonly product: Companions;
  readonly closet: Companions;
}

const NOTHING: Stored = { at: 0, product: {}, closet: {} };

/** An item goes with items of its own shop only: a coat says nothing about a coffee. */
const KINDS: readonly Kind[] = ['product', 'closet'];

async function readStored(db: Reader): Promise<Stored> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', NAME).executeTakeFirst();
  return row ? JSON.parse(row.value) : NOTHING;
}

/** Reads the lines of one day's orders that staff accepted: anybody can place a pending one. */
const linesOfDay = (db: Reader, from: number) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id as orderId', 'order_lines.item_type as kind', 'order_lines.item_id as itemId'])
    .where('orders.deleted_at', 'is', null)
    .where('orders.status', 'in', ['processing', 'completed'])
    .where('orders.created_at', '>', from)
    .where('orders.created_at', '<=', from + DAY_MS)
    .execute();

/** Counts the orders of the last 90 days, day by day so that other calls are answered in between. */
async function countPairs(db: Reader, now: number): Promise<Omit<Stored, 'at'>> {
  const counts = { product: createPairCount(), closet: createPairCount() };
  for (let day = DAYS; day > 0; day -= 1) {
    const lines = await linesOfDay(db, now - day * DAY_MS);
    for (const kind of KINDS) {
      const orders = new Map<string, string[]>();
      for (const line of lines)
        if (line.kind === kind) orders.set(line.orderId, [...(orders.get(line.orderId) ?? []), line.itemId]);
      for (const items of orders.values()) counts[kind].add(items);
    }
  }
  return { product: counts.product.companions(), closet: counts.closet.companions() };
}

/** Counts again what is ordered together if the last count is a day old (C271). Cached answers learn of another result. */
export async function refreshGoesWith(db: Database, now: number): Promise<void> {
  const { at, ...before } = await readStored(db);
  if (now - at < DAY_MS) return;
  const after = await countPairs(db, now);
  const value = JSON.stringify({ at: now, ...after } satisfies Stored);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('meta')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    if (JSON.stringify(after) !== JSON.stringify(before)) await raiseDataVersion(tx);
  });
}

/** Returns ids of items that go well with these, the best first; none where too little is known. */
export const findCompanions = async (
  db: Reader,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly string[]> => companionsOf((await readStored(db))[kind], ids);
