import type { Order, OrderItem } from '../../../contract/entities/order';
import { earningOrder } from '../../../ordering/earning-order';
import { editLines, type LineEdit } from '../../../ordering/edit-lines';
import { departmentProblem, timesAfterEdit, timesAtDepartment } from '../../../ordering/order-departments';
import {
  type OrderStep,
  promiseProblem,
  stepOf,
  timesAfter,
  timesAtStep,
} from '../../../ordering/order-step';
import { editedSums } from '../../../ordering/order-sums';
import { type Department, departmentsOf } from '../../../rules/departments';
import { recordEdit } from '../support/check-version';
import { badField, conflict, notFound, orThrow } from '../support/mock-failure';
import { itemLookup } from '../support/sellable-items';
import { joinSitting } from '../tables/sittings';
import type { MockPerson, MockWorld } from '../world';
import { applyOrder } from './apply-order';
import { recordOrderEvent } from './order-history';
import { madeFields, millis, timeFields, timesOf } from './order-times';
import { showLine, showSums, showVat } from './show-order';

/** Returns the order. @throws MockFailure 404 if there is none */
export function findOrder(world: MockWorld, id: string): Order {
  const order = world.orders.find((candidate) => candidate._id === id);
  if (!order) throw notFound('Order');
  return order;
}

const asMade = ({ _id, department, quantity, selectedColor, selectedSize, requests }: OrderItem) => ({
  id: _id,
  department,
  quantity,
  color: selectedColor,
  size: selectedSize,
  requests,
});

/** Returns lines and sums of an order after staff edited it (C21, P8). @throws MockFailure 400 or 409 */
export function editedColumns(world: MockWorld, order: Order, edits: readonly LineEdit[]): Partial<Order> {
  const stored = order.item.map((line) => ({ ...line, id: line._id }));
  const edited = orThrow(
    editLines(stored, edits, itemLookup(world), Date.parse(order.slotAt ?? order.createdAt)),
  );
  const item = edited.map((line) =>
    line.stored ? { ...line.stored, ...line.values } : showLine(world, line.values),
  );
  const { lines, coupon, feePaisa } = earningOrder({ ...order, item });
  const sums = editedSums({
    lines,
    coupon,
    feePaisa,
    redeemedPoints: order.redeemedPoints ?? 0,
    isMember: order.user !== null,
  });
  const isSame = JSON.stringify(item) === JSON.stringify(order.item);
  const times = timesAfterEdit(timesOf(order), order.item.map(asMade), item.map(asMade), world.now());
  return {
    item,
    ...madeFields(times, item),
    // A line without a happy hour now has no such field, so the field of the order goes too.
    happyHourDiscount: undefined,
    ...showSums(sums, order.coupon),
    ...(order.vat && showVat(sums.totalPaisa, order.vat.percent)),
    ...(!isSame && { editedAt: new Date().toISOString() }),
  };
}

/** Returns the fields that follow from a new status; none if it stays (C190). */
function progress(world: MockWorld, before: Order, changes: Partial<Order>): Partial<Order> {
  const { status, cancelledBy, cancelReason } = changes;
  if (status === undefined || status === before.status) return {};
  return {
    ...timeFields(timesAfter(timesOf({ ...before, ...changes }), status, world.now()), before.item),
    cancelledBy: status === 'cancelled' ? (cancelledBy ?? 'shop') : null,
    cancelReason: status === 'cancelled' ? (cancelReason ?? null) : null,
  };
}

/**
 * Returns the fields of an order after staff set its step; null if nothing changes (C206).
 *
 * @throws MockFailure 400 for a time that cannot be promised, 409 if the order has ended
 */
export function stepFields(
  world: MockWorld,
  order: Order,
  step: OrderStep,
  promisedAt: string | null | undefined,
): Partial<Order> | null {
  const { status } = order;
  if (status === 'completed' || status === 'cancelled')
    throw conflict(`This order is ${status} and takes no step`, { status });
  const before = timesOf(order);
  const promised = promisedAt === undefined ? undefined : millis(promisedAt);
  const problem = promised && promised !== before.promisedAt ? promiseProblem(promised, world.now()) : null;
  if (problem !== null) throw badField('promisedAt', problem);
  const departments = departmentsOf(order.item);
  const fields = timeFields(timesAtStep(before, step, promised, departments, world.now()), order.item);
  const isSame =
    status === 'processing' && JSON.stringify(fields) === JSON.stringify(timeFields(before, order.item));
  return isSame ? null : { status: 'processing', ...fields };
}

/**
 * Returns the fields of an order after a department was done, or took that back; null if nothing changes (C221).
 *
 * @throws MockFailure 409 if the order is not being made, or has nothing for the department
 */
export function departmentFields(
  world: MockWorld,
  order: Order,
  department: Department,
  isDone: boolean,
): Partial<Order> | null {
  const departments = departmentsOf(order.item);
  const problem = departmentProblem(order.status, department, departments);
  if (problem !== null) throw conflict(problem, { status: order.status });
  const before = timesOf(order);
  if ((before.doneAt[department] !== null) === isDone) return null;
  const times = timesAtDepartment(before, department, isDone, departments, world.now());
  return madeFields(times, order.item);
}

/** Customers cancel their order, pay it and keep it in their account; staff have not seen it by that (C230). */
const isByStaff = ({ cancelledBy, user, paymentStatus }: Partial<Order>) =>
  cancelledBy !== 'customer' && user === undefined && paymentStatus !== 'submitted';

/** Changes an order and applies stock and points. @throws MockFailure 409 */
export function rewriteOrder(
  world: MockWorld,
  before: Order,
  changes: Partial<Order>,
  by: MockPerson | 'automatic' | null,
): Order {
  const changed = {
    ...before,
    ...changes,
    ...progress(world, before, changes),
    ...(isByStaff(changes) && { touchedAt: new Date(world.now()).toISOString() }),
    version: (before.version ?? 0) + 1,
  };
  const after = { ...changed, step: stepOf(changed.status, timesOf(changed)) };
  applyOrder(world, before, after, by === 'automatic' ? null : (by?.fullName ?? null));
  joinSitting(world, before, after);
  recordOrderEvent(world, { before, changes, after, by });
  if (by !== null && by !== 'automatic') recordEdit(world, after._id, by);
  return after;
}
