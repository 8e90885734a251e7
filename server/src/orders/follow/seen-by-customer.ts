import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import type { OrdersTable } from '../../platform/db/schema';
import { orderToWire } from '../order-to-wire';
import type { OrderWithLines } from '../order-with-lines';

/** Who looks at an order: the account that it belongs to, or somebody with its link, who may have got it forwarded. */
export type Viewer = 'owner' | 'link';

/** Returns who somebody is to an order. */
export const viewerOf = (order: Pick<OrdersTable, 'user_id'>, userId: string | null): Viewer =>
  userId !== null && order.user_id === userId ? 'owner' : 'link';

/** Returns an order for a viewer: the transaction number of its payment is for the payer, not for a link (C416). */
export const seenBy = (viewer: Viewer, order: FollowedOrder): FollowedOrder =>
  viewer === 'owner' ? order : { ...order, transactionNumber: null };

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
