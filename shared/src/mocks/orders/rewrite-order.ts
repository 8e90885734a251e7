import type { Order } from '../../contract/entities/order';
import { conflict, notFound } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';
import { commitOrder } from './commit-order';

/** @throws MockFailure 404 when no list has it. */
export function findOrder(world: MockWorld, id: string): Order {
  const order = world.orders.find((candidate) => candidate._id === id);
  if (!order) throw notFound('Order');
  return order;
}

/** Refuses a write that saw an older state, and says who changed the order when (C99, P35). */
export function demandVersion(world: MockWorld, order: Order, version: number | undefined): void {
  if (version === undefined || version === order.version) return;
  const { by = 'Somebody', at = order.createdAt } = world.lastChanges.get(order._id) ?? {};
  throw conflict(`${by} changed this order. Reload to see it.`, {
    changedBy: by,
    changedAt: at,
    version: order.version ?? 0,
  });
}

/** Changes an order, with everything that follows from it. */
export function rewriteOrder(
  world: MockWorld,
  before: Order,
  changes: Partial<Order>,
  by: MockPerson,
): Order {
  const after = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  commitOrder(world, before, after);
  world.lastChanges.set(after._id, { by: by.fullName, at: new Date(world.now()).toISOString() });
  return after;
}
