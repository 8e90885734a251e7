import type { CheckoutItem } from '../src/common/checkout-item';

/** A checkout item, as plain as can be. */
export const anItem = (about: Partial<CheckoutItem> = {}): CheckoutItem => ({
  lineId: 'line',
  productId: 'espresso',
  type: 'product',
  name: 'Espresso',
  price: 120,
  image: '',
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  ...about,
});
