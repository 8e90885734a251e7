import type { OrderEvents } from '../realtime/order-events';
import type { Metrics } from './create-metrics';

/** Wraps the order events and counts every stored order. */
export const countOrders = (events: OrderEvents, metrics: Metrics): OrderEvents => ({
  ...events,
  placed: (orderId, kind) => {
    metrics.orderPlaced(kind);
    events.placed(orderId, kind);
  },
});
