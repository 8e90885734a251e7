import type { Order } from '../../../contract/entities/order';
import { orderEffects } from '../../../ordering/order-effects';
import { MockFailure, notFound } from '../support/mock-failure';
import type { MockSitting, MockWorld } from '../world';

/** Returns the sittings. @throws MockFailure 404 from a server that knows none */
export function sittingsOf({ sittings }: MockWorld): readonly MockSitting[] {
  if (sittings === null) throw new MockFailure(404, 'There is nothing at this address');
  return sittings;
}

/** Returns the open sitting at a table. @param tableNumber a result of `parseTableId` */
export const sittingAt = (world: MockWorld, tableNumber: string): MockSitting | undefined =>
  sittingsOf(world).find((sitting) => sitting.tableNumber === tableNumber && sitting.closedAt === null);

/** Returns the sitting. @throws MockFailure 404 if there is none */
export function findSitting(world: MockWorld, id: string): MockSitting {
  const sitting = sittingsOf(world).find(({ _id }) => _id === id);
  if (!sitting) throw notFound('Sitting');
  return sitting;
}

/** Opens a sitting unless the table has one (C240). */
export function openSitting(world: MockWorld, tableNumber: string): MockSitting {
  const open = sittingAt(world, tableNumber);
  if (open) return open;
  const sitting = {
    _id: world.newId(),
    tableNumber,
    openedAt: new Date(world.now()).toISOString(),
    calledAt: null,
    bill: null,
    closedAt: null,
    movedTo: null,
    orderIds: [],
    version: 1,
  };
  world.sittings = [...sittingsOf(world), sitting];
  return sitting;
}

/** Replaces a sitting. @returns the new one */
export function replaceSitting(world: MockWorld, before: MockSitting, after: MockSitting): MockSitting {
  world.sittings = sittingsOf(world).map((sitting) => (sitting === before ? after : sitting));
  return after;
}

/** Returns a sitting after a change of its own fields. */
export const changeSitting = (world: MockWorld, before: MockSitting, changes: Partial<MockSitting>) =>
  replaceSitting(world, before, { ...before, ...changes, version: before.version + 1 });

/**
 * Adds a table's order to the sitting there, or opens one. An order that may not come from the table joins when staff
 * confirm it or take it up (C51, C240).
 *
 * @param before null: the order is new
 */
export function joinSitting(world: MockWorld, before: Order | null, order: Order): void {
  if (before && before.status !== 'pending' && orderEffects(before).takesStock) return;
  if (world.sittings === null || order.tableNumber == null || !orderEffects(order).takesStock) return;
  if (world.sittings.some(({ orderIds }) => orderIds.includes(order._id))) return;
  const sitting = openSitting(world, order.tableNumber);
  replaceSitting(world, sitting, { ...sitting, orderIds: [...sitting.orderIds, order._id] });
}

/** Returns the orders of a sitting that were not deleted, oldest first; the world has the newest first. */
export const ordersOf = ({ orders }: MockWorld, { orderIds }: MockSitting): Order[] =>
  orders
    .filter(({ _id }) => orderIds.includes(_id))
    .reverse()
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
