import type { z } from 'zod';
import type { orderInput } from '../../contract/order-input';
import { messages } from '../../messages/messages';
import { readContact } from '../../rules/contact';
import { normalisePlaceName, readDeliveryOption } from '../../rules/shipping';
import { badField } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';
import type { Placing } from './placing';

type Checkout = z.output<typeof orderInput>;

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
  const contact = readContact(body.data);
  if ('field' in contact) throw badField(`data.${contact.field}`, contact.problem);
  const { fee, ...delivery } = readDelivery(world, body);
  return {
    person,
    about: { ...contact, email, ...delivery, tableNumber: null, tableConfirmed: null },
    lines: body.item,
    field: 'item',
    mode: 'normal',
    fee,
    points,
    totalAmount: body.totalAmount,
  };
}
