import { unauthorised } from '@storefront/http/failure';
import { couponUsedUp, pointsSpent } from '@storefront/shared/ordering/order-refusal';
import type { ItemLookup } from '@storefront/shared/ordering/price-lines';
import { limitProblem } from '@storefront/shared/rules/coupons';
import { toRupees } from '@storefront/shared/rules/money';
import { applyRedemption } from '../loyalty/apply-redemption';
import { creditPoints } from '../loyalty/credit-points';
import { applyFirstOrderBonuses, type Buyer } from '../loyalty/first-order-bonuses';
import { lockCoupon, readCoupon, usesOf } from '../offers/coupon-queries';
import { DATA_VERSION, raisingCounter } from '../platform/db/counters';
import { raisingStockVersion } from '../platform/db/data-versions';
import type { Tx } from '../platform/db/database';
import { lockUser } from '../platform/db/lock-user';
import { applyCash } from './apply-cash';
import { applyStock } from './apply-stock';
import { applySums } from './apply-sums';
import { failureOf } from './order-failure';
import { effectsOf, type OrderWithLines } from './order-with-lines';

/**
 * Applies an order that has just been stored to stock, points, the sums of reports and the cash-up. Only its new state counts:
 * changing it back and forth gives no extra points or stock (C19, C77, P44).
 *
 * @param before null when it was just placed
 * @param by who did it, as in the audit; `locked`: all items of the order, if the caller has locked and read them
 * @throws Failure 409 when stock or points no longer suffice; the transaction then rolls back
 */
export async function applyEffects(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines,
  now: number,
  { actor, locked }: { readonly actor: string; readonly locked?: ItemLookup },
): Promise<void> {
  const { events, turnedOver } = await applyStock(tx, before, after, now, locked);
  if (before !== null) await takeCouponAgain(tx, before, after);
  await applyPoints(tx, before, after, now);
  // Counters and sums come last: their rows are the ones that every order locks.
  await applySums(tx, before, after, [
    ...(events.length > 0 ? [tx.insertInto('stock_events').values(events), raisingStockVersion(tx)] : []),
    ...(turnedOver ? [raisingCounter(tx, DATA_VERSION)] : []),
  ]);
  await applyCash(tx, before, after, { actor, at: now });
}

/**
 * Checks the limits of the coupon of an order that counts again, and locks it until the commit (C275). Its other terms
 * were checked when it was placed.
 *
 * @throws Failure 409 when others have used it up since
 */
async function takeCouponAgain(tx: Tx, before: OrderWithLines, { order }: OrderWithLines): Promise<void> {
  const { id, coupon_id, coupon_code, user_id: userId, email, phone } = order;
  const isTaken = !effectsOf(before).spendsPoints && effectsOf({ order }).spendsPoints;
  if (coupon_id === null || !isTaken) return;
  const row = await lockCoupon(tx, { column: 'id', value: coupon_id });
  if (!row) throw new Error(`Order ${id} has a coupon that is gone`);
  const problem = limitProblem(
    readCoupon(row),
    await usesOf(tx, row, { userId, email, phones: [phone] }, id),
  );
  if (problem !== null) throw failureOf(couponUsedUp(coupon_code ?? '', toRupees(order.coupon_paisa)));
}

/**
 * Makes the ledger match a stored order: spends or refunds redeemed points (P43), credits earned points while it is
 * completed (C87, P42), and applies the bonuses of the first order (C18). A deleted customer has no points (C303).
 *
 * @throws Failure 409 when refunded points have been spent since; 401 for a new order of an account that was closed
 */
async function applyPoints(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines,
  now: number,
): Promise<void> {
  const { id, user_id, version, redeemed_points } = after.order;
  if (user_id === null) return;
  if (await isClosed(tx, user_id)) {
    // It was closed after the request had begun.
    if (before?.order.user_id !== user_id) throw unauthorised();
    return;
  }
  const effects = effectsOf(after);
  const wasCredited = before !== null && effectsOf(before).creditsPoints;
  const buyer = wasCredited || effects.creditsPoints ? await lockBuyer(tx, user_id) : null;
  const points = effects.spendsPoints ? redeemed_points : 0;
  const missing = await applyRedemption(tx, { userId: user_id, orderId: id, version, points }, now);
  if (missing > 0) throw failureOf(pointsSpent(points, points - missing));
  if (!buyer) return;
  await applyEarnings(tx, buyer, after, effects.creditsPoints, now);
  await applyFirstOrderBonuses(tx, buyer, { orderId: id, version }, now);
}

/** Returns whether an account was closed; a new order holds its row by then, so that nobody closes it before the commit. */
async function isClosed(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.closed_at !== null;
}

async function readBuyer(tx: Tx, id: string): Promise<Buyer> {
  const { closedAt, referredBy } = await tx
    .selectFrom('users')
    .leftJoin('users as referrer', 'referrer.id', 'users.referred_by')
    .select(['users.referred_by as referredBy', 'referrer.closed_at as closedAt'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, referredBy, isReferrerGone: closedAt !== null };
}

/**
 * Locks the buyer and their referrer until the commit, in order of id. Reads them again with the locks: a merge or a
 * deletion that held them may have changed who the referrer is, or have closed that account (C302, C303).
 */
async function lockBuyer(tx: Tx, id: string): Promise<Buyer> {
  for (let buyer = await readBuyer(tx, id); ; ) {
    const people = buyer.referredBy === null ? [id] : [id, buyer.referredBy];
    for (const person of people.sort()) await lockUser(tx, person);
    const locked = await readBuyer(tx, id);
    if (locked.referredBy === buyer.referredBy) return locked;
    buyer = locked;
  }
}

async function applyEarnings(
  tx: Tx,
  { id: userId }: Buyer,
  { order }: OrderWithLines,
  isDue: boolean,
  now: number,
): Promise<void> {
  const { id, version } = order;
  for (const [kind, points] of [
    ['cafe', order.points_cafe],
    ['closet', order.points_closet],
  ] as const) {
    const credit = { userId, kind, orderId: id, points: isDue ? points : 0 };
    await creditPoints(tx, { ...credit, key: `${kind}:${id}:${version}` }, now);
  }
}
