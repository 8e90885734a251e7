import { z } from 'zod';
import { STAFF_ROLES } from '../../rules/rights';
import { isoDateTime } from './common';

/** How the second factor of one's own account stands (C297). */
export const secondFactor = z.object({
  active: z.boolean(),
  /** Since when it is on; null: it is off. */
  since: isoDateTime.nullable(),
  recoveryCodesLeft: z.number().int().min(0),
  /** The owner requires it for the person's role (C298). */
  required: z.boolean(),
});

/** What an authenticator app needs: the secret in base32, and the same as `otpauth:` address for a QR code. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });

/** Recovery codes, told once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * The roles that need a second factor, and the version of this setting (C165). `signedIn`: staff with an open session who
 * have no second factor, for the question before a role is required (C419); absent: the server is of an older release.
 */
export const secondFactorRoles = z.object({
  roles: z.array(z.enum(STAFF_ROLES)),
  version: z.number().int(),
  signedIn: z.array(z.object({ fullName: z.string(), staffRole: z.enum(STAFF_ROLES) })).optional(),
});

/** `data` of a 403 that asks for the code of a login, or for a second factor to be set up (C297, C298). */
export const secondFactorNeed = z.union([
  z.object({ needs: z.literal('secondFactor'), ticket: z.string() }),
  z.object({ needs: z.literal('secondFactorSetup') }),
]);

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
export type SecondFactorRoles = z.infer<typeof secondFactorRoles>;
export type SecondFactorNeed = z.infer<typeof secondFactorNeed>;
