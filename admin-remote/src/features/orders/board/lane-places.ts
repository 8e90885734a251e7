import type { Order } from '@storefront/shared/contract/entities/order';
import type { Move } from './board-moves';
import { enteredAt, type Lane, laneOf } from './lanes';

/** A place in a lane: an order, or the place that an order left. */
export type LanePlace = { readonly order: Order } | { readonly move: Move };

/**
 * Returns the places of a lane, oldest first. A place that an order left stays where the order was, until the order is
 * back in the lane.
 */
export function lanePlaces(
  lane: Lane,
  orders: readonly Order[],
  moves: readonly Move[],
): readonly LanePlace[] {
  const here = orders.filter((order) => laneOf(order) === lane);
  const ids = new Set(here.map(({ _id }) => _id));
  const left = moves.filter(({ from, before }) => from === lane && !ids.has(before._id));
  const places = [
    ...here.map((order) => ({ at: enteredAt(order, lane), id: order._id, place: { order } })),
    ...left.map((move) => ({ at: enteredAt(move.before, lane), id: move.before._id, place: { move } })),
  ];
  return places.sort((a, b) => a.at - b.at || a.id.localeCompare(b.id)).map(({ place }) => place);
}
