import * as messages from '../../../messages/messages';
import { matchesOrderSearch, orderKind } from '../../../rules/order-search';
import { normaliseStatus } from '../../../rules/orders';
import { PAGE_SIZES } from '../../../rules/paging';
import { applyOrder } from '../orders/apply-order';
import { editedColumns, findOrder, rewriteOrder } from '../orders/change-order';
import { checkVersion } from '../support/check-version';
import { member } from '../support/mock-context';
import { conflict } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';

type OrderCall = 'listOrders' | 'deleteOrder' | 'changeOrderStatus' | 'updateOrder' | 'confirmTableOrder';

/** Order calls of staff. */
export const orderCalls: MockResolvers<OrderCall> = {
  listOrders({ world, query }) {
    const { status, search = '', since, user, kind } = query;
    const found = world.orders.filter(
      (order) =>
        (!status || order.status === normaliseStatus(status)) &&
        matchesOrderSearch(order, search) &&
        (!kind || orderKind(order) === kind) &&
        (!user || order.user === user) &&
        (!since || Date.parse(order.createdAt) > Date.parse(since)),
    );
    return pageOf(found, query, PAGE_SIZES.adminOrders);
  },

  deleteOrder({ world, params }) {
    applyOrder(world, findOrder(world, params.id), null);
    return new Reply(null, messages.admin.orderDeleted);
  },

  changeOrderStatus(context) {
    const { world, params, body } = context;
    const { status, version } = body;
    const order = findOrder(world, params.id);
    checkVersion(world, { id: order._id, what: 'order', version, stored: order.version });
    const changed = order.status === status ? order : rewriteOrder(world, order, { status }, member(context));
    return new Reply(changed, messages.admin.orderUpdated);
  },

  updateOrder(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    checkVersion(world, { id: order._id, what: 'order', version: body.version, stored: order.version });
    if (order.status === 'cancelled') throw conflict('A cancelled order cannot be changed');
    const changed = rewriteOrder(world, order, editedColumns(world, order, body.items), member(context));
    return new Reply(changed, messages.admin.orderUpdated);
  },

  confirmTableOrder(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    checkVersion(world, { id: order._id, what: 'order', version: body.version, stored: order.version });
    if (order.tableNumber == null) throw conflict('This order names no table');
    const changed = order.tableConfirmed
      ? order
      : rewriteOrder(world, order, { tableConfirmed: true }, member(context));
    return new Reply(changed, messages.admin.orderUpdated);
  },
};
