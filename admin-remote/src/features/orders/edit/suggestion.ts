import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { type Paisa, toPaisa } from '@storefront/shared/rules/money';

/** A product that can be added to an order. */
export interface Suggestion {
  readonly productId: string;
  readonly type: 'product' | 'closet';
  readonly name: string;
  readonly pricePaisa: Paisa;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

export const fromProduct = ({ _id, name, price }: Product): Suggestion => ({
  productId: _id,
  type: 'product',
  name,
  pricePaisa: toPaisa(price),
  colors: [],
  sizes: [],
});

export const fromClosetItem = ({ _id, name, price, colors, sizeOptions }: ClosetItem): Suggestion => ({
  productId: _id,
  type: 'closet',
  name,
  pricePaisa: toPaisa(price),
  colors: colors.map((color) => color.name),
  sizes: sizeOptions,
});
