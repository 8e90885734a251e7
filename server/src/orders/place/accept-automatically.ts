import { slotEnd } from '@storefront/shared/ordering/slot-text';
import { type Pace, suggestMinutes } from '@storefront/shared/ordering/suggest-minutes';
import { agreeText, hasDishes } from '@storefront/shared/rules/delivery-estimate';
import { departmentsOf } from '@storefront/shared/rules/departments';
import { openState } from '@storefront/shared/rules/opening-hours';
import { orderKind } from '@storefront/shared/rules/order-search';
import type { Tx } from '../../platform/db/database';
import type { WholeSettings } from '../../settings/setting-queries';
import { AUTOMATIC, changeOrderIn } from '../change-order';
import type { OrderMails } from '../mails/order-mails';
import type { OrderWithLines } from '../order-with-lines';
import { rewriteToStep } from '../status/change-step';
import { readQueue, readWayMinutes } from './slots';

const MINUTE_MS = 60_000;

/** Returns when to promise a new order: the end of its slot (C236), else after the minutes of C210; null for clothes (C442). */
async function promiseFor(tx: Tx, { order, lines }: OrderWithLines, pace: Pace, placedAt: number) {
  if (order.slot_at !== null) return slotEnd(order.slot_at);
  const goods = lines.map(({ item_type }) => ({ type: item_type }));
  if (!hasDishes(goods) && agreeText(goods, { isAtTable: order.table_number !== null })) return null;
  const minutes = suggestMinutes({
    kind: orderKind({
      tableNumber: order.table_number,
      deliveryOption: order.delivery_option,
      deliveryLocation: order.delivery_location,
    }),
    departments: departmentsOf(lines),
    queue: await readQueue(tx, placedAt),
    pace,
    wayMinutes: await readWayMinutes(tx, order.delivery_location),
  });
  return placedAt + minutes * MINUTE_MS;
}

/**
 * Accepts a new order and promises a time if staff chose that, the shop is open, and nobody must confirm its table
 * (C229).
 *
 * @param placedAt in milliseconds
 * @param onChanged mails the customer
 * @returns whether it is accepted
 */
export async function acceptAutomatically(
  tx: Tx,
  { order, lines }: OrderWithLines,
  settings: WholeSettings,
  placedAt: number,
  onChanged?: OrderMails['changed'],
): Promise<boolean> {
  // A millisecond later, so that the history shows it after the order.
  const at = placedAt + 1;
  if (order.table_confirmed === 0 || !settings.autoAccept) return false;
  if (!openState(at, settings).isOpen) return false;
  const promisedAt = await promiseFor(tx, { order, lines }, settings.pace, placedAt);
  const step = { step: 'accepted', promisedAt } as const;
  const change = { id: order.id, actor: AUTOMATIC };
  await changeOrderIn(tx, change, (stored) => rewriteToStep(stored, step, at), at, onChanged);
  return true;
}
