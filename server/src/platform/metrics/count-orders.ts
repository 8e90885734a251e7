import type { OrderEvents } from '../realtime/order-events';
import type { Metrics } from './create-metrics';

/** Counts every stored order on its way to those who hear of it. */
export const countOrders = (events: OrderEvents, metrics: Metrics): OrderEvents => ({
  ...events,
  placed: (orderId, kind) => {
    metrics.orderPlaced(kind);
    events.placed(orderId, kind);
  },
});
