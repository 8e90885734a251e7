import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Replaces the note of staff about a customer; refused if `body.version` is no longer current (C300). Ours, not in §7. */
export const saveCustomerNote = (
  id: string,
  body: Input<'saveCustomerNote'>['body'],
  options?: CallOptions,
) => request('saveCustomerNote', { params: { id }, body }, options);

/** Adjusts the points of a customer; `options.idempotencyKey` makes a repeat safe (C301). Ours, not in §7. */
export const adjustPoints = (id: string, body: Input<'adjustPoints'>['body'], options?: CallOptions) =>
  request('adjustPoints', { params: { id }, body }, options);

/** Moves all that `other` has into the account `id`, and closes `other` (C302). Ours, not in §7. */
export const mergeCustomers = (id: string, other: string, options?: CallOptions) =>
  request('mergeCustomers', { params: { id }, body: { other } }, options);

/** Returns all that the shop knows of a customer (C303). Ours, not in §7. */
export const exportCustomer = (id: string) => request('exportCustomer', { params: { id } });

/** Deletes a customer, whose name staff typed; status 409 means an order under way (C303). Ours, not in §7. */
export const deleteCustomer = (id: string, fullName: string, options?: CallOptions) =>
  request('deleteCustomer', { params: { id }, body: { fullName } }, options);

/** Returns all that the shop knows of the signed-in person (C303). Ours, not in §7. */
export const exportOwnData = () => request('exportOwnData', {});

/** Deletes the account of the signed-in customer; status 400 means a wrong password, 409 an order under way (C303). Ours, not in §7. */
export const deleteOwnAccount = (password: string) => request('deleteOwnAccount', { body: { password } });
