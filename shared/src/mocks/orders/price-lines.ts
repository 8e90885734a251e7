import type { z } from 'zod';
import type { ClosetItem } from '../../contract/entities/closet-item';
import type { OrderItem } from '../../contract/entities/order';
import type { Product } from '../../contract/entities/product';
import type { OrderChange } from '../../contract/envelope';
import type { orderInput } from '../../contract/order-input';
import { isOrderable, type MenuMode } from '../../rules/menu-visibility';
import { toPaisa } from '../../rules/money';
import { cleanRequests } from '../../rules/requests';
import { findSold } from '../support/cart-lines';
import { badField } from '../support/mock-failure';
import type { MockWorld } from '../world';

export type LineInput = z.output<typeof orderInput>['item'][number];

export interface PricedLines {
  readonly items: readonly OrderItem[];
  /** Why the lines cannot be ordered as the customer saw them. */
  readonly refusals: readonly OrderChange[];
  /** Prices that moved; they matter only if the total rose (C84). */
  readonly movedPrices: readonly OrderChange[];
}

type Sold = Product | ClosetItem;

/** The product by id; by its exact name where no id came and one product alone has it (C7). */
function findByInput(world: MockWorld, line: LineInput, field: string): Sold | undefined {
  if (line.productId !== null) return findSold(world, { type: line.type, itemId: line.productId });
  const list: readonly Sold[] = line.type === 'closet' ? world.closetItems : world.products;
  const named = list.filter((sold) => sold.name.toLowerCase() === line.name?.trim().toLowerCase());
  if (named.length !== 1) throw badField(field, 'names no product');
  return named[0];
}

const gone = (line: LineInput, sold: Sold | undefined): OrderChange => ({
  kind: 'gone',
  _id: line.productId ?? sold?._id ?? null,
  name: sold?.name ?? line.name ?? '',
  was: null,
  now: null,
});

const imageOf = (sold: Sold, color: string | null) =>
  ('colors' in sold && sold.colors.find((option) => option.name === color)?.image) || sold.image;

function snapshot(world: MockWorld, line: LineInput, sold: Sold): OrderItem {
  const _id = world.newId();
  return {
    _id,
    id: _id,
    productId: sold._id,
    type: line.type,
    pname: sold.name,
    name: sold.name,
    price: sold.price,
    quantity: line.quantity,
    selectedColor: line.selectedColor,
    selectedSize: line.selectedSize,
    requests: cleanRequests(line.requests),
    image: imageOf(sold, line.selectedColor),
  };
}

const isOnOffer = (sold: Sold, mode: MenuMode) => 'availableStock' in sold || isOrderable(sold, mode);

/** Pieces asked for beyond the stock, counted over all lines of an item (P6). */
function shortages(world: MockWorld, items: readonly OrderItem[]): OrderChange[] {
  return world.closetItems.flatMap(({ _id, name, availableStock }): OrderChange[] => {
    const asked = items
      .filter((item) => item.type === 'closet' && item.productId === _id)
      .reduce((pieces, item) => pieces + item.quantity, 0);
    return asked > availableStock ? [{ kind: 'stock', _id, name, was: asked, now: availableStock }] : [];
  });
}

/** Prices lines from the catalogue as it is now; nothing that the client says about money counts (C5, P3). */
export function priceLines(
  world: MockWorld,
  lines: readonly LineInput[],
  mode: MenuMode,
  field: string,
): PricedLines {
  const items: OrderItem[] = [];
  const missing: OrderChange[] = [];
  const movedPrices: OrderChange[] = [];
  for (const [index, line] of lines.entries()) {
    const sold = findByInput(world, line, `${field}.${index}.name`);
    if (!sold || !isOnOffer(sold, mode)) {
      missing.push(gone(line, sold));
      continue;
    }
    items.push(snapshot(world, line, sold));
    if (line.price !== null && toPaisa(line.price) !== toPaisa(sold.price))
      movedPrices.push({ kind: 'price', _id: sold._id, name: sold.name, was: line.price, now: sold.price });
  }
  return { items, refusals: [...missing, ...shortages(world, items)], movedPrices };
}
