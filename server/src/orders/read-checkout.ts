import type { orderInput } from '@storefront/shared/contract/order-input';
import { messages } from '@storefront/shared/messages';
import { normalisePhone } from '@storefront/shared/rules/phone';
import { cleanRequests } from '@storefront/shared/rules/requests';
import { readDeliveryOption } from '@storefront/shared/rules/shipping';
import type { z } from 'zod';
import { badField } from '../http/failure';
import type { Destination, Placing } from './placing';

type Checkout = z.output<typeof orderInput>;

const phoneProblems = {
  missing: 'is required',
  'not-numeric': 'must be numeric',
  'too-long': 'must have at most 10 digits',
};

function readPhone(phone: string): string {
  const read = normalisePhone(phone);
  if (!read.ok) throw badField('data.phone', phoneProblems[read.problem]);
  return read.digits;
}

/** Plain text in one paragraph, as staff may read it (P63). */
function readText(field: 'fullName' | 'address', value: string): string {
  const text = cleanRequests(value);
  if (text === '') throw badField(`data.${field}`, 'is required');
  return text;
}

function readDestination({ deliveryLocation, deliveryOption }: Checkout): Destination {
  const read = readDeliveryOption(deliveryLocation, deliveryOption);
  if (read.kind === 'contradiction')
    throw badField('deliveryOption', 'must name the same place as deliveryLocation');
  if (read.kind === 'missing') throw badField('deliveryLocation', messages.checkout.noLocation);
  return read;
}

/** The checkout's payload as an order about to be placed (§3, C8, C9, C30). @throws Failure 400 */
export function readCheckout(body: Checkout, userId: string | null): Placing {
  const { fullName, address, phone, email, points } = body.data;
  if (userId === null && points > 0) throw badField('data.points', 'need an account');
  return {
    kind: userId === null ? 'guest' : 'account',
    userId,
    contact: {
      full_name: readText('fullName', fullName),
      email,
      phone: readPhone(phone),
      address: readText('address', address),
    },
    destination: readDestination(body),
    lines: body.item,
    field: 'item',
    points,
    totalAmount: body.totalAmount,
  };
}
