import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a picture: form with title, alt and the file `image`. §7 POST gallary/add. */
export const addGalleryImage = (form: FormData, options?: CallOptions) =>
  request('addGalleryImage', { body: form }, options);

/** Changes title or alternative text; `version` is the one that staff saw (C165). Ours, not in §7. */
export const updateGalleryImage = (id: string, body: Input<'updateGalleryImage'>['body']) =>
  request('updateGalleryImage', { params: { id }, body });

/** Removes a picture; refused if `query.version` is no longer current (C165). §7 DELETE gallary/delete/{id}. */
export const deleteGalleryImage = (id: string, query: Input<'deleteGalleryImage'>['query'] = {}) =>
  request('deleteGalleryImage', { params: { id }, query });
