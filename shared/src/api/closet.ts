import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds an item: multipart fields of §7 with `color_{i}` and `colorImage_{i}` (C61). §7 POST closet/add. */
export const addClosetItem = (form: FormData, options?: CallOptions) =>
  request('addClosetItem', { body: form }, options);

/** Changes an item: multipart with `colorName_{i}`, `colorImage_{i}` (C61). §7 PUT closet/update/{id}. */
export const updateClosetItem = (id: string, form: FormData, options?: CallOptions) =>
  request('updateClosetItem', { params: { id }, body: form }, options);

/** Moves the stock of an item; `options.idempotencyKey` makes a repeat safe (C166). Ours, not in §7. */
export const moveStock = (id: string, body: Input<'moveStock'>['body'], options?: CallOptions) =>
  request('moveStock', { params: { id }, body }, options);

/** Deletes an item of the catalogue; refused if `query.version` is no longer current (C165). §7 DELETE closet/delete/{id}. */
export const deleteClosetItem = (id: string, query: Input<'deleteClosetItem'>['query'] = {}) =>
  request('deleteClosetItem', { params: { id }, query });
