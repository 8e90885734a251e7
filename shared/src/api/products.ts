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

/** Deletes a product. §7 DELETE product/delete/{id}. */
export const deleteProduct = (id: string) => request('deleteProduct', { params: { id } });
