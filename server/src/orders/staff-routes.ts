import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { editOrder } from './edit/edit-order';
import { listOrders } from './list/list-orders';
import { changeStatus, confirmTable, deleteOrder } from './status/change-status';

/** Registers the order calls of staff (§7). Notifies the other staff of each stored change. */
export function staffOrderRoutes(app: FastifyInstance, { db, now, orderEvents }: RouteDeps): void {
  const writer = { db, now };

  route(app, calls.listOrders, ({ query }) => listOrders(db, query));

  route(app, calls.changeOrderStatus, async ({ params: { id }, body, person }) => {
    const change = { id, actor: person.id, version: body.version };
    const order = await changeStatus(writer, change, body.status);
    orderEvents.changed(id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.updateOrder, async ({ params: { id }, body, person }) => {
    const change = { id, actor: person.id, version: body.version };
    const order = await editOrder(writer, change, body.items);
    orderEvents.changed(id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.confirmTableOrder, async ({ params: { id }, body, person }) => {
    const order = await confirmTable(writer, { id, actor: person.id, version: body.version });
    orderEvents.changed(id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.deleteOrder, async ({ params: { id }, person }) => {
    await deleteOrder(writer, { id, actor: person.id });
    orderEvents.changed(id);
    return replyWith(messages.admin.orderDeleted, null);
  });
}
