import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';

/** The id to delete a place by; another server may send either spelling, or none (C36). */
export const locationId = ({ _id, id }: Partial<DeliveryLocation>): string | null => _id || id || null;
