import type { Order } from '@storefront/shared/contract/entities/order';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { linesOf, type Print } from './print-memory';

const timeOf = (ms: number) => formatDateTime(new Date(ms).toISOString(), null);

/** Returns the mark of a paper that is a repeat, or of an order that was changed; null for the first print (C169). */
function printMark(order: Order, print: Print | null): string | null {
  if (print) {
    const isSame = print.lines === linesOf(order);
    return isSame ? `REPRINT of ${timeOf(print.at)}` : `CHANGED since the print of ${timeOf(print.at)}`;
  }
  return order.editedAt ? `CHANGED at ${timeOf(Date.parse(order.editedAt))}` : null;
}

/** Returns what must be read before an order is made: cancelled, not confirmed (C51), changed or printed before. */
export function paperMarks(order: Order, print: Print | null): readonly string[] {
  const isOpen = order.status === 'pending' || order.status === 'processing';
  return [
    order.status === 'cancelled' && 'CANCELLED',
    order.tableConfirmed === false && isOpen && `NOT CONFIRMED: ask at table ${order.tableNumber} first`,
    printMark(order, print),
  ].filter((mark) => typeof mark === 'string');
}
