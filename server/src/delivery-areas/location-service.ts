import { badField, conflict, notFound } from '@storefront/http/failure';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { toPaisa, toRupees } from '@storefront/shared/rules/money';
import { isReservedPlaceName, normalisePlaceName } from '@storefront/shared/rules/shipping';
import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Database } from '../platform/db/database';
import { isUniqueViolation } from '../platform/db/database-errors';
import { newId } from '../platform/db/ids';
import type { LocationsTable } from '../platform/db/place-schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../platform/edits/check-version';
import {
  insertLocation,
  lockLocation,
  removeLocation,
  selectLocations,
  writeLocation,
} from './location-queries';

export interface NewLocation {
  readonly address: string;
  /** In rupees; 0 is a rate (C37). */
  readonly rate: number;
  /** Of the way to it; null or absent: staff set none (C235). */
  readonly minutes?: number | null | undefined;
  /** In rupees; null or absent: any amount is delivered (C265). */
  readonly minimumOrder?: number | null | undefined;
  /** In rupees; null or absent: delivery is never free (C265). */
  readonly freeAbove?: number | null | undefined;
  /** False: customers cannot choose it (C265). */
  readonly active?: boolean | undefined;
}

/** Fields to change; missing ones stay. */
export type LocationEdit = { readonly [F in keyof NewLocation]?: NewLocation[F] | undefined } & {
  /** The version that staff saw. */
  readonly version?: number | undefined;
};

/** Returns the stored spellings of a name. @throws Failure 400 for a word for self pickup or another mode (C9, C11) */
function namesOf(address: string): Pick<LocationsTable, 'name' | 'name_key'> {
  if (isReservedPlaceName(address))
    throw badField('address', 'must not be a word for self pickup or another mode');
  const name = address.replace(/\s+/gu, ' ');
  return { name, name_key: normalisePlaceName(name) };
}

const audited = (row: LocationsTable) => ({
  name: row.name,
  ratePaisa: row.rate_paisa,
  minutes: row.way_minutes,
  minimumPaisa: row.minimum_paisa,
  freeFromPaisa: row.free_from_paisa,
  active: row.inactive_since === null,
});

const rupeesOrNull = (paisa: number | null) => (paisa === null ? null : toRupees(paisa));
const paisaOrNull = (rupees: number | null) => (rupees === null ? null : toPaisa(rupees));

/** Returns a place in the form of §3, with both spellings of its id (C36). */
const locationToWire = ({ id, name, version, ...row }: LocationsTable): DeliveryLocation => ({
  _id: id,
  id,
  name,
  address: name,
  rate: toRupees(row.rate_paisa),
  minutes: row.way_minutes,
  minimumOrder: rupeesOrNull(row.minimum_paisa),
  freeAbove: rupeesOrNull(row.free_from_paisa),
  active: row.inactive_since === null,
  version,
});

/** Returns the columns of the fields that were sent. @param at in ms, when a place is switched off */
const columnsOf = ({ rate, minutes, minimumOrder, freeAbove, active }: LocationEdit, at: number) => ({
  ...(rate !== undefined && { rate_paisa: toPaisa(rate) }),
  ...(minutes !== undefined && { way_minutes: minutes }),
  ...(minimumOrder !== undefined && { minimum_paisa: paisaOrNull(minimumOrder) }),
  ...(freeAbove !== undefined && { free_from_paisa: paisaOrNull(freeAbove) }),
  ...(active !== undefined && { inactive_since: active ? null : at }),
});

/** Reads and changes the delivery places. */
export function createLocationService(db: Database, now: () => number) {
  return {
    /** @param isStaff true: also the places that are not active (C265) */
    async list(isStaff: boolean): Promise<DeliveryLocation[]> {
      const places = (await selectLocations(db)).map(locationToWire);
      return isStaff ? places : places.filter(({ active }) => active);
    },

    /**
     * @throws Failure 409 when a place has this name in any spelling (C10); 400 when the name is a word for self pickup
     * or another mode (C9, C11)
     */
    async add({ address, rate, ...terms }: NewLocation, actor: string): Promise<DeliveryLocation> {
      const at = now();
      const row: LocationsTable = {
        id: newId(),
        ...namesOf(address),
        rate_paisa: toPaisa(rate),
        way_minutes: null,
        minimum_paisa: null,
        free_from_paisa: null,
        inactive_since: null,
        ...columnsOf(terms, at),
        created_at: at,
        ...FIRST_STAMP,
      };
      await inTransaction(db, async (tx) => {
        if (!(await insertLocation(tx, row))) throw conflict(messages.admin.locationExists);
        await recordAudit(tx, {
          at,
          actor,
          action: 'location.add',
          subject: row.id,
          details: audited(row),
        });
        await raiseDataVersion(tx);
      });
      return locationToWire(row);
    },

    /**
     * @throws Failure 404 for an unknown place; 409 for a stale version (C165) or a name of another place (C10); 400 as
     * `add`
     */
    async update(
      id: string,
      { address, version, ...terms }: LocationEdit,
      actor: string,
    ): Promise<DeliveryLocation> {
      const at = now();
      const changed = { ...(address !== undefined && namesOf(address)), ...columnsOf(terms, at) };
      try {
        return await inTransaction(db, async (tx) => {
          const before = await lockLocation(tx, id);
          if (!before) throw notFound('There is no such location');
          const edited = { ...before, ...changed };
          const values = { before: locationToWire(before), after: locationToWire(edited) };
          await checkVersion(tx, { what: 'location', version, stored: before, values });
          const after = { ...edited, ...nextStamp(before, actor, at) };
          await writeLocation(tx, after);
          const details = { before: audited(before), after: audited(after) };
          await recordAudit(tx, { at, actor, action: 'location.update', subject: id, details });
          await raiseDataVersion(tx);
          return locationToWire(after);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(messages.admin.locationExists);
        throw error;
      }
    },

    /** @throws Failure 404 for an unknown place; 409 for a stale version */
    async remove(id: string, version: number | undefined, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const removed = await lockLocation(tx, id);
        if (!removed) throw notFound('There is no such location');
        const values = { before: locationToWire(removed) };
        await checkVersion(tx, { what: 'location', version, stored: removed, values });
        await removeLocation(tx, id);
        await recordAudit(tx, {
          at: now(),
          actor,
          action: 'location.delete',
          subject: id,
          details: audited(removed),
        });
        await raiseDataVersion(tx);
      });
    },
  };
}
