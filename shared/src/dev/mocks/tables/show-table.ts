import type { Order } from '../../../contract/entities/order';
import type {
  Sitting,
  SittingOrder,
  StaffTable,
  TableRound,
  TableVisit,
} from '../../../contract/entities/table';
import { toPaisa, toRupees } from '../../../rules/money';
import { mockTableCode } from '../support/mock-link-codes';
import type { MockSitting, MockWorld } from '../world';
import { ordersOf, sittingAt, sittingsOf } from './sittings';

/** How long the phones of a table read where their party was moved (C243). */
const MOVED_MS = 4 * 60 * 60 * 1000;

const counts = ({ status }: Order) => status !== 'cancelled';

/** Returns the total of the orders that were not cancelled, in rupees. */
const totalOf = (orders: readonly Order[]): number =>
  toRupees(orders.filter(counts).reduce((sum, { totalAmount }) => sum + toPaisa(totalAmount), 0));

const showSittingOrder = (order: Order): SittingOrder => {
  const { _id, code, status, step = null, createdAt, guestName = null, totalAmount } = order;
  return { _id, id: _id, code, status, step, createdAt, guestName, totalAmount };
};

const showRound = (order: Order): TableRound => ({
  ...showSittingOrder(order),
  item: order.item.map(({ name, quantity, selectedColor, selectedSize, requests, options }) => ({
    name,
    quantity,
    selectedColor,
    selectedSize,
    requests,
    ...(options && { options }),
  })),
});

/** Returns where the last party of a free table was moved in the last four hours (C243). */
function movedFrom(world: MockWorld, tableNumber: string): TableVisit['movedTo'] {
  const [last] = sittingsOf(world)
    .filter((sitting) => sitting.tableNumber === tableNumber)
    .toSorted((one, other) => Date.parse(other.closedAt ?? '') - Date.parse(one.closedAt ?? ''));
  if (!last?.closedAt || last.movedTo === null) return null;
  if (world.now() - Date.parse(last.closedAt) >= MOVED_MS) return null;
  return { tableNumber: last.movedTo, code: mockTableCode(last.movedTo) };
}

/** Returns a table as the phones there see it (C240). */
export function showVisit(world: MockWorld, tableNumber: string): TableVisit {
  const sitting = sittingAt(world, tableNumber);
  const orders = sitting ? ordersOf(world, sitting) : [];
  return {
    tableNumber,
    openedAt: sitting?.openedAt ?? null,
    calledAt: sitting?.calledAt ?? null,
    bill: sitting?.bill ?? null,
    rounds: orders.map(showRound),
    totalAmount: totalOf(orders),
    movedTo: sitting ? null : movedFrom(world, tableNumber),
  };
}

function showSitting(world: MockWorld, sitting: MockSitting): Sitting {
  const { _id, openedAt, calledAt, bill, version } = sitting;
  const orders = ordersOf(world, sitting).filter(counts);
  return {
    _id,
    id: _id,
    openedAt,
    calledAt,
    bill,
    orders: orders.map(showSittingOrder),
    totalAmount: totalOf(orders),
    version,
  };
}

/** Returns a table as staff see it (C242). */
export function showTable(world: MockWorld, tableNumber: string): StaffTable {
  const sitting = sittingAt(world, tableNumber);
  const listed = world.orderingSettings.tables?.find(({ name }) => name === tableNumber);
  return {
    tableNumber,
    seats: listed?.seats ?? null,
    sitting: sitting ? showSitting(world, sitting) : null,
  };
}

/** Returns the tables of the settings, then other tables where a party sits, by number (C242). */
export function showTables(world: MockWorld): StaffTable[] {
  const listed = (world.orderingSettings.tables ?? []).map(({ name }) => name);
  const others = sittingsOf(world)
    .filter(({ tableNumber, closedAt }) => closedAt === null && !listed.includes(tableNumber))
    .map(({ tableNumber }) => tableNumber)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return [...listed, ...others].map((tableNumber) => showTable(world, tableNumber));
}
