import { z } from 'zod';
import { cleanCode } from '../../rules/credentials';
import { STAFF_ROLES } from '../../rules/rights';
import { secondFactorCodeKind } from '../../rules/second-factor';
import { describeCall } from '../call';
import { recoveryCodes, secondFactor, secondFactorRoles, secondFactorSetup } from '../entities/second-factor';
import { user } from '../entities/user';
import { ownPassword, seenVersion } from '../inputs';

const LOCKED = 'too many wrong codes; `data.retryAfter` is in seconds';

/** A code of the authenticator app, or a recovery code. */
const code = z
  .string({ error: 'is required' })
  .max(100, 'must be a code of your app or a recovery code')
  .overwrite(cleanCode)
  .refine((value) => secondFactorCodeKind(value) !== null, 'must be a code of your app or a recovery code');

/** The second factor of a login: ours, none of it is in §7 (C297, C298). */
export const secondFactorCalls = {
  loginWithCode: describeCall('loginWithCode', {
    summary:
      'Second step of a login: takes the ticket of `login` and a code, and sets the session cookie (C297). A wrong code is 400 at `code`; 401 asks for the password again.',
    access: 'public',
    added: true,
    body: z.object({ ticket: z.string({ error: 'is required' }).min(1, 'is required').max(64), code }),
    answer: user,
    failures: { 401: 'the ticket is unknown, used or too old, or had five wrong codes', 429: LOCKED },
  }),
  getSecondFactor: describeCall('getSecondFactor', {
    summary: 'How the second factor of the own account stands (C297).',
    access: 'customer',
    added: true,
    answer: secondFactor,
  }),
  setUpSecondFactor: describeCall('setUpSecondFactor', {
    summary:
      'Makes a new secret for an authenticator app. It counts once `confirmSecondFactor` has a code of it (C297).',
    access: 'customer',
    added: true,
    body: z.object({ password: ownPassword }),
    answer: secondFactorSetup,
    failures: { 409: 'the account has a second factor' },
  }),
  confirmSecondFactor: describeCall('confirmSecondFactor', {
    summary:
      'Turns the second factor on with a code of the app, ends every other session, and tells the recovery codes, once.',
    access: 'customer',
    added: true,
    body: z.object({ code }),
    answer: recoveryCodes,
    failures: { 409: 'nothing is set up, or the account has a second factor', 429: LOCKED },
  }),
  replaceRecoveryCodes: describeCall('replaceRecoveryCodes', {
    summary: 'Tells new recovery codes, once; the old ones no longer work (C297).',
    access: 'customer',
    added: true,
    body: z.object({ code }),
    answer: recoveryCodes,
    failures: { 409: 'the account has no second factor', 429: LOCKED },
  }),
  turnOffSecondFactor: describeCall('turnOffSecondFactor', {
    summary: 'Turns the second factor off; takes the password and a code (C297).',
    access: 'customer',
    added: true,
    body: z.object({ password: ownPassword, code }),
    answer: z.null(),
    failures: { 409: 'the account has no second factor', 429: LOCKED },
  }),
  getSecondFactorRoles: describeCall('getSecondFactorRoles', {
    summary: 'The roles of staff that need a second factor (C298).',
    access: 'admin',
    right: 'manageStaff',
    added: true,
    answer: secondFactorRoles,
  }),
  updateSecondFactorRoles: describeCall('updateSecondFactorRoles', {
    summary:
      'Sets the roles that need a second factor. Sessions of such a role without one may only set it up from then on (C298).',
    access: 'admin',
    right: 'manageStaff',
    added: true,
    body: z.object({
      roles: z
        .array(z.enum(STAFF_ROLES), { error: 'must be a list of roles' })
        .max(STAFF_ROLES.length, 'must name each role once')
        .transform((roles) => STAFF_ROLES.filter((role) => roles.includes(role))),
      version: seenVersion,
    }),
    answer: secondFactorRoles,
    failures: { 409: 'somebody changed it meanwhile (C165)' },
  }),
};
