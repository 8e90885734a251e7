import { z } from 'zod';
import { ADDRESS_NAME_MAX, LANDMARK_MAX } from '../../rules/saved-addresses';
import { plainLine } from '../../rules/text';
import { describeCall } from '../call';
import { isoDateTime } from '../entities/common';
import { savedAddress } from '../entities/saved-address';
import { idParam, text } from '../inputs';

/** One paragraph that may be empty; null or empty removes it. */
const line = (max: number) =>
  z
    .string()
    .overwrite(plainLine)
    .max(max, `must have at most ${max} characters`)
    .nullable()
    .transform((value) => value || null)
    .optional();

/** The same limits as the checkout has (§5, C30). */
const form = z.object({
  name: text(ADDRESS_NAME_MAX),
  fullName: text(100),
  phone: text(30),
  address: text(300),
  landmark: line(LANDMARK_MAX),
  place: line(120),
});

/** Addresses of the signed-in person: ours, none of it is in §7 (C266). */
export const addressCalls = {
  listAddresses: describeCall('listAddresses', {
    summary: 'Addresses of the signed-in person, last used first (C266).',
    access: 'customer',
    added: true,
    answer: z.array(savedAddress),
  }),
  addAddress: describeCall('addAddress', {
    summary: 'Saves an address; `lastUsedAt` marks one that an order was just sent to, or that is put back.',
    access: 'customer',
    added: true,
    body: form.extend({ lastUsedAt: isoDateTime.nullish() }),
    answer: savedAddress,
    failures: { 409: 'the person has as many as they may save' },
  }),
  updateAddress: describeCall('updateAddress', {
    summary: 'Changes an address; fields not sent stay.',
    access: 'customer',
    added: true,
    params: idParam,
    body: form.partial(),
    answer: savedAddress,
  }),
  deleteAddress: describeCall('deleteAddress', {
    summary: 'Deletes an address.',
    access: 'customer',
    added: true,
    params: idParam,
    answer: z.null(),
  }),
};
