import type { CartLine, LineDetails } from '../../../contract/entities/cart-line';
import { showOptions } from '../../../ordering/option-wire';
import { lineLimit, stockPool } from '../../../ordering/sellable-item';
import { lineIdOf } from '../../../rules/cart-lines';
import { currentOptions, priceWithOptions } from '../../../rules/dish-options';
import { mealtimeOf } from '../../../rules/mealtimes';
import { toPaisa, toRupees } from '../../../rules/money';
import { lineTotal } from '../../../rules/totals';
import type { MockCartLine, MockWorld } from '../world';
import { findItem, groupsOf, toSellable, type WireItem } from './sellable-items';

function detailsOf(world: MockWorld, item: WireItem, line: MockCartLine): LineDetails {
  const { _id, id, name, price, image, imageSet } = item;
  const details = { _id, ...(id && { id }), name, price, image, ...(imageSet && { imageSet }) };
  if (!('colors' in item)) {
    const mealtime = mealtimeOf(item, world.orderingSettings.mealtimes);
    return {
      ...details,
      ...(item.piecesLeft !== undefined && { availableStock: item.piecesLeft }),
      category: item.category,
      ...(mealtime && { mealtime }),
    };
  }
  const pool = item.cells ? stockPool(toSellable(world, item), line) : null;
  return {
    ...details,
    availableStock: item.availableStock,
    ...(pool && { cellStock: pool.left }),
    colors: item.colors.map((color) => ({ name: color.name, image: color.image })),
  };
}

/** Returns the item of a line at the price of one piece with its choices, and these (C256). */
function withOptions(world: MockWorld, item: WireItem, { options: stored }: MockCartLine) {
  const { options, problem } = currentOptions('colors' in item ? [] : groupsOf(world, item), stored ?? null);
  const price = toRupees(priceWithOptions(toPaisa(item.price), options));
  const fields = {
    ...(options.length > 0 && { options: showOptions(options) }),
    ...(problem && { problem: problem.text }),
  };
  return { item: { ...item, price }, fields };
}

/**
 * Converts a line to its wire form with the current name and price (P25). A deleted product has no details; a line that
 * cannot be ordered now is unavailable and costs 0 (P16).
 */
export function showCartLine(world: MockWorld, line: MockCartLine): CartLine {
  const { _id, type, quantity, selectedColor, selectedSize, requests, tableNumber } = line;
  const found = findItem(world, line.itemId, type);
  const { item, fields = {} } = found ? withOptions(world, found, line) : {};
  const isUnavailable = lineLimit(found && toSellable(world, found), line) === 0 || 'problem' in fields;
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
    ...fields,
    isTableOrder: tableNumber !== null,
    tableNumber,
    total: toRupees(total),
    unavailable: isUnavailable,
    ...(line.addedAt && { addedAt: line.addedAt }),
    ...(item && type === 'product' && { productDetails: detailsOf(world, item, line) }),
    ...(item && type === 'closet' && { closetDetails: detailsOf(world, item, line) }),
  };
}

/** Returns the identity of a line; lines with the same one are merged (P21). */
export const identityOf = ({
  itemId,
  selectedSize,
  selectedColor,
  requests,
  tableNumber,
  options,
}: Omit<MockCartLine, '_id' | 'quantity'>) =>
  lineIdOf({ productId: itemId, selectedSize, selectedColor, requests, table: tableNumber, options });
