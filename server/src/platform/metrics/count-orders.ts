import type { OrderEvents } from '../realtime/order-events';
import type { ShopMetrics } from './shop-metrics';

/** Wraps the order events and counts every stored order. */
export const countOrders = (events: OrderEvents, metrics: ShopMetrics): OrderEvents => ({
  ...events,
  placed: (orderId, kind, order) => {
    metrics.orderPlaced(kind);
    events.placed(orderId, kind, order);
  },
});
