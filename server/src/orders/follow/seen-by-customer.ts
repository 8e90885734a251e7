import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { orderToWire } from '../order-to-wire';
import type { OrderWithLines } from '../order-with-lines';

/** Returns an order as its customer sees it (C191). One that staff deleted is cancelled by the shop (C25). */
export function seenByCustomer({ order, lines }: OrderWithLines): FollowedOrder {
  const seen =
    order.deleted_at === null
      ? order
      : {
          ...order,
          status: 'cancelled' as const,
          closed_at: order.deleted_at,
          cancelled_by: 'shop' as const,
        };
  return followedOrder(orderToWire({ order: seen, lines }, 0));
}
