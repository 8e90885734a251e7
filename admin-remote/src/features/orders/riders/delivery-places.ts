import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees } from '@storefront/shared/rules/money';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { orderKind } from '@storefront/shared/rules/order-search';
import { orderItemName } from '@storefront/shared/rules/orders';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { cleanRequests } from '@storefront/shared/rules/text';
import { deliveryText } from '../../../common/order-words';
import { toCollect } from '../../../common/payment-words';
import type { Move } from '../board/board-moves';
import { type LanePlace, lanePlaces } from '../board/lane-places';
import { type Lane, laneOf } from '../board/lanes';

/** A place with deliveries, and the places in the list that delivered orders left. */
export interface DeliveryPlace {
  readonly name: string;
  readonly orders: readonly Order[];
  /** Orders and what they left, oldest first. */
  readonly entries: readonly LanePlace[];
}

/** Returns the lane of deliveries that wait for a rider. A server that knows only §7 has no step "ready" (C234). */
export const riderLane = (hasSteps: boolean): Lane => (hasSteps ? 'ready' : 'accepted');

const isDelivery = (order: Order): boolean => orderKind(order) === 'delivery';

/** Returns the deliveries in a lane of the board. */
export const deliveriesIn = (lane: Lane, orders: readonly Order[]): readonly Order[] =>
  orders.filter((order) => isDelivery(order) && laneOf(order) === lane);

/** Returns the deliveries in a lane by place. The place whose order waits longest comes first (C234). */
export function deliveryPlaces(
  lane: Lane,
  orders: readonly Order[],
  moves: readonly Move[],
): readonly DeliveryPlace[] {
  const entries = lanePlaces(
    lane,
    orders.filter(isDelivery),
    moves.filter(({ before }) => isDelivery(before)),
  );
  const nameOf = (entry: LanePlace) => deliveryText('move' in entry ? entry.move.before : entry.order);
  const byPlace = new Map<string, LanePlace[]>();
  for (const entry of entries) {
    const key = normalisePlaceName(nameOf(entry));
    byPlace.set(key, [...(byPlace.get(key) ?? []), entry]);
  }
  return [...byPlace.values()].map((own) => ({
    name: own[0] ? nameOf(own[0]) : '',
    orders: own.flatMap((entry) => ('order' in entry ? [entry.order] : [])),
    entries: own,
  }));
}

/** Returns what the rider collects: `Rs 960.00`, or `Paid`. */
export const collectText = (order: Order): string =>
  toCollect(order) > 0 ? formatRupees(toCollect(order)) : 'Paid';

/** Returns what is to collect for orders: `Rs 1,960.00`. */
export const sumText = (orders: readonly Order[]): string =>
  formatRupees(orders.reduce((paisa, order) => paisa + toCollect(order), 0));

/** Returns by when the customer has the order: `by 6:35 PM`; empty without a promised time. */
export const dueText = ({ promisedAt }: Order): string =>
  promisedAt ? `by ${timeOfDay(Date.parse(promisedAt))}` : '';

/** Returns what is in the bag: `2 × Burger, 1 × Chiya`. */
export const bagText = ({ item }: Order): string =>
  item.map((line) => `${line.quantity} × ${cleanRequests(orderItemName(line))}`).join(', ');
