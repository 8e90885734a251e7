import type { CartLine, LineDetails } from '@storefront/shared/contract/entities/cart-line';
import { toRupees } from '@storefront/shared/rules/money';
import { lineTotal } from '@storefront/shared/rules/totals';
import { pictureToWire } from '../catalogue/picture-to-wire';
import type { Sold } from '../catalogue/sold';
import { soldPicture } from '../catalogue/sold-picture';
import type { CartLinesTable } from '../platform/db/schema';
import { lineLimit } from './line-limit';

function detailsOf(sold: Sold): LineDetails {
  const details = {
    _id: sold.id,
    id: sold.id,
    name: sold.name,
    price: toRupees(sold.pricePaisa),
    ...pictureToWire(soldPicture(sold)),
  };
  if (sold.type === 'product') return details;
  const colors = sold.colors.map(({ name, picture }) => ({ name, image: pictureToWire(picture).image }));
  return { ...details, colors };
}

/**
 * A line at today's name and price (C23, P25). What is gone has no details; what cannot be ordered now is marked and
 * counts nothing (P16).
 */
export function cartLineToWire(row: CartLinesTable, sold: Sold | undefined): CartLine {
  const isUnavailable = lineLimit(sold, row.table_number) === 0;
  const details = sold && !sold.isDeleted ? detailsOf(sold) : null;
  const paisa =
    sold && !isUnavailable ? lineTotal({ pricePaisa: sold.pricePaisa, quantity: row.quantity }) : 0;
  return {
    _id: row.id,
    id: row.id,
    quantity: row.quantity,
    type: row.item_type,
    itemType: row.item_type,
    selectedColor: row.color,
    selectedSize: row.size,
    requests: row.requests,
    isTableOrder: row.table_number !== null,
    tableNumber: row.table_number,
    total: toRupees(paisa),
    unavailable: isUnavailable,
    ...(details && (row.item_type === 'closet' ? { closetDetails: details } : { productDetails: details })),
  };
}
