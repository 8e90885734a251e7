import type { Order } from '../../../contract/entities/order';
import * as messages from '../../../messages/messages';
import { orderEffects } from '../../../ordering/order-effects';
import { isUnderWay } from '../../../ordering/order-news';
import { ordersOf, statusProblem, stepProblem } from '../../../ordering/order-rights';
import { matchesOrderSearch, orderKind } from '../../../rules/order-search';
import { normaliseStatus } from '../../../rules/orders';
import { PAGE_SIZES } from '../../../rules/paging';
import { applyOrder } from '../orders/apply-order';
import { departmentFields, editedColumns, findOrder, rewriteOrder, stepFields } from '../orders/change-order';
import { orderHistory } from '../orders/order-history';
import { millis } from '../orders/order-times';
import { sameTransactions } from '../orders/payments';
import { checkVersion } from '../support/check-version';
import { member } from '../support/mock-context';
import { conflict, refuse } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { pointsOwed } from '../support/show-person';
import { markProduct } from '../support/sold-out-marks';
import { staffRoleOf } from '../support/staff-role';
import type { MockWorld } from '../world';

type OrderCall =
  | 'listOrders'
  | 'deleteOrder'
  | 'changeOrderStatus'
  | 'changeOrderStep'
  | 'changeOrderDepartment'
  | 'updateOrder'
  | 'confirmTableOrder'
  | 'getOrderHistory';

/** Adds the points that the customer owes now (P42), and other orders with the same transaction number (C284). */
export function showOrder(world: MockWorld, order: Order): Order {
  const customer = world.users.find(({ _id }) => _id === order.user);
  const transactionAlsoOf = sameTransactions(world, order).map(({ code }) => code ?? '');
  return {
    ...order,
    pointsOwed: customer ? pointsOwed(customer) : 0,
    ...(transactionAlsoOf.length > 0 && { transactionAlsoOf }),
  };
}

/** Refuses a change of an order that somebody changed meanwhile. @throws MockFailure 409 (C99) */
export const checkSeen = (world: MockWorld, order: Order, version: number | undefined): void =>
  checkVersion(world, {
    id: order._id,
    what: 'order',
    version,
    stored: order.version,
    values: { before: showOrder(world, order) },
  });

const roleOf = (context: Parameters<typeof member>[0]) => staffRoleOf(member(context));

/** Order calls of staff. */
export const orderCalls: MockResolvers<OrderCall> = {
  listOrders(context) {
    const { world } = context;
    const query = ordersOf(roleOf(context), context.query);
    const { status, search = '', since, until, sold, item, user, kind, open } = query;
    const found = world.orders.filter(
      (order) =>
        (!status || order.status === normaliseStatus(status)) &&
        matchesOrderSearch(order, search) &&
        (!kind || orderKind(order) === kind) &&
        (!open || isUnderWay(order)) &&
        (!user || order.user === user) &&
        (!until || Date.parse(order.createdAt) < Date.parse(until)) &&
        (!sold || orderEffects(order).takesStock) &&
        (!item || order.item.some(({ productId }) => productId === item)) &&
        (!since || Date.parse(order.createdAt) > Date.parse(since)),
    );
    const sorted = open ? found.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)) : found;
    return pageOf(sorted, query, PAGE_SIZES.adminOrders).map((order) => showOrder(world, order));
  },

  getOrderHistory: ({ world, params }) => orderHistory(world, findOrder(world, params.id)),

  deleteOrder(context) {
    const { world, params, query } = context;
    const order = findOrder(world, params.id);
    checkSeen(world, order, query.version);
    applyOrder(world, order, null, member(context).fullName);
    return new Reply(null, messages.admin.orderDeleted);
  },

  changeOrderStatus(context) {
    const { world, params, body } = context;
    const { status, version, cancelReason, soldOut = [] } = body;
    const order = findOrder(world, params.id);
    const moved = { status: order.status, kind: orderKind(order), closedAt: millis(order.closedAt) };
    refuse(statusProblem(roleOf(context), moved, status, world.now()));
    checkSeen(world, order, version);
    const changes = { status, ...(cancelReason !== undefined && { cancelReason }) };
    if (order.status === status) return new Reply(showOrder(world, order), messages.admin.orderUpdated);
    const changed = rewriteOrder(world, order, changes, member(context));
    const ordered = new Set(order.item.map(({ productId }) => productId));
    if (status === 'cancelled')
      for (const { _id } of world.products.filter(
        (dish) => soldOut.includes(dish._id) && ordered.has(dish._id) && !dish.soldOut,
      ))
        markProduct(world, _id, { until: 'opening', piecesLeft: null }, member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },

  changeOrderStep(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    refuse(stepProblem(roleOf(context), order, body));
    checkSeen(world, order, body.version);
    const fields = stepFields(world, order, body.step, body.promisedAt);
    const changed = fields === null ? order : rewriteOrder(world, order, fields, member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },

  changeOrderDepartment(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    checkSeen(world, order, body.version);
    const fields = departmentFields(world, order, body.department, body.done);
    const changed = fields === null ? order : rewriteOrder(world, order, fields, member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },

  updateOrder(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    checkSeen(world, order, body.version);
    if (order.status === 'cancelled') throw conflict('A cancelled order cannot be changed');
    const changed = rewriteOrder(world, order, editedColumns(world, order, body.items), member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },

  confirmTableOrder(context) {
    const { world, params, body } = context;
    const order = findOrder(world, params.id);
    checkSeen(world, order, body.version);
    if (order.tableNumber == null) throw conflict('This order names no table');
    const changed = order.tableConfirmed
      ? order
      : rewriteOrder(world, order, { tableConfirmed: true }, member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },
};
