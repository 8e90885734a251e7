import { conflict } from '@storefront/http/failure';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { type StockMovement, stockChange } from '@storefront/shared/rules/stock-movement';
import type { Database } from '../../platform/db/database';
import { type Attempt, claimKey, storeAnswer } from '../../platform/db/idempotency-keys';
import { inTransaction } from '../../platform/db/transaction';
import { recordChange } from '../record-change';
import { lockClosetItem } from './closet-queries';
import { closetItemToWire } from './closet-to-wire';

/** The most that the form of an item takes; PostgreSQL's integers end at two thousand million. */
const STOCK_MAX = 10_000_000;

interface Move {
  readonly id: string;
  /** Id of the member of staff. */
  readonly actor: string;
  readonly movement: StockMovement;
  /** The idempotency key: a repeat gets the first answer and moves nothing. */
  readonly key: string | undefined;
}

/**
 * Adds a movement to the stock of a closet item, so that sales in between stay right (C166). The item's version stays.
 *
 * @throws Failure 404; 409 if the stock would fall below 0 or rise above ten million, or if the key was used for another movement
 */
export function moveStock(
  db: Database,
  now: () => number,
  { id, actor, movement, key }: Move,
): Promise<ClosetItem> {
  const attempt: Attempt | null =
    key === undefined ? null : { actor: `stock ${actor}`, key, payload: [id, movement] };
  return inTransaction(db, async (tx) => {
    const at = now();
    const earlier = attempt && (await claimKey<ClosetItem>(tx, attempt, at));
    if (earlier) return earlier;
    const before = await lockClosetItem(tx, id);
    const after = { ...before, stock: before.stock + stockChange(movement, before.stock) };
    if (after.stock < 0) throw conflict(`Only ${before.stock} left in stock`);
    if (after.stock > STOCK_MAX) throw conflict(`At most ${STOCK_MAX} pieces can be in stock`);
    await tx.updateTable('closet_items').set({ stock: after.stock }).where('id', '=', id).execute();
    const details = { kind: movement.kind, before: before.stock, after: after.stock };
    await recordChange(tx, { at, actor, action: 'closet.stock', subject: id, details });
    const item = closetItemToWire(after);
    if (attempt) await storeAnswer(tx, attempt, item);
    return item;
  });
}
