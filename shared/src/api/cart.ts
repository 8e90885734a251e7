import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a product or closet item to the signed-in person's cart, once per key. §7 POST /cart/add/{id}. */
export const addToCart = (id: string, body: Input<'addToCart'>['body'], idempotencyKey?: string) =>
  request('addToCart', { params: { id }, body }, idempotencyKey === undefined ? {} : { idempotencyKey });

/** Sets the quantity of one line. §7 PUT /cart/update/{id}. */
export const updateCartLine = (id: string, quantity: number) =>
  request('updateCartLine', { params: { id }, body: { quantity } });

/** Removes lines; the first id goes into the path, all ids into the body (C45). §7 DELETE /cart/delete/{id}. */
export const deleteCartLines = (ids: readonly [string, ...string[]]) =>
  request('deleteCartLines', { params: { id: ids[0] }, body: [...ids] });
