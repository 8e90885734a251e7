import { isOrderable } from '@storefront/shared/rules/menu';
import { maxQuantity } from '@storefront/shared/rules/quantity';
import type { Sold } from '../catalogue/sold';

/**
 * How many pieces a line can hold now, 0 when it cannot be ordered: a closet item's stock (§4), a cafe product's
 * availability at home or at a table (C53).
 */
export function lineLimit(sold: Sold | undefined, tableNumber: string | null): number {
  if (!sold || sold.isDeleted) return 0;
  if (sold.type === 'closet') return maxQuantity(sold.stock);
  return isOrderable(sold, tableNumber === null ? 'normal' : 'table') ? maxQuantity() : 0;
}
