import { recordMove } from '../orders/order-history';
import { recordEdit } from '../support/check-version';
import type { MockPerson, MockSitting, MockWorld } from '../world';
import { changeSitting, openSitting, ordersOf, replaceSitting, sittingAt } from './sittings';

/** Moves the orders of a sitting to another table, where they join the party that sits there (C243). */
export function moveSitting(world: MockWorld, from: MockSitting, tableNumber: string, by: MockPerson): void {
  const orders = ordersOf(world, from);
  const joined = sittingAt(world, tableNumber);
  const target = openSitting(world, tableNumber);
  const carried = {
    openedAt: joined?.openedAt ?? from.openedAt,
    calledAt: target.calledAt ?? from.calledAt,
    bill: target.bill ?? from.bill,
    orderIds: [...target.orderIds, ...from.orderIds],
  };
  if (joined) changeSitting(world, target, carried);
  else replaceSitting(world, target, { ...target, ...carried });
  changeSitting(world, from, {
    calledAt: null,
    bill: null,
    orderIds: [],
    closedAt: new Date(world.now()).toISOString(),
    movedTo: tableNumber,
  });
  world.orders = world.orders.map((order) =>
    orders.includes(order) ? { ...order, tableNumber, version: (order.version ?? 0) + 1 } : order,
  );
  for (const order of orders) {
    recordEdit(world, order._id, by);
    recordMove(world, order, tableNumber, by);
  }
}
