import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Saves an address of the signed-in person; status 409 means that there are too many (C266). Ours, not in §7. */
export const addAddress = (body: Input<'addAddress'>['body']) => request('addAddress', { body });

/** Changes an address. Ours, not in §7. */
export const updateAddress = (id: string, body: Input<'updateAddress'>['body']) =>
  request('updateAddress', { params: { id }, body });

/** Deletes an address. Ours, not in §7. */
export const deleteAddress = (id: string) => request('deleteAddress', { params: { id } });
