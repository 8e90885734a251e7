import type { OrderItem } from '../../contract/entities/order';
import type { OrderChange } from '../../contract/envelope';
import { toPaisa } from '../../rules/money';
import { whyNoOrders } from '../../rules/opening-hours';
import { isRedeemable, largestRedeemable } from '../../rules/points';
import { compareTotals } from '../../rules/totals';
import { badField, orderConflict } from '../support/mock-failure';
import type { MockWorld } from '../world';
import { checkStock } from './check-stock';
import { orderSums, type Sums } from './order-sums';
import type { Placing } from './placing';
import { priceLines } from './price-lines';

/** An order that may be stored as it is. */
export interface Draft {
  readonly items: readonly OrderItem[];
  readonly sums: Sums['shown'];
}

const changed = (changes: readonly OrderChange[], totalAmount: number) =>
  orderConflict('Something changed since you looked', changes, totalAmount);

/** Why no order is taken right now, as a change (P10, C85). */
function closedChange({ now, ordering }: MockWorld): OrderChange[] {
  const why = whyNoOrders(now(), ordering);
  return why === null ? [] : [{ kind: 'closed', _id: null, name: why, was: null, now: null }];
}

/** The change of the fee, as far as the client's numbers tell it (P14). */
function feeChange({ lines, totalAmount, points, fee, about }: Placing): OrderChange[] {
  if (totalAmount === null || totalAmount === undefined) return [];
  let goods = 0;
  for (const { price, quantity } of lines) {
    if (price === null) return [];
    goods += price * quantity;
  }
  const was = toPaisa(totalAmount + points - goods) / 100;
  if (was < 0 || was === fee) return [];
  return [{ kind: 'fee', _id: null, name: about.deliveryLocation ?? '', was, now: fee }];
}

/** How many of the wanted points can be redeemed (C12, C13). @throws MockFailure 400 when only the total is too low. */
function checkPoints({ person, points }: Placing, grossPaisa: number, nothingElse: boolean) {
  const balance = Math.min(points, person?.points ?? 0);
  const limits = { balance, totalPaisa: grossPaisa };
  if (points === 0 || isRedeemable(points, limits)) return { possible: points, changes: [] };
  if (balance === points && nothingElse) throw badField('data.points', 'must not exceed the total');
  const now = largestRedeemable(limits);
  const change: OrderChange = { kind: 'points', _id: null, name: 'Points', was: points, now };
  return { possible: now, changes: [change] };
}

/**
 * Computes an order from the catalogue (C5).
 *
 * @throws MockFailure 409 with every difference and the right total, when something is gone, short or dearer than the
 * customer saw (C84, C85).
 */
export function draftOrder(world: MockWorld, placing: Placing): Draft {
  const { person, lines, field, mode, fee, totalAmount } = placing;
  const { items, gone, movedPrices } = priceLines(world, lines, mode, field);
  const { shortages, possible } = checkStock(world, items);
  const sumUp = (points: number) => orderSums(possible, toPaisa(fee), points, person !== null);
  const nothingElse = gone.length + shortages.length + movedPrices.length === 0;
  const points = checkPoints(placing, sumUp(0).totalPaisa, nothingElse);
  const sums = sumUp(points.possible);
  const refusals = [...closedChange(world), ...gone, ...shortages, ...points.changes];
  if (refusals.length > 0) throw changed([...refusals, ...movedPrices], sums.shown.totalAmount);
  const seen = totalAmount === null || totalAmount === undefined ? null : toPaisa(totalAmount);
  if (compareTotals(seen, sums.totalPaisa) === 'server-higher')
    throw changed([...movedPrices, ...feeChange(placing)], sums.shown.totalAmount);
  return { items, sums: sums.shown };
}
