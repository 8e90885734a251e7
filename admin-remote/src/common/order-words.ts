import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import { shortSlotText } from '@storefront/shared/ordering/slot-text';
import { DELETED_CUSTOMER } from '@storefront/shared/rules/customer-terms';
import { meansPickup } from '@storefront/shared/rules/shipping';
import { cleanRequests } from '@storefront/shared/rules/text';

/** Names of the order states on the dashboard (§2 "Orders tab"). */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/**
 * Returns the customer's name without bidirectional control characters (P63): at a table how the guest calls themselves
 * (C240), who need not give a name (C98). An order of an account without a name is one of a deleted customer (C303).
 */
export const customerName = ({
  fullName,
  guestName,
  user,
  tableNumber,
}: Pick<Order, 'fullName' | 'guestName'> & Partial<Pick<Order, 'user' | 'tableNumber'>>): string =>
  cleanRequests(guestName) || cleanRequests(fullName) || (user && !tableNumber ? DELETED_CUSTOMER : 'Guest');

/** Returns the destination: the place, 'Pick up', or the table. */
export function deliveryText(
  order: Pick<Order, 'tableNumber' | 'deliveryOption' | 'deliveryLocation'>,
): string {
  if (order.tableNumber) return `Table ${order.tableNumber}`;
  return cleanRequests(order.deliveryOption ?? order.deliveryLocation);
}

/** Returns customer and destination in one line: `Sita Rai, to Campus Road`. */
export function headline(order: Order): string {
  const name = customerName(order);
  if (order.tableNumber) return `${name}, at table ${order.tableNumber}`;
  const place = deliveryText(order);
  if (place === '') return name;
  return meansPickup(place) ? `${name}, for ${place.toLowerCase()}` : `${name}, to ${place}`;
}

/** Says how many points a customer owes: `owes 63 points`; empty for none (P42). */
export const owesText = (points: number | undefined): string =>
  points ? `owes ${points} ${points === 1 ? 'point' : 'points'}` : '';

/**
 * Says for when an order is: `For 6:30 to 6:45 PM`, `For tomorrow, 9 to 9:15 AM`; empty for as soon as possible (C238).
 *
 * @param now in ms; null shows the date
 */
export function slotWords({ slotAt }: Pick<Order, 'slotAt'>, now: number | null): string {
  return slotAt ? `For ${shortSlotText(Date.parse(slotAt), now ?? 0)}` : '';
}

/** Returns a `tel:` link with digits and plus only, from text that a customer typed (P63). */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
