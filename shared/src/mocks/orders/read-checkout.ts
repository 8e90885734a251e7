import type { z } from 'zod';
import type { orderInput } from '../../contract/order-input';
import { messages } from '../../messages/messages';
import { normalisePhone } from '../../rules/phone';
import { normalisePlaceName } from '../../rules/place-name';
import { cleanRequests } from '../../rules/requests';
import { readDeliveryOption } from '../../rules/shipping';
import { badField } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';
import type { Placing } from './placing';

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

function readDelivery(world: MockWorld, { deliveryLocation, deliveryOption }: Checkout) {
  const read = readDeliveryOption(deliveryLocation, deliveryOption);
  if (read.kind === 'pickup')
    return { fee: 0, deliveryLocation: 'Pick-up', deliveryOption: 'Pick up' } as const;
  if (read.kind === 'contradiction')
    throw badField('deliveryOption', 'must name the same place as deliveryLocation');
  if (read.kind === 'missing') throw badField('deliveryLocation', messages.checkout.noLocation);
  const key = normalisePlaceName(read.name);
  const place = world.locations.find(({ address }) => normalisePlaceName(address) === key);
  if (!place) throw badField('deliveryLocation', messages.checkout.noLocation);
  return { fee: place.rate, deliveryLocation: place.address, deliveryOption: place.address };
}

/** The checkout's payload as an order about to be placed (§3, C9, C13). @throws MockFailure 400. */
export function readCheckout(world: MockWorld, body: Checkout, person: MockPerson | null): Placing {
  const { email, points } = body.data;
  if (!person && points > 0) throw badField('data.points', 'need an account');
  const contact = {
    fullName: readText('fullName', body.data.fullName),
    email,
    phone: readPhone(body.data.phone),
    address: readText('address', body.data.address),
  };
  const { fee, ...delivery } = readDelivery(world, body);
  return {
    person,
    about: { ...contact, ...delivery, tableNumber: null },
    lines: body.item,
    field: 'item',
    mode: 'normal',
    fee,
    points,
    totalAmount: body.totalAmount,
  };
}
