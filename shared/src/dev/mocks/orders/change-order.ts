import type { Order } from '../../../contract/entities/order';
import { editLines, type LineEdit } from '../../../ordering/edit-lines';
import { editedSums } from '../../../ordering/order-sums';
import { toPaisa } from '../../../rules/money';
import { recordEdit } from '../support/check-version';
import { notFound, orThrow } from '../support/mock-failure';
import { itemLookup } from '../support/sellable-items';
import type { MockPerson, MockWorld } from '../world';
import { applyOrder } from './apply-order';
import { showLine, showSums } from './show-order';

/** Returns the order. @throws MockFailure 404 if there is none */
export function findOrder(world: MockWorld, id: string): Order {
  const order = world.orders.find((candidate) => candidate._id === id);
  if (!order) throw notFound('Order');
  return order;
}

/** Returns lines and sums of an order after staff edited it (C21, P8). @throws MockFailure 400 or 409 */
export function editedColumns(world: MockWorld, order: Order, edits: readonly LineEdit[]): Partial<Order> {
  const stored = order.item.map((line) => ({ ...line, id: line._id }));
  const edited = orThrow(editLines(stored, edits, itemLookup(world)));
  const item = edited.map((line) =>
    line.stored ? { ...line.stored, ...line.values } : showLine(line.values, world.newId()),
  );
  const lines = item.map(({ type = 'product', price, quantity }) => ({
    type,
    pricePaisa: toPaisa(price),
    quantity,
  }));
  const feePaisa = toPaisa(order.deliveryFee ?? 0);
  const sums = editedSums({
    lines,
    feePaisa,
    redeemedPoints: order.redeemedPoints ?? 0,
    isMember: order.user !== null,
  });
  const isSame = JSON.stringify(item) === JSON.stringify(order.item);
  return { item, ...showSums(sums), ...(!isSame && { editedAt: new Date().toISOString() }) };
}

/** Changes an order and applies stock and points. @throws MockFailure 409 */
export function rewriteOrder(
  world: MockWorld,
  before: Order,
  changes: Partial<Order>,
  by: MockPerson,
): Order {
  const after = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  applyOrder(world, before, after);
  recordEdit(world, after._id, by);
  return after;
}
