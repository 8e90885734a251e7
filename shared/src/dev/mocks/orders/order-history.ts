import type { Order } from '../../../contract/entities/order';
import type { OrderAction, OrderEvent } from '../../../contract/entities/order-event';
import { changesBetween, NO_CHANGES, type OrderHistoryState } from '../../../ordering/order-event';
import { optionsText } from '../../../rules/dish-options';
import { toPaisa } from '../../../rules/money';
import { isWallet } from '../../../rules/payment';
import type { MockPerson, MockWorld } from '../world';

const stateOf = ({
  status,
  step,
  promisedAt,
  departments = [],
  totalAmount,
  cancelReason,
  paymentMethod,
  paymentStatus = 'unpaid',
  transactionNumber = null,
  item,
}: Order): OrderHistoryState => ({
  status,
  step,
  promisedAt: promisedAt ? Date.parse(promisedAt) : null,
  done: departments.flatMap(({ department, doneAt }) => (doneAt ? [department] : [])),
  totalPaisa: toPaisa(totalAmount),
  cancelReason,
  ...(isWallet(paymentMethod) && { payment: { status: paymentStatus, number: transactionNumber } }),
  lines: item.map(({ name, quantity, selectedSize, selectedColor, options = [] }) => ({
    name,
    quantity,
    size: selectedSize,
    color: selectedColor,
    options: optionsText(options),
  })),
});

function actionOf(changes: Partial<Order>): OrderAction {
  const { cancelledBy, item, user, acceptedAt, departments, tableConfirmed, paymentStatus } = changes;
  if (cancelledBy === 'customer') return 'cancel';
  if (paymentStatus) return paymentStatus === 'submitted' ? 'pay' : 'payment';
  if (item) return 'update';
  if (user) return 'keep';
  if (acceptedAt !== undefined) return 'step';
  if (departments) return 'department';
  return tableConfirmed ? 'confirm' : 'status';
}

interface Rewritten {
  readonly before: Order;
  /** The fields that were set, without those that follow from them. */
  readonly changes: Partial<Order>;
  readonly after: Order;
  /** Null: a guest. */
  readonly by: MockPerson | 'automatic' | null;
}

function addEvent(world: MockWorld, orderId: string, about: Omit<OrderEvent, '_id' | 'id' | 'at'>): void {
  const id = world.newId();
  const event: OrderEvent = { _id: id, id, at: new Date(world.now()).toISOString(), ...about };
  world.orderEvents.set(orderId, [...(world.orderEvents.get(orderId) ?? []), event]);
}

/** Adds a change to the history of its order. */
export function recordOrderEvent(world: MockWorld, { before, changes, after, by }: Rewritten): void {
  addEvent(world, after._id, {
    action: actionOf(changes),
    by: by === 'automatic' ? null : (by?.fullName ?? null),
    ...(by === 'automatic' && { automatic: true }),
    ...changesBetween(stateOf(before), stateOf(after)),
  });
}

/** Adds to the history of an order that staff moved its party (C243). */
export function recordMove(world: MockWorld, order: Order, to: string, by: MockPerson): void {
  const table = { from: order.tableNumber ?? '', to };
  addEvent(world, order._id, { action: 'move', by: by.fullName, ...NO_CHANGES, table });
}

/** Returns who changed what in an order, oldest first (C216). */
export function orderHistory(world: MockWorld, { _id, createdAt, user }: Order): OrderEvent[] {
  const events = world.orderEvents.get(_id) ?? [];
  const isKept = events.some(({ action }) => action === 'keep');
  const placedBy = isKept ? undefined : world.users.find((person) => person._id === user);
  const placed: OrderEvent = {
    _id: `${_id}-placed`,
    id: `${_id}-placed`,
    at: createdAt,
    action: 'place',
    by: placedBy?.fullName ?? null,
    ...NO_CHANGES,
  };
  return [placed, ...events];
}
