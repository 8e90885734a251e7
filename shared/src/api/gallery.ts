import { type CallOptions, request } from '@storefront/shared/api';

/** Adds a picture: form with title, alt and the file `image`. §7 POST gallary/add. */
export const addGalleryImage = (form: FormData, options?: CallOptions) =>
  request('addGalleryImage', { body: form }, options);

/** Removes a picture. §7 DELETE gallary/delete/{id}. */
export const deleteGalleryImage = (id: string) => request('deleteGalleryImage', { params: { id } });
