import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a cafe product; the form holds the fields of §7 and the file `image`. §7 POST product/add. */
export const addProduct = (form: FormData, options?: CallOptions) =>
  request('addProduct', { body: form }, options);

/** One page of the menu, grouped by category; an empty page is the end. §7 GET product/getall. */
export const listMenu = (query: Input<'listMenu'>['query'], options?: CallOptions) =>
  request('listMenu', { query }, options);

/** One page of products for the dashboard. §7 GET product/getalladmin. */
export const listAdminProducts = (query: Input<'listAdminProducts'>['query'], options?: CallOptions) =>
  request('listAdminProducts', { query }, options);

/** Products whose name contains `q`. §7 GET product/getallproducts. */
export const searchProducts = (q: string, options?: CallOptions) =>
  request('searchProducts', { query: { q } }, options);

/** One cafe product. §7 GET product/getsingle/{id}. */
export const getProduct = (id: string, options?: CallOptions) =>
  request('getProduct', { params: { id } }, options);

/** Changes a product: a form when a new picture is chosen, else the fields as JSON (C75). §7 PUT product/update/{id}. */
export const updateProduct = (
  id: string,
  body: Input<'updateProduct'>['body'] | FormData,
  options?: CallOptions,
) => request('updateProduct', { params: { id }, body } as Input<'updateProduct'>, options);

/** Takes a product off the menu. §7 DELETE product/delete/{id}. */
export const deleteProduct = (id: string) => request('deleteProduct', { params: { id } });
