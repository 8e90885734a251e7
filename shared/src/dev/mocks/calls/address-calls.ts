import type { SavedAddress } from '../../../contract/entities/saved-address';
import * as messages from '../../../messages/messages';
import { readContact } from '../../../rules/contact';
import { isOffered } from '../../../rules/place-terms';
import { SAVED_ADDRESSES_MAX, sortAddresses, TOO_MANY_ADDRESSES } from '../../../rules/saved-addresses';
import { placeNamed } from '../orders/slots';
import { type MockContext, member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type AddressCall = 'listAddresses' | 'addAddress' | 'updateAddress' | 'deleteAddress';
type Context = Pick<MockContext<AddressCall>, 'world' | 'person'>;

const addressesOf = (context: Context): readonly SavedAddress[] =>
  context.world.addresses.get(member(context)._id) ?? [];

const setAddresses = (context: Context, addresses: readonly SavedAddress[]) =>
  context.world.addresses.set(member(context)._id, addresses);

/** @throws MockFailure 404 for an id that is not one of the person's own (P50) */
function ownAddress(context: Context, id: string): SavedAddress {
  const found = addressesOf(context).find(({ _id }) => _id === id);
  if (!found) throw notFound('Address');
  return found;
}

/** Returns the name of the place as staff spell it. @throws MockFailure 400 if customers cannot choose it */
function readPlace(world: MockWorld, name: string | null): string | null {
  if (name === null) return null;
  const place = placeNamed(world, name);
  if (!place || !isOffered(place)) throw badField('place', messages.checkout.noLocation);
  return place.address;
}

/** @throws MockFailure 400 for a field that an order could not have */
function checked(fields: SavedAddress): SavedAddress {
  const contact = readContact(fields);
  if ('field' in contact) throw badField(contact.field, contact.problem);
  return { ...fields, ...contact };
}

/** Calls of the addresses that members save (C266). */
export const addressCalls: MockResolvers<AddressCall> = {
  listAddresses: (context) => sortAddresses(addressesOf(context)),

  addAddress(context) {
    const { world, body } = context;
    const { landmark = null, place = null, lastUsedAt = null, ...fields } = body;
    const _id = world.newId();
    const now = world.now();
    const used = lastUsedAt && Math.min(Date.parse(lastUsedAt), now);
    const added = checked({
      _id,
      id: _id,
      ...fields,
      landmark,
      place: readPlace(world, place),
      lastUsedAt: used ? new Date(used).toISOString() : null,
      createdAt: new Date(now).toISOString(),
    });
    const before = addressesOf(context);
    if (before.length >= SAVED_ADDRESSES_MAX) throw conflict(TOO_MANY_ADDRESSES);
    setAddresses(context, [...before, added]);
    return new Reply(added, 'Address saved');
  },

  updateAddress(context) {
    const { world, params, body } = context;
    const before = ownAddress(context, params.id);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const edited = { ...before, ...given };
    const place = edited.place === before.place ? before.place : readPlace(world, edited.place);
    const after = checked({ ...edited, place });
    setAddresses(
      context,
      addressesOf(context).map((one) => (one === before ? after : one)),
    );
    return new Reply(after, 'Address saved');
  },

  deleteAddress(context) {
    const before = ownAddress(context, context.params.id);
    setAddresses(
      context,
      addressesOf(context).filter((one) => one !== before),
    );
    return new Reply(null, 'Address deleted');
  },
};

/** Notes that an order went to an address of its owner (C266). */
export function markAddressUsed({ addresses }: MockWorld, userId: string, id: string, at: number): void {
  const own = addresses.get(userId) ?? [];
  const lastUsedAt = new Date(at).toISOString();
  addresses.set(
    userId,
    own.map((one) => (one._id === id ? { ...one, lastUsedAt } : one)),
  );
}
