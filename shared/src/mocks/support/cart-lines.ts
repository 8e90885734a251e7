import type { CartLine, LineDetails } from '../../contract/entities/cart-line';
import type { ClosetItem } from '../../contract/entities/closet-item';
import type { Product } from '../../contract/entities/product';
import { lineIdOf } from '../../rules/cart-lines';
import { isOrderable } from '../../rules/menu';
import { toPaisa, toRupees } from '../../rules/money';
import { maxQuantity } from '../../rules/quantity';
import { lineTotal } from '../../rules/totals';
import type { MockCartLine, MockWorld } from '../world';

/** Whatever a line can be about. */
export type Sold = Product | ClosetItem;

/** The product or closet item behind a line, if it is still sold; of the other type where no such one has the id. */
export function findSold(
  { products, closetItems }: MockWorld,
  { type, itemId }: Pick<MockCartLine, 'type' | 'itemId'>,
): Sold | undefined {
  const both: readonly Sold[] =
    type === 'closet' ? [...closetItems, ...products] : [...products, ...closetItems];
  return both.find((sold) => sold._id === itemId);
}

/** What a line of it is called on the wire. */
export const typeOf = (sold: Sold): MockCartLine['type'] => ('colors' in sold ? 'closet' : 'product');

/** How many pieces a line can hold now, 0 when it cannot be ordered (C53, P16). */
export function lineLimit(sold: Sold | undefined, tableNumber: string | null): number {
  if (!sold) return 0;
  if ('availableStock' in sold) return maxQuantity(sold.availableStock);
  return isOrderable(sold, tableNumber === null ? 'normal' : 'table') ? maxQuantity() : 0;
}

function detailsOf(sold: Sold): LineDetails {
  const { _id, id, name, price, image, imageSet } = sold;
  const details = { _id, ...(id && { id }), name, price, image, ...(imageSet && { imageSet }) };
  if (!('colors' in sold)) return details;
  return { ...details, colors: sold.colors.map((color) => ({ name: color.name, image: color.image })) };
}

/**
 * A line at today's name and price (P25). What is gone has no details; what cannot be ordered now is marked and counts
 * nothing (P16).
 */
export function showCartLine(world: MockWorld, line: MockCartLine): CartLine {
  const { _id, type, quantity, selectedColor, selectedSize, requests, tableNumber } = line;
  const sold = findSold(world, line);
  const isUnavailable = lineLimit(sold, tableNumber) === 0;
  const total = sold && !isUnavailable ? lineTotal({ pricePaisa: toPaisa(sold.price), quantity }) : 0;
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
    ...(sold && type === 'product' && { productDetails: detailsOf(sold) }),
    ...(sold && type === 'closet' && { closetDetails: detailsOf(sold) }),
  };
}

/** What makes two lines one (P21). */
export const identityOf = ({
  itemId,
  selectedSize,
  selectedColor,
  requests,
  tableNumber,
}: Omit<MockCartLine, '_id' | 'quantity'>) =>
  lineIdOf({ productId: itemId, selectedSize, selectedColor, requests, table: tableNumber });
