import { notFound } from '@storefront/http/failure';
import {
  ORDER_ACTIONS,
  type OrderAction,
  type OrderEvent,
} from '@storefront/shared/contract/entities/order-event';
import {
  changesBetween,
  NO_CHANGES,
  type OrderChanges,
  type OrderHistoryState,
} from '@storefront/shared/ordering/order-event';
import type { Reader } from '../../platform/db/database';
import type { AuditTable } from '../../platform/db/operations-schema';
import { AUTOMATIC } from '../change-order';

/** The newest entries; an order has a handful. */
const MOST = 100;

const isAction = (word: string): word is OrderAction => (ORDER_ACTIONS as readonly string[]).includes(word);

type Entry = AuditTable & { readonly full_name: string | null };

/** What a stored entry changed. The entry of a move holds tables alone (C243). */
function changesOf(verb: OrderAction, details: string): OrderChanges {
  if (verb === 'move') {
    const { before, after } = JSON.parse(details) as Record<'before' | 'after', { tableNumber: string }>;
    return { ...NO_CHANGES, table: { from: before.tableNumber, to: after.tableNumber } };
  }
  const { before, after } = JSON.parse(details) as { before?: OrderHistoryState; after?: OrderHistoryState };
  return before && after ? changesBetween(before, after) : NO_CHANGES;
}

function eventOf({ id, at, action, actor, full_name, details }: Entry): readonly OrderEvent[] {
  const verb = action.replace(/^order\./, '');
  if (!isAction(verb)) return [];
  const changes = changesOf(verb, details);
  const automatic = actor === AUTOMATIC && { automatic: true as const };
  return [
    { _id: id, id, at: new Date(at).toISOString(), action: verb, by: full_name, ...automatic, ...changes },
  ];
}

/**
 * Returns who changed what in an order, oldest first, from the audit (C216, P74).
 *
 * @throws Failure 404 if there is none, or if it was deleted
 */
export async function orderHistory(db: Reader, id: string): Promise<OrderEvent[]> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!order) throw notFound('Order not found');
  const newest = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor')
    .selectAll('audit')
    .select('users.full_name')
    .where('audit.subject', '=', id)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(MOST)
    .execute();
  return newest.reverse().flatMap(eventOf);
}
