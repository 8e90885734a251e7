import type { CartLine, LineDetails } from '@storefront/shared/contract/entities/cart-line';
import { showOptions } from '@storefront/shared/ordering/option-wire';
import { type LineChoice, lineLimit, stockOf, stockPool } from '@storefront/shared/ordering/sellable-item';
import { currentOptions, priceWithOptions } from '@storefront/shared/rules/dish-options';
import { toRupees } from '@storefront/shared/rules/money';
import { lineTotal } from '@storefront/shared/rules/totals';
import type { PicturedItem } from '../catalogue/find-sellable';
import { parseOptionsColumn } from '../catalogue/options/option-group-queries';
import { pictureToWire } from '../catalogue/stored-picture';
import type { CartLinesTable } from '../platform/db/cart-schema';

/** Returns what a line chose, and whose cart it is in. */
export const choiceOf = ({ size, color, table_number }: CartLinesTable): LineChoice => ({
  selectedSize: size,
  selectedColor: color,
  tableNumber: table_number,
});

function detailsOf(item: PicturedItem, row: CartLinesTable): LineDetails {
  const details = {
    _id: item.id,
    id: item.id,
    name: item.name,
    price: toRupees(item.pricePaisa),
    ...pictureToWire(item.picture),
  };
  const stock = stockOf(item);
  const stocked = { ...details, ...(stock !== null && { availableStock: stock }) };
  if (item.type === 'product')
    return {
      ...stocked,
      ...(item.category && { category: item.category }),
      ...(item.mealtime && { mealtime: item.mealtime }),
      ...(item.soldOutUntil && { soldOutUntil: item.soldOutUntil }),
    };
  const pool = item.cells ? stockPool(item, choiceOf(row)) : null;
  return {
    ...stocked,
    ...(pool && { cellStock: pool.left }),
    colors: item.colors.map(({ name, image }) => ({ name, image })),
  };
}

/** Returns the item of a line at the price of one piece with its choices, and these (C256). */
function withOptions(item: PicturedItem, row: CartLinesTable) {
  const groups = item.type === 'product' ? (item.optionGroups ?? []) : [];
  const { options, problem } = currentOptions(groups, parseOptionsColumn(row.options));
  return { item: { ...item, pricePaisa: priceWithOptions(item.pricePaisa, options) }, options, problem };
}

/**
 * Returns a line with its current name and price (C23, P25). A deleted item has no details; an item that cannot be
 * ordered now, or not with its choices, is marked and not counted (P16, C257).
 */
export function cartLineToWire(row: CartLinesTable, found: PicturedItem | undefined): CartLine {
  const { item, options = [], problem = null } = found ? withOptions(found, row) : {};
  const isUnavailable = lineLimit(item, choiceOf(row)) === 0 || problem !== null;
  const details = item && !item.isDeleted ? detailsOf(item, row) : null;
  const paisa =
    item && !isUnavailable ? lineTotal({ pricePaisa: item.pricePaisa, quantity: row.quantity }) : 0;
  return {
    _id: row.id,
    id: row.id,
    quantity: row.quantity,
    type: row.item_type,
    itemType: row.item_type,
    selectedColor: row.color,
    selectedSize: row.size,
    requests: row.requests,
    ...(options.length > 0 && { options: showOptions(options) }),
    ...(problem && { problem: problem.text }),
    isTableOrder: row.table_number !== null,
    tableNumber: row.table_number,
    total: toRupees(paisa),
    unavailable: isUnavailable,
    addedAt: new Date(row.created_at).toISOString(),
    ...(details && (row.item_type === 'closet' ? { closetDetails: details } : { productDetails: details })),
  };
}
