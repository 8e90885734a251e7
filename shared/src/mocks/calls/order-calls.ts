import type { Order } from '../../contract/entities/order';
import { messages } from '../../messages/messages';
import { matchesMenuSearch } from '../../rules/menu-search';
import { orderEffects } from '../../rules/order-effects';
import { normaliseStatus } from '../../rules/order-status';
import { PAGE_SIZES } from '../../rules/paging';
import { applyEffects, noEffects } from '../orders/apply-effects';
import { editedOrder } from '../orders/edited-order';
import { MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import type { MockWorld } from '../world';

type OrderCall = 'listOrders' | 'deleteOrder' | 'changeOrderStatus' | 'updateOrder';

function findOrder(world: MockWorld, id: string): Order {
  const order = world.orders.find((candidate) => candidate._id === id);
  if (!order) throw notFound('Order');
  return order;
}

/** A write that saw an older state is refused (C99). */
function demandVersion(order: Order, version: number | undefined): void {
  if (version !== undefined && version !== order.version)
    throw new MockFailure(409, 'Somebody changed this order meanwhile');
}

/** Puts an order in another's place, with everything that follows from it for stock and points. */
function replace(world: MockWorld, before: Order, changes: Partial<Order>): Order {
  const after = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  applyEffects(
    world,
    { order: before, effects: orderEffects(before.status) },
    { order: after, effects: orderEffects(after.status) },
  );
  world.orders = world.orders.map((order) => (order === before ? after : order));
  return after;
}

const holds = (order: Order, search: string) =>
  [order.fullName, order.phone, order.code].some((text) => matchesMenuSearch(text ?? '', search));

/** Orders, as staff see and change them. */
export const orderCalls: MockResolvers<OrderCall> = {
  listOrders({ world, query }) {
    const { status, search = '', since } = query;
    const found = world.orders.filter(
      (order) =>
        (!status || order.status === normaliseStatus(status)) &&
        (search === '' || holds(order, search)) &&
        (!since || Date.parse(order.createdAt) > Date.parse(since)),
    );
    return pageOf(found, query, PAGE_SIZES.adminOrders);
  },

  deleteOrder({ world, params }) {
    const order = findOrder(world, params.id);
    applyEffects(world, { order, effects: orderEffects(order.status) }, { order, effects: noEffects });
    world.orders = world.orders.filter((other) => other !== order);
    return new Reply(null, messages.admin.orderDeleted);
  },

  changeOrderStatus({ world, params, body }) {
    const order = findOrder(world, params.id);
    demandVersion(order, body.version);
    return new Reply(replace(world, order, { status: body.status }), messages.admin.orderUpdated);
  },

  updateOrder({ world, params, body }) {
    const order = findOrder(world, params.id);
    demandVersion(order, body.version);
    if (order.status === 'cancelled') throw new MockFailure(409, 'A cancelled order cannot be changed');
    return new Reply(
      replace(world, order, editedOrder(world, order, body.items)),
      messages.admin.orderUpdated,
    );
  },
};
