import type { OrderChange } from '@storefront/shared/contract/envelope';
import {
  isCounted,
  type StockMove,
  stockMoves,
  type TakenLine,
} from '@storefront/shared/ordering/order-effects';
import { notEnoughPieces, pointsSpent } from '@storefront/shared/ordering/order-refusal';
import { applyRedemption } from '../loyalty/apply-redemption';
import { creditPoints } from '../loyalty/credit-points';
import { applyFirstOrderBonuses, type Buyer } from '../loyalty/first-order-bonuses';
import { raiseDataVersion } from '../platform/db/counters';
import { raiseStockVersion } from '../platform/db/data-versions';
import type { Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import { lockUser } from '../platform/db/lock-user';
import type { OrderLinesTable } from '../platform/db/schema';
import { failureOf } from './order-failure';
import { effectsOf, type OrderWithLines } from './order-with-lines';

/**
 * Applies an order that has just been stored to stock and points. Only its new state counts:
 * changing it back and forth gives no extra points or stock (C19, C77, P44).
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
  const { moved, turnedOver } = await applyStock(tx, before?.lines ?? [], after);
  await applyPoints(tx, before, after, now);
  // Counters come last: their rows are the ones that every order locks.
  if (moved) await raiseStockVersion(tx);
  if (turnedOver) await raiseDataVersion(tx);
}

/** The parts of a stock change that pages show. */
interface StockChange {
  /** Whether any piece was taken or put back. */
  readonly moved: boolean;
  /** Whether an item sold out or came back in stock, or the count of a dish changed. */
  readonly turnedOver: boolean;
}

/**
 * Puts back the pieces of the lines before and takes those of the lines after: of closet items, then of dishes that staff
 * count, in order of id (C24, C226, P6, P15).
 *
 * @throws Failure 409 when pieces are missing
 */
async function applyStock(
  tx: Tx,
  before: readonly OrderLinesTable[],
  { order, lines }: OrderWithLines,
): Promise<StockChange> {
  const all = stockMoves(takenLines(before), takenLines(lines));
  const counted = await lockCounted(tx, all, order.created_at);
  const moves = all.filter(({ type, itemId }) => type === 'closet' || counted.has(itemId));
  const shortages: OrderChange[] = [];
  let turnedOver = false;
  for (const move of moves) {
    const stock = await moveItem(tx, move);
    if (stock === null) shortages.push(await shortage(tx, move));
    else if (stock === 0 || stock === move.pieces || move.type === 'product') turnedOver = true;
  }
  const refusal = notEnoughPieces(shortages);
  if (refusal) throw failureOf(refusal);
  return { moved: moves.some(({ type }) => type === 'closet'), turnedOver };
}

/** Locks the dishes whose count an order placed at this time takes from, and returns their ids (C226). */
async function lockCounted(
  tx: Tx,
  moves: readonly StockMove[],
  placedAt: number,
): Promise<ReadonlySet<string>> {
  const dishes = moves.filter(({ type }) => type === 'product').map(({ itemId }) => itemId);
  if (dishes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sold_out_at'])
    .where('id', 'in', dishes)
    .where('pieces_left', 'is not', null)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return new Set(rows.filter(({ sold_out_at }) => isCounted(sold_out_at, placedAt)).map(({ id }) => id));
}

/** Lines whose pieces are out of the stock; restocked lines have none (P15). */
const takenLines = (lines: readonly OrderLinesTable[]): TakenLine[] =>
  lines
    .filter(({ restocked }) => restocked === 0)
    .map(({ item_type, item_id, quantity }) => ({ type: item_type, itemId: item_id, quantity }));

/** Returns the new stock; null if there are too few pieces to take. */
async function moveItem(tx: Tx, { type, itemId, pieces }: StockMove): Promise<number | null> {
  if (type === 'product') {
    const dish = await tx
      .updateTable('products')
      .set((product) => ({ pieces_left: product('pieces_left', '+', pieces) }))
      .where('id', '=', itemId)
      .where('pieces_left', '>=', -pieces)
      .returning('pieces_left')
      .executeTakeFirst();
    return dish?.pieces_left ?? null;
  }
  const row = await tx
    .updateTable('closet_items')
    .set((item) => ({ stock: item('stock', '+', pieces) }))
    .where('id', '=', itemId)
    .where('stock', '>=', -pieces)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock ?? null;
}

async function shortage(tx: Tx, { type, itemId, pieces }: StockMove): Promise<OrderChange> {
  const row =
    type === 'closet'
      ? await tx
          .selectFrom('closet_items')
          .select(['name', 'stock'])
          .where('id', '=', itemId)
          .executeTakeFirst()
      : await tx
          .selectFrom('products')
          .select(['name', 'pieces_left as stock'])
          .where('id', '=', itemId)
          .executeTakeFirst();
  return { kind: 'stock', _id: itemId, name: row?.name ?? '', was: -pieces, now: row?.stock ?? 0 };
}

/**
 * Makes the ledger match a stored order: spends or refunds redeemed points (P43), credits earned points while it is
 * completed (C87, P42), and applies the bonuses of the first order (C18).
 *
 * @throws Failure 409 when refunded points have been spent since
 */
async function applyPoints(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines,
  now: number,
): Promise<void> {
  const { id, user_id, version, redeemed_points } = after.order;
  if (user_id === null) return;
  const effects = effectsOf(after);
  const wasCredited = before !== null && effectsOf(before).creditsPoints;
  const buyer = wasCredited || effects.creditsPoints ? await lockBuyer(tx, user_id) : null;
  const points = effects.spendsPoints ? redeemed_points : 0;
  const missing = await applyRedemption(tx, { userId: user_id, orderId: id, version, points }, now);
  if (missing > 0) throw failureOf(pointsSpent(points, points - missing));
  if (!buyer) return;
  await applyEarnings(tx, after, effects.creditsPoints, now);
  await applyFirstOrderBonuses(tx, buyer, { orderId: id, version }, now);
}

/** Locks the buyer and their referrer until the commit, in order of id. */
async function lockBuyer(tx: Tx, id: string): Promise<Buyer> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'referred_by as referredBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const people = row.referredBy === null ? [row.id] : [row.id, row.referredBy];
  for (const person of people.sort()) await lockUser(tx, person);
  return row;
}

async function applyEarnings(tx: Tx, { order }: OrderWithLines, isDue: boolean, now: number): Promise<void> {
  const { id, version, user_id } = order;
  if (user_id === null) return;
  for (const [kind, points] of [
    ['cafe', order.points_cafe],
    ['closet', order.points_closet],
  ] as const) {
    const credit = { userId: user_id, kind, orderId: id, points: isDue ? points : 0 };
    await creditPoints(tx, { ...credit, key: `${kind}:${id}:${version}` }, now);
  }
}
