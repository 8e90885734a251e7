import { twoEspressos } from '@storefront/shared/dev/testing/new-line';
import type { CheckoutItem } from '../src/common/checkout-item';

/** A checkout item, as plain as can be. */
export const anItem = (about: Partial<CheckoutItem> = {}): CheckoutItem => ({
  lineId: 'line',
  ...twoEspressos,
  productId: 'espresso',
  ...about,
});
