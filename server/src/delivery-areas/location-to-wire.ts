import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { toRupees } from '@storefront/shared/rules/money';
import type { LocationsTable } from '../platform/db/schema';

/** A place as §3 shows one, under both spellings of its id (C36). */
export const locationToWire = ({ id, name, rate_paisa }: LocationsTable): DeliveryLocation => ({
  _id: id,
  id,
  name,
  address: name,
  rate: toRupees(rate_paisa),
});
