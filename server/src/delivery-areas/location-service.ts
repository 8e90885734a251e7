import { badField, conflict, notFound } from '@storefront/http/failure';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { toPaisa, toRupees } from '@storefront/shared/rules/money';
import { isReservedPlaceName, normalisePlaceName } from '@storefront/shared/rules/shipping';
import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Database } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import type { LocationsTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { insertLocation, removeLocation, selectLocations } from './location-queries';

export interface NewLocation {
  readonly address: string;
  /** In rupees; 0 is a rate (C37). */
  readonly rate: number;
}

/** Returns a place in the form of §3, with both spellings of its id (C36). */
const locationToWire = ({ id, name, rate_paisa }: LocationsTable): DeliveryLocation => ({
  _id: id,
  id,
  name,
  address: name,
  rate: toRupees(rate_paisa),
});

/** Reads and changes the delivery places. */
export function createLocationService(db: Database, now: () => number) {
  return {
    async list(): Promise<DeliveryLocation[]> {
      return (await selectLocations(db)).map(locationToWire);
    },

    /**
     * @throws Failure 409 when a place has this name in any spelling (C10); 400 when the name is a word for self pickup
     * or another mode (C9, C11)
     */
    async add({ address, rate }: NewLocation, actor: string): Promise<DeliveryLocation> {
      if (isReservedPlaceName(address))
        throw badField('address', 'must not be a word for self pickup or another mode');
      const name = address.replace(/\s+/gu, ' ');
      const row = {
        id: newId(),
        name,
        name_key: normalisePlaceName(name),
        rate_paisa: toPaisa(rate),
        created_at: now(),
      };
      await inTransaction(db, async (tx) => {
        if (!(await insertLocation(tx, row))) throw conflict(messages.admin.locationExists);
        await recordAudit(tx, {
          at: row.created_at,
          actor,
          action: 'location.add',
          subject: row.id,
          details: { name, ratePaisa: row.rate_paisa },
        });
        await raiseDataVersion(tx);
      });
      return locationToWire(row);
    },

    /** @throws Failure 404 for an unknown place */
    async remove(id: string, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const removed = await removeLocation(tx, id);
        if (!removed) throw notFound('There is no such location');
        await recordAudit(tx, {
          at: now(),
          actor,
          action: 'location.delete',
          subject: id,
          details: { name: removed.name, ratePaisa: removed.rate_paisa },
        });
        await raiseDataVersion(tx);
      });
    },
  };
}
