import { calls } from '@storefront/shared/contract/calls';
import { messages } from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { listOrders } from './list/list-orders';
import { createOrderAdminService } from './status/change-status';

/** What staff see and do of orders (§7); the other windows of staff hear of each change once it is stored. */
export function orderAdminRoutes(app: FastifyInstance, { db, now, orderEvents }: RouteDeps): void {
  const orders = createOrderAdminService(db, now);

  route(app, calls.listOrders, ({ query }) => listOrders(db, query));

  route(app, calls.changeOrderStatus, async ({ params, body, person }) => {
    const order = await orders.changeStatus(params.id, body, person.id);
    orderEvents.changed(params.id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.updateOrder, async ({ params, body, person }) => {
    const order = await orders.updateLines(params.id, body, person.id);
    orderEvents.changed(params.id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.confirmTableOrder, async ({ params, body, person }) => {
    const order = await orders.confirmTable(params.id, body.version, person.id);
    orderEvents.changed(params.id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.deleteOrder, async ({ params, person }) => {
    await orders.remove(params.id, person.id);
    orderEvents.changed(params.id);
    return replyWith(messages.admin.orderDeleted, null);
  });
}
