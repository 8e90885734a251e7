import type { z } from 'zod';
import type { OrderItem } from '../../contract/entities/order';
import type { OrderChange } from '../../contract/envelope';
import type { orderInput } from '../../contract/order-input';
import { isOrderable, type MenuMode } from '../../rules/menu';
import { toPaisa } from '../../rules/money';
import { cleanRequests, textKey } from '../../rules/text';
import { findSold, type Sold, typeOf } from '../support/cart-lines';
import { badField, MockFailure } from '../support/mock-failure';
import { settleSold } from '../support/settle-sold';
import type { MockWorld } from '../world';

export type LineInput = z.output<typeof orderInput>['item'][number];

export interface PricedLines {
  readonly items: readonly OrderItem[];
  /** Lines that cannot be ordered as the customer saw them. */
  readonly gone: readonly OrderChange[];
  /** Prices that moved; they matter only if the total rose (C84). */
  readonly movedPrices: readonly OrderChange[];
}

/** The product by id; by its name where no id came and one product alone has it (C7). */
function findByInput(world: MockWorld, line: LineInput, field: string): Sold | undefined {
  if (line.productId) return findSold(world, { type: line.type, itemId: line.productId });
  const wanted = line.name && textKey(line.name);
  if (!wanted) throw badField(`${field}._id`, 'is required');
  const list: readonly Sold[] = line.type === 'closet' ? world.closetItems : world.products;
  const named = list.filter((sold) => textKey(sold.name) === wanted);
  if (named.length !== 1) throw badField(`${field}.name`, 'names no product');
  return named[0];
}

const isOnOffer = (sold: Sold, mode: MenuMode) => 'colors' in sold || isOrderable(sold, mode);

const imageOf = (sold: Sold, color: string | null) =>
  ('colors' in sold && sold.colors.find((option) => option.name === color)?.image) || sold.image;

/** The line as the order keeps it (C78). @throws MockFailure for a colour or size that it does not come in. */
function snapshot(world: MockWorld, line: LineInput, sold: Sold): OrderItem {
  const _id = world.newId();
  const choice = settleSold(sold, line);
  return {
    _id,
    id: _id,
    productId: sold._id,
    type: typeOf(sold),
    pname: sold.name,
    name: sold.name,
    price: sold.price,
    quantity: line.quantity,
    ...choice,
    requests: cleanRequests(line.requests),
    image: imageOf(sold, choice.selectedColor),
  };
}

function priceLine(
  world: MockWorld,
  line: LineInput,
  sold: Sold | undefined,
  mode: MenuMode,
): OrderItem | null {
  if (!sold || !isOnOffer(sold, mode)) return null;
  try {
    return snapshot(world, line, sold);
  } catch (error) {
    if (error instanceof MockFailure) return null;
    throw error;
  }
}

/** Prices lines from the catalogue as it is now; nothing that the client says about money counts (C5, P3). */
export function priceLines(
  world: MockWorld,
  lines: readonly LineInput[],
  mode: MenuMode,
  field: string,
  firstIndex = 0,
): PricedLines {
  const items: OrderItem[] = [];
  const gone: OrderChange[] = [];
  const movedPrices: OrderChange[] = [];
  for (const [index, line] of lines.entries()) {
    const sold = findByInput(world, line, `${field}.${firstIndex + index}`);
    const item = priceLine(world, line, sold, mode);
    const was = line.price;
    if (!item) {
      const name = sold?.name ?? line.name ?? '';
      gone.push({ kind: 'gone', _id: sold?._id ?? line.productId, name, was, now: null });
      continue;
    }
    items.push(item);
    if (was !== null && toPaisa(was) !== toPaisa(item.price))
      movedPrices.push({ kind: 'price', _id: sold?._id ?? null, name: item.name, was, now: item.price });
  }
  return { items, gone, movedPrices };
}
