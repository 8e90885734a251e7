import type { z } from 'zod';
import type { Order, OrderItem } from '../../contract/entities/order';
import type { orderEditInput } from '../../contract/order-input';
import { toPaisa } from '../../rules/money';
import { largestRedeemable } from '../../rules/points';
import { cleanRequests } from '../../rules/text';
import { badField, orderConflict } from '../support/mock-failure';
import type { MockWorld } from '../world';
import { orderSums } from './order-sums';
import { type LineInput, priceLines } from './price-lines';

type EditedLine = z.output<typeof orderEditInput>['items'][number];

const asInput = ({ productId, name, type, ...line }: EditedLine): LineInput => ({
  ...line,
  productId: productId || null,
  name: name ?? null,
  type: type ?? 'product',
  price: null,
});

/** What a new line sells, at the catalogue's price (C73); staff may add what is for tables only. */
function newLine(world: MockWorld, line: EditedLine, index: number): OrderItem {
  if (!line.productId && !line.name?.trim()) throw badField(`items.${index}.productId`, 'is required');
  const { items, gone } = priceLines(world, [asInput(line)], 'table', 'items', index);
  const [item] = items;
  if (!item) throw orderConflict(`${gone[0]?.name || 'This product'} cannot be ordered now`, gone);
  return item;
}

/** The lines as staff leave them; one that was there keeps its name and price (C78). */
function editedLines(world: MockWorld, order: Order, lines: readonly EditedLine[]): OrderItem[] {
  return lines.map((line, index) => {
    const known = order.item.find((item) => item._id === line._id);
    if (!known) return newLine(world, line, index);
    if (lines.findIndex((other) => other._id === line._id) < index)
      throw badField(`items.${index}._id`, 'must not come twice');
    const { quantity, selectedSize, selectedColor } = line;
    return { ...known, quantity, selectedSize, selectedColor, requests: cleanRequests(line.requests) };
  });
}

/** What new lines make of an order: points that it no longer costs are given back (C21, P8). */
export function editedOrder(world: MockWorld, order: Order, lines: readonly EditedLine[]): Partial<Order> {
  const item = editedLines(world, order, lines);
  const feePaisa = toPaisa(order.deliveryFee ?? 0);
  const isMember = order.user !== null;
  const { totalPaisa } = orderSums(item, feePaisa, 0, isMember);
  const points = largestRedeemable({ balance: order.redeemedPoints ?? 0, totalPaisa });
  return { item, ...orderSums(item, feePaisa, points, isMember).shown };
}
