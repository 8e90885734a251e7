import type { Input } from '@storefront/shared/contract/types';
import { normalisePhone } from '@storefront/shared/rules/contact';
import { writeDeliveryOption } from '@storefront/shared/rules/shipping';
import { toOrderLines } from '../../common/order-lines';
import type { Wish } from './apply-changes';
import type { Contact } from './draft';
import type { Sums } from './sums';

export type OrderPayload = Input<'placeOrder'>['body'];

/** The order payload of the checkout (§3). The form has been found free of problems before. */
export function toOrderPayload(contact: Contact, { items, shipping }: Wish, sums: Sums): OrderPayload {
  const phone = normalisePhone(contact.phone);
  return {
    data: {
      fullName: contact.fullName.trim(),
      address: contact.address.trim(),
      phone: phone.ok ? phone.digits : contact.phone,
      email: contact.email.trim() || null,
      points: sums.redeemedPoints,
    },
    ...writeDeliveryOption(shipping),
    item: toOrderLines(items),
    product: items.map(({ productId }) => productId),
    totalAmount: sums.totalRupees,
  };
}
