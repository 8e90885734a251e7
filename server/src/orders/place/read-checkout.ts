import type { orderInput } from '@storefront/shared/contract/order-input';
import { messages } from '@storefront/shared/messages';
import { readContact } from '@storefront/shared/rules/contact';
import { readDeliveryOption } from '@storefront/shared/rules/shipping';
import type { z } from 'zod';
import { badField } from '../../platform/http/failure';
import type { Destination, Placing } from './placing';

type Checkout = z.output<typeof orderInput>;

function readDestination({ deliveryLocation, deliveryOption }: Checkout): Destination {
  const read = readDeliveryOption(deliveryLocation, deliveryOption);
  if (read.kind === 'contradiction')
    throw badField('deliveryOption', 'must name the same place as deliveryLocation');
  if (read.kind === 'missing') throw badField('deliveryLocation', messages.checkout.noLocation);
  return read;
}

/** The checkout's payload as an order about to be placed (§3, C8, C9, C30). @throws Failure 400 */
export function readCheckout(
  body: Checkout,
  userId: string | null,
  originKey: string | null = null,
): Placing {
  const { email, points } = body.data;
  if (userId === null && points > 0) throw badField('data.points', 'need an account');
  const contact = readContact(body.data);
  if ('field' in contact) throw badField(`data.${contact.field}`, contact.problem);
  return {
    kind: userId === null ? 'guest' : 'account',
    userId,
    contact: { full_name: contact.fullName, email, phone: contact.phone, address: contact.address },
    destination: readDestination(body),
    originKey,
    lines: body.item,
    field: 'item',
    points,
    totalAmount: body.totalAmount,
  };
}
