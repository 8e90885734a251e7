import type { CartLine, LineDetails } from '../../../contract/entities/cart-line';
import { lineLimit, stockPool } from '../../../ordering/sellable-item';
import { lineIdOf } from '../../../rules/cart-lines';
import { type Mealtimes, mealtimeOf } from '../../../rules/mealtimes';
import { toPaisa, toRupees } from '../../../rules/money';
import { lineTotal } from '../../../rules/totals';
import type { MockCartLine, MockWorld } from '../world';
import { findItem, toSellable, type WireItem } from './sellable-items';

function detailsOf(item: WireItem, line: MockCartLine, mealtimes: Mealtimes | undefined): LineDetails {
  const { _id, id, name, price, image, imageSet } = item;
  const details = { _id, ...(id && { id }), name, price, image, ...(imageSet && { imageSet }) };
  if (!('colors' in item)) {
    const mealtime = mealtimeOf(item, mealtimes);
    return {
      ...details,
      ...(item.piecesLeft !== undefined && { availableStock: item.piecesLeft }),
      ...(mealtime && { mealtime }),
    };
  }
  const pool = item.cells ? stockPool(toSellable(item), line) : null;
  return {
    ...details,
    availableStock: item.availableStock,
    ...(pool && { cellStock: pool.left }),
    colors: item.colors.map((color) => ({ name: color.name, image: color.image })),
  };
}

/**
 * Converts a line to its wire form with the current name and price (P25). A deleted product has no details; a line that
 * cannot be ordered now is unavailable and costs 0 (P16).
 */
export function showCartLine(world: MockWorld, line: MockCartLine): CartLine {
  const { _id, type, quantity, selectedColor, selectedSize, requests, tableNumber } = line;
  const { mealtimes } = world.orderingSettings;
  const item = findItem(world, line.itemId, type);
  const isUnavailable = lineLimit(item && toSellable(item), line) === 0;
  const total = item && !isUnavailable ? lineTotal({ pricePaisa: toPaisa(item.price), quantity }) : 0;
  return {
    _id,
    id: _id,
    quantity,
    type,
    itemType: type,
    selectedColor,
    selectedSize,
    requests,
    isTableOrder: tableNumber !== null,
    tableNumber,
    total: toRupees(total),
    unavailable: isUnavailable,
    ...(line.addedAt && { addedAt: line.addedAt }),
    ...(item && type === 'product' && { productDetails: detailsOf(item, line, mealtimes) }),
    ...(item && type === 'closet' && { closetDetails: detailsOf(item, line, mealtimes) }),
  };
}

/** Returns the identity of a line; lines with the same one are merged (P21). */
export const identityOf = ({
  itemId,
  selectedSize,
  selectedColor,
  requests,
  tableNumber,
}: Omit<MockCartLine, '_id' | 'quantity'>) =>
  lineIdOf({ productId: itemId, selectedSize, selectedColor, requests, table: tableNumber });
