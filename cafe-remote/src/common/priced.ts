import { toPaisa } from '@storefront/shared/rules/money';
import type { EarningLine } from '@storefront/shared/rules/points';

interface Sellable {
  readonly type: 'product' | 'closet';
  readonly price: number;
  readonly quantity: number;
}

/** A line in paisa, as the rules compute with it. */
export const toPriced = ({ type, price, quantity }: Sellable): EarningLine => ({
  type,
  pricePaisa: toPaisa(price),
  quantity,
});
