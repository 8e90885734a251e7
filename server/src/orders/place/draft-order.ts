import { checkStock } from '@storefront/shared/ordering/check-stock';
import { orderSums, type Sums } from '@storefront/shared/ordering/order-sums';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { clientPaisa, priceLines } from '@storefront/shared/ordering/price-lines';
import { compareTotals, goodsTotal } from '@storefront/shared/rules/totals';
import type { Tx } from '../../platform/db/database';
import { badField } from '../../platform/http/failure';
import { orderConflict } from '../order-failure';
import { resolveLines } from '../read-items';
import { checkPoints } from './check-points';
import { closedChanges } from './closed-change';
import { feeChanges } from './fee-change';
import type { Placing } from './placing';
import { type Delivery, settleDestination } from './settle-destination';

/** An order that may be stored as it is. */
export interface Draft {
  readonly lines: readonly PricedLine[];
  readonly delivery: Delivery;
  readonly sums: Sums;
}

/**
 * Computes an order from the catalogue and holds whatever it depends on until the commit (C5, P5).
 *
 * @throws Failure 400 for what cannot be read; 409 with every difference at once and the total as it would be, when
 * something is gone, short, or dearer than the customer saw, or no order is taken (C84, C85, P10).
 */
export async function draftOrder(tx: Tx, placing: Placing, now: number): Promise<Draft> {
  const resolved = await resolveLines(tx, placing.lines, placing.field);
  const { lines, gone, changedPrices } = priceLines(
    resolved,
    placing.destination.kind === 'table' ? 'table' : 'normal',
  );
  const delivery = await settleDestination(tx, placing.destination);
  const { shortages, possible } = checkStock(lines, resolved);
  const feePaisa = delivery.fee_paisa;
  const points = await checkPoints(tx, placing, goodsTotal(possible) + feePaisa, now);
  const isMember = placing.userId !== null;
  const sums = orderSums({ lines: possible, feePaisa, redeemedPoints: points.possible, isMember });

  const closed = await closedChanges(tx, now);
  const refusals = [...closed, ...gone, ...shortages, ...points.changes];
  const nothingElse = gone.length + shortages.length + changedPrices.length === 0;
  if (points.exceedsTotal && nothingElse) throw badField('data.points', 'must not exceed the total');
  if (refusals.length > 0) throw orderConflict([...refusals, ...changedPrices], sums.totalPaisa);

  const seen = placing.totalAmount == null ? null : clientPaisa(placing.totalAmount);
  if (compareTotals(seen, sums.totalPaisa) === 'server-higher')
    throw orderConflict([...changedPrices, ...feeChanges(placing, delivery)], sums.totalPaisa);
  return { lines, delivery, sums };
}
