import { z } from 'zod';
import {
  ADJUST_POINTS_MAX,
  ADJUST_REASON_MAX,
  ADJUST_REASON_MIN,
  CUSTOMER_NOTE_MAX,
} from '../../rules/customer-terms';
import { describeCall } from '../call';
import { customerNote, customerPage, personalData, referral } from '../entities/customer-page';
import { pointsAccount } from '../entities/points';
import { idempotencyHeaders } from '../idempotency-headers';
import { idParam, limitQuery, optionalText, ownPassword, pageQuery, seenVersion, text } from '../inputs';

const points = z
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(-ADJUST_POINTS_MAX, `must be at least \u2212${ADJUST_POINTS_MAX}`)
  .max(ADJUST_POINTS_MAX, `must be at most ${ADJUST_POINTS_MAX}`)
  .refine((value) => value !== 0, 'must not be 0');

/** Customers one by one: ours, none of it is in §7 (C300 to C303). */
export const customerCalls = {
  getCustomer: describeCall('getCustomer', {
    summary: 'One customer: contact, points, who invited them, addresses, and the note of staff (C300).',
    access: 'admin',
    right: 'seeCustomers',
    added: true,
    params: idParam,
    answer: customerPage,
  }),
  listReferrals: describeCall('listReferrals', {
    summary: 'The friends whom a customer invited, newest first (C300).',
    access: 'admin',
    right: 'seeCustomers',
    added: true,
    params: idParam,
    query: z.object({ ...pageQuery, ...limitQuery }),
    answer: z.array(referral),
  }),
  saveCustomerNote: describeCall('saveCustomerNote', {
    summary: 'Replaces the note of staff about a customer; an empty text removes it (C300).',
    access: 'admin',
    right: 'seeCustomers',
    added: true,
    params: idParam,
    body: z.object({ text: optionalText(CUSTOMER_NOTE_MAX), version: seenVersion }),
    answer: customerNote,
    failures: { 409: 'somebody changed the note meanwhile (C165)' },
  }),
  adjustPoints: describeCall('adjustPoints', {
    summary:
      'Gives points to a customer, or takes some of those that they have, with a reason that the customer reads (C301).',
    access: 'admin',
    right: 'manageCustomers',
    added: true,
    params: idParam,
    headers: idempotencyHeaders,
    body: z.object({
      points,
      reason: text(ADJUST_REASON_MAX).refine(
        (reason) => reason.length >= ADJUST_REASON_MIN,
        `must have at least ${ADJUST_REASON_MIN} characters`,
      ),
    }),
    answer: pointsAccount,
    failures: { 409: 'it is an account of staff, or the key was used for another adjustment' },
  }),
  mergeCustomers: describeCall('mergeCustomers', {
    summary:
      'Moves all that another account has into this one, and closes the other (C302). A repeat changes nothing.',
    access: 'admin',
    right: 'manageCustomers',
    added: true,
    params: idParam,
    body: z.object({ other: z.string({ error: 'is required' }).min(1, 'is required').max(64) }),
    answer: customerPage,
    failures: { 409: 'one of them is an account of staff' },
  }),
  exportCustomer: describeCall('exportCustomer', {
    summary: 'All that the shop knows of a customer, for staff to hand over (C303).',
    access: 'admin',
    right: 'manageCustomers',
    added: true,
    params: idParam,
    answer: personalData,
    failures: { 409: 'it is an account of staff' },
  }),
  exportOwnData: describeCall('exportOwnData', {
    summary: 'All that the shop knows of the signed-in person (C303).',
    access: 'customer',
    added: true,
    answer: personalData,
  }),
  deleteCustomer: describeCall('deleteCustomer', {
    summary: 'Deletes a customer; orders stay without the person. Staff type the name to confirm (C303).',
    access: 'admin',
    right: 'manageCustomers',
    added: true,
    params: idParam,
    body: z.object({ fullName: text(100) }),
    answer: z.null(),
    failures: { 409: 'an order is under way, or it is an account of staff' },
  }),
  deleteOwnAccount: describeCall('deleteOwnAccount', {
    summary: 'Deletes the account of the signed-in customer, who confirms with the password (C303).',
    access: 'customer',
    added: true,
    body: z.object({ password: ownPassword }),
    answer: z.null(),
    failures: { 409: 'an order is under way, or it is an account of staff' },
  }),
};
