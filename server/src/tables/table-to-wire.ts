import type {
  Sitting,
  SittingOrder,
  StaffTable,
  TableRound,
  TableVisit,
} from '@storefront/shared/contract/entities/table';
import { stepOf } from '@storefront/shared/ordering/order-step';
import { toRupees } from '@storefront/shared/rules/money';
import { optionsField } from '../orders/order-to-wire';
import { selectLines } from '../orders/order-with-lines';
import type { Reader } from '../platform/db/database';
import type { LinkCodes } from '../platform/db/link-codes';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import type { SittingsTable } from '../platform/db/sitting-schema';
import { readSettings } from '../settings/setting-queries';
import { lastMove, openSittingAt, openSittings, ordersOf } from './sitting-queries';

/** How long the phones of a table read where their party was moved (C243). */
const MOVED_MS = 4 * 60 * 60 * 1000;

const time = (ms: number) => new Date(ms).toISOString();

const counts = ({ status }: OrdersTable) => status !== 'cancelled';

/** Returns the total of the orders that were not cancelled, in rupees. */
const totalOf = (orders: readonly OrdersTable[]): number =>
  toRupees(orders.filter(counts).reduce((sum, { total_paisa }) => sum + total_paisa, 0));

const callsOf = ({ called_at, bill_at, bill_method }: SittingsTable) => ({
  calledAt: called_at === null ? null : time(called_at),
  bill: bill_at === null ? null : { at: time(bill_at), method: bill_method ?? ('cash' as const) },
});

const orderOf = (order: OrdersTable): SittingOrder => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  status: order.status,
  step: stepOf(order.status, { preparingAt: order.preparing_at, readyAt: order.ready_at }),
  createdAt: time(order.created_at),
  guestName: order.guest_name,
  totalAmount: toRupees(order.total_paisa),
});

const itemOf = (line: OrderLinesTable): TableRound['item'][number] => ({
  name: line.name,
  quantity: line.quantity,
  selectedColor: line.color,
  selectedSize: line.size,
  requests: line.requests,
  ...optionsField(line),
});

/** Returns the rounds of a sitting for its guests: without the names of accounts. */
async function roundsOf(db: Reader, orders: readonly OrdersTable[]): Promise<TableRound[]> {
  const lines = await selectLines(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...orderOf(order),
    item: lines.filter(({ order_id }) => order_id === order.id).map(itemOf),
  }));
}

/**
 * Returns a table as the phones there see it (C240).
 *
 * @param tableNumber as `parseTableId` returns it
 * @param now in milliseconds
 */
export async function readVisit(
  db: Reader,
  codes: LinkCodes,
  tableNumber: string,
  now: number,
): Promise<TableVisit> {
  const sitting = await openSittingAt(db, tableNumber);
  if (!sitting) {
    const to = await lastMove(db, tableNumber, now - MOVED_MS);
    const movedTo = to === null ? null : { tableNumber: to, code: await codes.codeOf(to) };
    return { tableNumber, openedAt: null, calledAt: null, bill: null, rounds: [], totalAmount: 0, movedTo };
  }
  const orders = await ordersOf(db, [sitting.id]);
  return {
    tableNumber,
    openedAt: time(sitting.opened_at),
    ...callsOf(sitting),
    rounds: await roundsOf(db, orders),
    totalAmount: totalOf(orders),
    movedTo: null,
  };
}

function sittingToWire(sitting: SittingsTable, orders: readonly OrdersTable[]): Sitting {
  const counted = orders.filter(counts);
  return {
    _id: sitting.id,
    id: sitting.id,
    openedAt: time(sitting.opened_at),
    ...callsOf(sitting),
    orders: counted.map(orderOf),
    totalAmount: totalOf(counted),
    version: sitting.version,
  };
}

/** Returns the tables of the settings in their order, then other tables where a party sits, by number (C242). */
export async function readTables(db: Reader): Promise<StaffTable[]> {
  const { tables = [] } = await readSettings(db);
  const open = await openSittings(db);
  const orders = await ordersOf(
    db,
    open.map(({ id }) => id),
  );
  const sittingAt = (tableNumber: string) => {
    const sitting = open.find(({ table_number }) => table_number === tableNumber);
    return sitting
      ? sittingToWire(
          sitting,
          orders.filter(({ sitting_id }) => sitting_id === sitting.id),
        )
      : null;
  };
  const listed = new Set(tables.map(({ name }) => name));
  const others = open
    .map(({ table_number }) => table_number)
    .filter((tableNumber) => !listed.has(tableNumber))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return [...tables, ...others.map((name) => ({ name, seats: null }))].map(({ name, seats }) => ({
    tableNumber: name,
    seats,
    sitting: sittingAt(name),
  }));
}

/** Returns one table as staff see it. @param tableNumber as `parseTableId` returns it */
export async function readTable(db: Reader, tableNumber: string): Promise<StaffTable> {
  const found = (await readTables(db)).find((table) => table.tableNumber === tableNumber);
  return found ?? { tableNumber, seats: null, sitting: null };
}
