import type { OrderKind } from '../rules/order-search';
import type { OrderStatus } from '../rules/orders';
import { hasRight, type StaffRole } from '../rules/rights';

/** How long a rider may take "delivered" back, ms. */
const TAKE_BACK_MS = 10 * 60_000;

/** What decides whether somebody may move an order. */
export interface MovedOrder {
  readonly status: OrderStatus;
  readonly kind: OrderKind;
  /** When it ended, ms; null: it is under way. */
  readonly closedAt: number | null;
}

const CANCEL = 'You may not cancel orders or bring them back';
const ACCEPT = 'You may not accept orders or set their status';

/**
 * Returns why a role may not set this status, or null (C293). A call opens with one of several rights, and this decides
 * between them: riders end deliveries that are under way, and take that back for ten minutes.
 */
export function statusProblem(
  role: StaffRole | null,
  { status, kind, closedAt }: MovedOrder,
  wanted: OrderStatus,
  now: number,
): string | null {
  if (status === 'cancelled' || wanted === 'cancelled') return hasRight(role, 'cancelOrders') ? null : CANCEL;
  if (hasRight(role, 'acceptOrders')) return null;
  if (!hasRight(role, 'deliverOrders') || kind !== 'delivery') return ACCEPT;
  if (status === 'processing') return wanted === 'completed' ? null : ACCEPT;
  const isRecent = closedAt !== null && now - closedAt <= TAKE_BACK_MS;
  const isTakenBack = wanted === 'processing' || wanted === 'completed';
  return status === 'completed' && isRecent && isTakenBack ? null : ACCEPT;
}

/** Returns why a role may not set this step, or null: who only prepares neither accepts nor promises (C293). */
export function stepProblem(
  role: StaffRole | null,
  { status }: Pick<MovedOrder, 'status'>,
  { promisedAt }: { readonly promisedAt?: unknown },
): string | null {
  if (hasRight(role, 'acceptOrders')) return null;
  return hasRight(role, 'prepareOrders') && status !== 'pending' && promisedAt === undefined ? null : ACCEPT;
}

/** Returns the query with which a role lists orders: who may not see all sees deliveries under way only (C293). */
export const ordersOf = <
  Q extends { readonly kind?: OrderKind | undefined; readonly open?: boolean | undefined },
>(
  role: StaffRole | null,
  query: Q,
): Q => (hasRight(role, 'seeOrders') ? query : { ...query, kind: 'delivery', open: true });
