import { badField, conflict, notFound, unauthorised } from '@storefront/http/failure';
import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import * as messages from '@storefront/shared/messages';
import { readContact } from '@storefront/shared/rules/contact';
import {
  SAVED_ADDRESSES_MAX,
  sortAddresses,
  TOO_MANY_ADDRESSES,
} from '@storefront/shared/rules/saved-addresses';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import type { Database, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { lockUser } from '../platform/db/lock-user';
import type { SavedAddressesTable } from '../platform/db/place-schema';
import { inTransaction } from '../platform/db/transaction';
import { findUser } from '../users/user-queries';
import {
  insertAddress,
  removeAddress,
  selectAddress,
  selectAddresses,
  writeAddress,
} from './address-queries';

/** Fields to change; missing ones stay. */
export type AddressEdit = {
  readonly [F in 'name' | 'fullName' | 'phone' | 'address']?: string | undefined;
} & { readonly [F in 'landmark' | 'place']?: string | null | undefined };

export type NewAddress = AddressEdit & {
  readonly [F in 'name' | 'fullName' | 'phone' | 'address']: string;
} & {
  /** ISO 8601; null or absent: no order went there yet. */
  readonly lastUsedAt?: string | null | undefined;
};

/** Returns an address in the form of the wire. */
export const addressToWire = (row: SavedAddressesTable): SavedAddress => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  fullName: row.full_name,
  phone: row.phone,
  address: row.address,
  landmark: row.landmark,
  place: row.place,
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  createdAt: new Date(row.created_at).toISOString(),
});

/** Returns the name of a place as staff spell it. @throws Failure 400 if customers cannot choose it (C265) */
async function readPlace(tx: Tx, name: string | null): Promise<string | null> {
  if (name === null) return null;
  const place = await tx
    .selectFrom('locations')
    .select('name')
    .where('name_key', '=', normalisePlaceName(name))
    .where('inactive_since', 'is', null)
    .executeTakeFirst();
  if (!place) throw badField('place', messages.checkout.noLocation);
  return place.name;
}

/** Returns a row whose contact an order can have (C30, P63). @throws Failure 400 for one that it cannot */
function checked(row: SavedAddressesTable): SavedAddressesTable {
  const contact = readContact({ fullName: row.full_name, phone: row.phone, address: row.address });
  if ('field' in contact) throw badField(contact.field, contact.problem);
  return { ...row, full_name: contact.fullName, phone: contact.phone, address: contact.address };
}

/** Reads and changes the addresses that members save (C266). Each person reaches their own only. */
export function createAddressService(db: Database, now: () => number) {
  return {
    async list(userId: string): Promise<SavedAddress[]> {
      return sortAddresses((await selectAddresses(db, userId)).map(addressToWire));
    },

    /** @throws Failure 400 for a field that an order could not have; 409 if the person has as many as they may */
    async add(userId: string, { lastUsedAt, ...fields }: NewAddress): Promise<SavedAddress> {
      const at = now();
      return inTransaction(db, async (tx) => {
        await lockUser(tx, userId);
        if (!(await findUser(tx, userId))) throw unauthorised();
        const row = checked({
          id: newId(),
          user_id: userId,
          name: fields.name,
          full_name: fields.fullName,
          phone: fields.phone,
          address: fields.address,
          landmark: fields.landmark ?? null,
          place: await readPlace(tx, fields.place ?? null),
          last_used_at: lastUsedAt ? Math.min(Date.parse(lastUsedAt), at) : null,
          created_at: at,
        });
        if ((await selectAddresses(tx, userId)).length >= SAVED_ADDRESSES_MAX)
          throw conflict(TOO_MANY_ADDRESSES);
        await insertAddress(tx, row);
        return addressToWire(row);
      });
    },

    /** @throws Failure 404 for an address that is not the person's own (P50); 400 as `add` */
    async update(userId: string, id: string, edit: AddressEdit): Promise<SavedAddress> {
      return inTransaction(db, async (tx) => {
        await lockUser(tx, userId);
        const before = await selectAddress(tx, userId, id);
        if (!before) throw notFound('There is no such address');
        const { place = before.place } = edit;
        const row = checked({
          ...before,
          name: edit.name ?? before.name,
          full_name: edit.fullName ?? before.full_name,
          phone: edit.phone ?? before.phone,
          address: edit.address ?? before.address,
          landmark: edit.landmark === undefined ? before.landmark : edit.landmark,
          // A place that staff removed meanwhile stays until the member chooses another.
          place: place === before.place ? place : await readPlace(tx, place),
        });
        await writeAddress(tx, row);
        return addressToWire(row);
      });
    },

    /** @throws Failure 404 for an address that is not the person's own (P50) */
    async remove(userId: string, id: string): Promise<void> {
      const isRemoved = await inTransaction(db, (tx) => removeAddress(tx, userId, id));
      if (!isRemoved) throw notFound('There is no such address');
    },
  };
}
