import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a picture: form with title, alt and the file `image`. §7 POST gallary/add. */
export const addGalleryImage = (form: FormData, options?: CallOptions) =>
  request('addGalleryImage', { body: form }, options);

/** The gallery, newest first. §7 GET gallary/getall. */
export const listGallery = (query: Input<'listGallery'>['query'], options?: CallOptions) =>
  request('listGallery', { query }, options);

/** Removes a picture. §7 DELETE gallary/delete/{id}. */
export const deleteGalleryImage = (id: string) => request('deleteGalleryImage', { params: { id } });
