import { toPaisa } from '@storefront/shared/rules/money';
import type { EarningLine } from '@storefront/shared/rules/points';
import type { PricedLine } from '@storefront/shared/rules/totals';

interface Sellable {
  readonly type: 'product' | 'closet';
  readonly price: number;
  readonly quantity: number;
  readonly total?: number | undefined;
}

/** A line in paisa, as the rules compute with it; its own total counts if it has one (§9). */
export const toPriced = ({ type, price, quantity, total }: Sellable): EarningLine & PricedLine => ({
  type,
  pricePaisa: toPaisa(price),
  quantity,
  totalPaisa: total === undefined ? undefined : toPaisa(total),
});
