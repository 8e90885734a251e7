import type { Input } from '@storefront/shared/contract/types';
import type { CheckoutForm } from '@storefront/shared/rules/checkout';
import { normalisePhone } from '@storefront/shared/rules/phone';
import { type ShippingState, writeDeliveryOption } from '@storefront/shared/rules/shipping';
import type { CheckoutItem } from '../../common/checkout-item';
import { toOrderLines } from '../../common/order-lines';
import type { Sums } from './sums';

export type OrderPayload = Input<'placeOrder'>['body'];

/** The order payload of the checkout (§3). The form has been found free of problems before. */
export function toOrderPayload(
  form: CheckoutForm,
  items: readonly CheckoutItem[],
  shipping: ShippingState,
  sums: Sums,
): OrderPayload {
  const phone = normalisePhone(form.phone);
  return {
    data: {
      fullName: form.fullName.trim(),
      address: form.address.trim(),
      phone: phone.ok ? phone.digits : form.phone,
      email: form.email.trim() || null,
      points: sums.redeemedPoints,
    },
    ...writeDeliveryOption(shipping),
    item: toOrderLines(items),
    product: items.map(({ productId }) => productId),
    totalAmount: sums.totalRupees,
  };
}
