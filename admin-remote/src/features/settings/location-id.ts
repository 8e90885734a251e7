import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';

/** Returns the id of a place under either spelling; null if another server sends none (C36). */
export const locationId = ({ _id, id }: Partial<DeliveryLocation>): string | null => _id || id || null;
