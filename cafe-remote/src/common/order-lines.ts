import type { Input } from '@storefront/shared/contract/types';
import type { CheckoutItem } from './checkout-item';

type OrderLine = NonNullable<Input<'placeOrder'>['body']['item']>[number];

/** Items as the order calls take them: product id, what is wanted, and null where nothing was chosen (§3, C8). */
export const toOrderLines = (items: readonly CheckoutItem[]): OrderLine[] =>
  items.map(({ productId, type, name, price, quantity, selectedSize, selectedColor, requests }) => ({
    _id: productId,
    type,
    name,
    price,
    quantity,
    selectedSize,
    selectedColor,
    requests: requests || null,
  }));
