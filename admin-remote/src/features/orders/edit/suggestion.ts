import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { type Paisa, toPaisa } from '@storefront/shared/rules/money';
import type { StockCell } from '@storefront/shared/rules/stock-cells';

/** A product that can be added to an order. */
export interface Suggestion {
  readonly productId: string;
  readonly type: 'product' | 'closet';
  readonly name: string;
  /** Category of a dish, whose happy hours it has (C274); null for a piece of the closet. */
  readonly category: string | null;
  readonly pricePaisa: Paisa;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Ids of the option groups of a dish, in their order (C255). */
  readonly groupIds: readonly string[];
  /** Pieces that can be sold now, 0 when sold out; null if nobody counts them. */
  readonly left: number | null;
  /** The pieces of each size and colour; null where the stock is one number (C273). */
  readonly cells: readonly StockCell[] | null;
}

export const fromProduct = ({
  _id,
  name,
  category,
  price,
  soldOut,
  optionGroups = [],
}: Product): Suggestion => ({
  productId: _id,
  type: 'product',
  name,
  category,
  pricePaisa: toPaisa(price),
  colors: [],
  sizes: [],
  groupIds: optionGroups,
  left: soldOut ? 0 : null,
  cells: null,
});

export const fromClosetItem = ({
  _id,
  name,
  price,
  colors,
  sizeOptions,
  availableStock,
  cells,
}: ClosetItem): Suggestion => ({
  productId: _id,
  type: 'closet',
  name,
  category: null,
  pricePaisa: toPaisa(price),
  colors: colors.map((color) => color.name),
  sizes: sizeOptions,
  groupIds: [],
  left: Math.max(0, availableStock),
  cells: cells ?? null,
});
