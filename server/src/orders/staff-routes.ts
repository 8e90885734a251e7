import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import {
  type MovedOrder,
  ordersOf,
  statusProblem,
  stepProblem,
} from '@storefront/shared/ordering/order-rights';
import { orderKind } from '@storefront/shared/rules/order-search';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import type { OrdersTable } from '../platform/db/schema';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { editOrder } from './edit/edit-order';
import { orderHistory } from './history/order-history';
import { listOrders } from './list/list-orders';
import { changeDepartment } from './status/change-department';
import { changeStatus, confirmTable, deleteOrder } from './status/change-status';
import { changeStep } from './status/change-step';

const movedOrder = (order: OrdersTable): MovedOrder => ({
  status: order.status,
  kind: orderKind({
    tableNumber: order.table_number,
    deliveryOption: order.delivery_option,
    deliveryLocation: order.delivery_location,
  }),
  closedAt: order.closed_at,
});

/** Registers the order calls of staff (§7). Notifies the other staff of each stored change. */
export function staffOrderRoutes(
  app: FastifyInstance,
  { db, now, orderEvents, orderMails, settingEvents }: RouteDeps,
): void {
  const writer = { db, now, orderMails };

  route(app, calls.listOrders, ({ query, person }) =>
    listOrders(db, ordersOf(person.staffRole, query), now()),
  );

  route(app, calls.getOrderHistory, ({ params: { id } }) => orderHistory(db, id));

  route(app, calls.changeOrderStatus, async ({ params: { id }, body, person }) => {
    const { status, cancelReason: reason, soldOut } = body;
    const refusal = (order: OrdersTable, at: number) =>
      statusProblem(person.staffRole, movedOrder(order), status, at);
    const change = { id, actor: person.id, version: body.version, refusal };
    const order = await changeStatus(writer, change, status, { reason, soldOut });
    orderEvents.changed(id);
    if (soldOut?.length) settingEvents.changed();
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.changeOrderStep, async ({ params: { id }, body, person }) => {
    const { step, promisedAt, version } = body;
    const promised = promisedAt == null ? promisedAt : Date.parse(promisedAt);
    const refusal = (order: OrdersTable) => stepProblem(person.staffRole, order, { promisedAt });
    const change = { id, actor: person.id, version, refusal };
    const order = await changeStep(writer, change, { step, promisedAt: promised });
    orderEvents.changed(id);
    return replyWith(messages.admin.orderUpdated, order);
  });

  route(app, calls.changeOrderDepartment, async ({ params: { id }, body, person }) => {
    const { department, done, version } = body;
    const order = await changeDepartment(writer, { id, actor: person.id, version }, department, done);
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

  route(app, calls.deleteOrder, async ({ params: { id }, query, person }) => {
    await deleteOrder(writer, { id, actor: person.id, version: query.version });
    orderEvents.changed(id);
    return replyWith(messages.admin.orderDeleted, null);
  });
}
