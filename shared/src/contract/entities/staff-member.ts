import { z } from 'zod';
import { STAFF_ROLES } from '../../rules/rights';
import { identity, isoDateTime } from './common';

export const staffRole = z.enum(STAFF_ROLES);

/** A member of staff as owners see them: ours, not in §7 (C294). */
export const staffMember = z.object({
  ...identity,
  fullName: z.string(),
  email: z.string(),
  staffRole,
  /** False: an owner switched the account off. */
  active: z.boolean(),
  /** Until when the link of the invitation works; null: it was used. In the past: it has expired. */
  invitedUntil: isoDateTime.nullable(),
  /** Whether the person has a PIN for shared devices (C295). */
  hasPin: z.boolean(),
});

/** An invited member of staff, and the link where no mail carries it: `/invite#…` (C1). */
export const staffInvite = z.object({ member: staffMember, link: z.string().nullable() });

/** A person who may unlock this device by PIN (C295). */
export const deviceFace = z.object({ ...identity, fullName: z.string() });

export type StaffMember = z.infer<typeof staffMember>;
export type StaffInvite = z.infer<typeof staffInvite>;
export type DeviceFace = z.infer<typeof deviceFace>;
