import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

type NewPlace = Extract<Input<'addLocation'>['body'], { data: unknown }>['data'];

/** Adds a place; status 409 means that it exists (C38). §7 POST product/address. */
export const addLocation = (place: NewPlace) => request('addLocation', { body: { data: place } });

/** Changes a place; `version` is the one that staff saw (C165). Ours, not in §7. */
export const updateLocation = (id: string, body: Input<'updateLocation'>['body']) =>
  request('updateLocation', { params: { id }, body });

/** Removes a place; refused if `query.version` is no longer current (C165). §7 DELETE product/deladd/{id}. */
export const deleteLocation = (id: string, query: Input<'deleteLocation'>['query'] = {}) =>
  request('deleteLocation', { params: { id }, query });
