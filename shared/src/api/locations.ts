import { request } from '@storefront/shared/api';

/** Adds a place; status 409 means that it exists (C38). §7 POST product/address. */
export const addLocation = (place: { address: string; rate: number }) =>
  request('addLocation', { body: { data: place } });

/** Removes a place. §7 DELETE product/deladd/{id}. */
export const deleteLocation = (id: string) => request('deleteLocation', { params: { id } });
