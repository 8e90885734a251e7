import { raiseDataVersion } from '../../platform/db/counters';
import { raiseStockVersion } from '../../platform/db/data-versions';
import type { Tx } from '../../platform/db/database';
import { settlePoints } from './apply-points';
import { settleStock } from './apply-stock';
import type { Standing } from './standing';

/**
 * Makes stock and points follow an order that has just been stored in its new state. What holds is a function of that
 * state alone, so any walk through the states ends as if the last one had been the only one (C19, C77, P44).
 *
 * @throws Failure 409 when stock or points no longer suffice; the transaction takes everything back
 */
export async function applyEffects(
  tx: Tx,
  before: Standing | null,
  after: Standing,
  now: number,
): Promise<void> {
  const { moved, turnedOver } = await settleStock(tx, before?.lines ?? [], after.lines);
  await settlePoints(tx, before, after, now);
  // Counters come last, so that no other order waits for long.
  if (moved) await raiseStockVersion(tx);
  if (turnedOver) await raiseDataVersion(tx);
}
