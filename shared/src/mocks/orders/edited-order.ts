import type { z } from 'zod';
import type { Order, OrderItem } from '../../contract/entities/order';
import type { orderEditInput } from '../../contract/order-input';
import { toPaisa } from '../../rules/money';
import { badField, MockFailure } from '../support/mock-failure';
import type { MockWorld } from '../world';
import { orderSums } from './order-sums';
import { priceLines } from './price-lines';

type EditedLine = z.output<typeof orderEditInput>['items'][number];

/** A line that was there keeps its price; a new one gets the catalogue's (C73, C78). */
function editedLine(world: MockWorld, order: Order, line: EditedLine, index: number): OrderItem {
  const { quantity, selectedSize, selectedColor, requests } = line;
  const known = order.item.find((item) => item._id === line._id);
  if (known) return { ...known, quantity, selectedSize, selectedColor, requests };
  if (!line.productId && !line.name) throw badField(`items.${index}.productId`, 'is required');
  const input = {
    productId: line.productId ?? null,
    name: line.name ?? null,
    type: line.type ?? ('product' as const),
    price: null,
    quantity,
    selectedSize,
    selectedColor,
    requests,
  };
  const [item] = priceLines(world, [input], 'table', 'items').items;
  if (!item) throw new MockFailure(409, `${line.name ?? 'This product'} is no longer sold`);
  return item;
}

/** What a new list of lines makes of an order: lines, sums and points (C21). */
export function editedOrder(world: MockWorld, order: Order, lines: readonly EditedLine[]): Partial<Order> {
  const item = lines.map((line, index) => editedLine(world, order, line, index));
  const sums = orderSums(
    item,
    toPaisa(order.deliveryFee ?? 0),
    order.redeemedPoints ?? 0,
    order.user !== null,
  );
  return { item, ...sums.shown };
}
