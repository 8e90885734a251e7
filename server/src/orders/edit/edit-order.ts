import { conflict } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import { editLines, type LineEdit, linesToAdd } from '@storefront/shared/ordering/edit-lines';
import { editedSums } from '@storefront/shared/ordering/order-sums';
import type { Tx } from '../../platform/db/database';
import type { OrderLinesTable, OrdersTable } from '../../platform/db/schema';
import { readSettings } from '../../settings/setting-queries';
import { type Change, changeOrder, type OrderWriter } from '../change-order';
import { departmentsIn, timesOfEdited } from '../order-departments';
import { orThrow } from '../order-failure';
import { couponOf, earningLines, lineRow, type OrderWithLines } from '../order-with-lines';
import { readItems } from '../read-items';

/**
 * Returns the line rows of an order after an edit by staff.
 *
 * @throws Failure 400, or 409 for a new line that cannot be ordered
 */
async function editedRows(
  tx: Tx,
  { order, lines }: OrderWithLines,
  edits: readonly LineEdit[],
): Promise<OrderLinesTable[]> {
  const storedItems = lines.map((line) => line.item_id);
  const settings = await readSettings(tx);
  const items = await readItems(tx, linesToAdd(lines, edits), settings, storedItems);
  const edited = orThrow(editLines(lines, edits, items, order.slot_at ?? order.created_at));
  const departmentOf = departmentsIn(items, settings.departments);
  return edited.map(({ stored, values }, position) =>
    stored
      ? {
          ...stored,
          position,
          quantity: values.quantity,
          color: values.selectedColor,
          size: values.selectedSize,
          requests: values.requests,
        }
      : lineRow(order.id, values, position, departmentOf(values)),
  );
}

/** Returns the sums of an order with these lines, as columns (C12, C21, P8). */
function sumsOf(order: OrdersTable, rows: readonly OrderLinesTable[]): Partial<OrdersTable> {
  const sums = editedSums({
    lines: earningLines(rows),
    coupon: couponOf(order),
    feePaisa: order.fee_paisa,
    redeemedPoints: order.redeemed_points,
    isMember: order.user_id !== null,
  });
  return {
    subtotal_paisa: sums.subtotalPaisa,
    happy_paisa: sums.happyPaisa,
    coupon_paisa: sums.couponPaisa,
    redeemed_points: sums.redeemedPoints,
    total_paisa: sums.totalPaisa,
    points_cafe: sums.points.cafe,
    points_closet: sums.points.closet,
  };
}

/**
 * Replaces the lines of an order (C21).
 *
 * @throws Failure 404; 409 for a stale version, a cancelled order, or when stock or points no longer suffice (P15)
 */
export const editOrder = (writer: OrderWriter, change: Change, edits: readonly LineEdit[]): Promise<Order> =>
  changeOrder(writer, change, async (before, at, tx) => {
    if (before.order.status === 'cancelled') throw conflict('A cancelled order cannot be changed');
    const lines = await editedRows(tx, before, edits);
    const isSame = JSON.stringify(lines) === JSON.stringify(before.lines);
    const columns = {
      ...sumsOf(before.order, lines),
      ...timesOfEdited(before.order, before.lines, lines, at),
      ...(!isSame && { edited_at: at }),
    };
    return { action: 'order.update', columns, lines };
  });
