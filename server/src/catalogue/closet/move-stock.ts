import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { stockSteps } from '@storefront/shared/rules/edit-stock';
import { moveStock as moved, type StockMovement } from '@storefront/shared/rules/stock-movement';
import type { Database } from '../../platform/db/database';
import { type Attempt, claimKey, storeAnswer } from '../../platform/db/idempotency-keys';
import { inTransaction } from '../../platform/db/transaction';
import { recordChange } from '../record-change';
import { countedStock } from './closet-cells';
import { lockClosetItem } from './closet-queries';
import { closetItemToWire } from './closet-to-wire';
import { recordStock } from './stock-events';
import { orStockFault, storeStock } from './store-stock';

interface Move {
  readonly id: string;
  /** Id of the member of staff. */
  readonly actor: string;
  readonly movement: StockMovement;
  /** The idempotency key: a repeat gets the first answer and moves nothing. */
  readonly key: string | undefined;
}

/**
 * Adds a movement to the stock of a closet item, in the cell that it names, so that sales in between stay right (C166,
 * C273). The item's version stays.
 *
 * @throws Failure 400 for a cell that is not counted; 404; 409 if the stock would fall below 0 or rise above ten million,
 * or if the key was used for another movement
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
    const row = await lockClosetItem(tx, id);
    const before = await countedStock(tx, row);
    const after = orStockFault(moved(before, movement));
    await storeStock(tx, id, before, after);
    const { kind, reason = '' } = movement;
    const steps = stockSteps(before, after);
    await recordStock(tx, [{ itemId: id, steps, stockAfter: after.stock }], { at, actor, kind, reason });
    const details = { kind, before: before.stock, after: after.stock };
    await recordChange(tx, { at, actor, action: 'closet.stock', subject: id, details });
    const item = closetItemToWire({ ...row, stock: after.stock }, after.cells);
    if (attempt) await storeAnswer(tx, attempt, item);
    return item;
  });
}
