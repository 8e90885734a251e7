import type { orderEditInput } from '@storefront/shared/contract/order-input';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { priceLines } from '@storefront/shared/ordering/price-lines';
import { cleanRequests } from '@storefront/shared/rules/text';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import type { OrderLinesTable } from '../../platform/db/schema';
import { badField } from '../../platform/http/failure';
import type { Standing } from '../effects/standing';
import { holdItems } from '../hold-items';
import { changeConflict } from '../order-failure';
import { lineRow } from '../order-lines';
import type { LineInput } from '../place/placing';
import { resolveLines } from '../read-items';

export type EditedLine = z.output<typeof orderEditInput>['items'][number];

const asInput = (line: EditedLine): LineInput => ({
  productId: line.productId || null,
  name: line.name ?? null,
  type: line.type ?? 'product',
  quantity: line.quantity,
  price: null,
  selectedSize: line.selectedSize,
  selectedColor: line.selectedColor,
  requests: line.requests,
});

/** What a new line sells, at the catalogue's price (C73); staff may add what is for tables only. */
async function priceNew(tx: Tx, line: EditedLine, index: number): Promise<PricedLine> {
  if (!line.productId && !line.name?.trim()) throw badField(`items.${index}.productId`, 'is required');
  const resolved = await resolveLines(tx, [asInput(line)], 'items', index);
  const { lines, gone } = priceLines(resolved, 'table');
  const [priced] = lines;
  if (!priced) throw changeConflict(`${gone[0]?.name || 'This product'} cannot be ordered now`, gone);
  return priced;
}

/** A line that was there keeps name and price as they were when it was ordered (C78). */
const editKnown = (known: OrderLinesTable, line: EditedLine, position: number): OrderLinesTable => ({
  ...known,
  position,
  quantity: line.quantity,
  color: line.selectedColor,
  size: line.selectedSize,
  requests: cleanRequests(line.requests),
});

/** The lines of an order as staff leave them (C21). @throws Failure 400, or 409 when a new line is not sold */
export async function editLines(
  tx: Tx,
  { order, lines }: Standing,
  edited: readonly EditedLine[],
): Promise<OrderLinesTable[]> {
  await holdItems(tx, [...lines.map((line) => line.item_id), ...edited.map((line) => line.productId ?? '')]);
  const known = new Map(lines.map((line) => [line.id, line]));
  const result: OrderLinesTable[] = [];
  for (const [position, line] of edited.entries()) {
    const before = known.get(line._id ?? '');
    if (before) known.delete(before.id);
    else if (lines.some(({ id }) => id === line._id))
      throw badField(`items.${position}._id`, 'must not come twice');
    result.push(
      before
        ? editKnown(before, line, position)
        : lineRow(order.id, await priceNew(tx, line, position), position),
    );
  }
  return result;
}
