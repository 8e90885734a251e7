import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a cafe product; the form holds the fields of §7 and the file `image`. §7 POST product/add. */
export const addProduct = (form: FormData, options?: CallOptions) =>
  request('addProduct', { body: form }, options);

/** Changes a product: a form when a new picture is chosen, else the fields as JSON (C75). §7 PUT product/update/{id}. */
export const updateProduct = (
  id: string,
  body: Input<'updateProduct'>['body'] | FormData,
  options?: CallOptions,
) => request('updateProduct', { params: { id }, body } as Input<'updateProduct'>, options);

/** Marks a product as sold out, counts its last pieces, or puts it back (C225, C226). Ours, not in §7. */
export const markSoldOut = (id: string, body: Input<'markSoldOut'>['body']) =>
  request('markSoldOut', { params: { id }, body });

/** Deletes a product; refused if `query.version` is no longer current (C165). §7 DELETE product/delete/{id}. */
export const deleteProduct = (id: string, query: Input<'deleteProduct'>['query'] = {}) =>
  request('deleteProduct', { params: { id }, query });
