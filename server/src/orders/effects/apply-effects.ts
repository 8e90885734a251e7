import { raiseDataVersion } from '../../platform/db/counters';
import { raiseStockVersion } from '../../platform/db/data-versions';
import type { Tx } from '../../platform/db/database';
import type { OrderWithLines } from '../order-with-lines';
import { applyPoints } from './apply-points';
import { applyStock } from './apply-stock';

/**
 * Applies an order that has just been stored to stock and points. The result depends on its new state alone, so no
 * sequence of changes earns or loses anything (C19, C77, P44).
 *
 * @param before null when it was just placed
 * @throws Failure 409 when stock or points no longer suffice; the transaction then rolls back
 */
export async function applyEffects(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines,
  now: number,
): Promise<void> {
  const { moved, turnedOver } = await applyStock(tx, before?.lines ?? [], after.lines);
  await applyPoints(tx, before, after, now);
  // Counters come last: their rows are the ones that every order locks.
  if (moved) await raiseStockVersion(tx);
  if (turnedOver) await raiseDataVersion(tx);
}
