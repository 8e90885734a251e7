import { lineIdOf } from '@storefront/shared/rules/cart-lines';
import type { ClosetChoice } from '@storefront/shared/rules/closet-choice';
import type { ChosenOption } from '@storefront/shared/rules/dish-options';
import type { CartLinesTable } from '../platform/db/cart-schema';

/** A line to add to a cart, parsed and cleaned. */
export interface WantedLine extends ClosetChoice {
  readonly userId: string;
  readonly type: CartLinesTable['item_type'];
  readonly itemId: string;
  readonly requests: string;
  readonly tableNumber: string | null;
  /** The choices of a dish; null if it has no options (C256). */
  readonly options: readonly ChosenOption[] | null;
}

/** Returns the row of a line. Equal lines have equal keys, so they become one (P21). */
export const cartLineRow = (
  id: string,
  line: WantedLine,
  quantity: number,
  createdAt: number,
): CartLinesTable => ({
  id,
  user_id: line.userId,
  item_type: line.type,
  item_id: line.itemId,
  quantity,
  color: line.selectedColor,
  size: line.selectedSize,
  requests: line.requests,
  table_number: line.tableNumber,
  options: line.options && JSON.stringify(line.options),
  line_key: lineIdOf({
    productId: line.itemId,
    selectedSize: line.selectedSize,
    selectedColor: line.selectedColor,
    requests: line.requests,
    table: line.tableNumber,
    options: line.options ?? [],
  }),
  created_at: createdAt,
});
