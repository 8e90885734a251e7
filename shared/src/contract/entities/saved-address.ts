import { z } from 'zod';
import { identity, isoDateTime } from './common';

/** An address that a member saved: ours, not in §7 (C266). */
export const savedAddress = z.object({
  ...identity,
  /** What the member calls it: 'Home'. */
  name: z.string(),
  /** Who receives the order there. */
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  landmark: z.string().nullable(),
  /** Name of a delivery place; it may be gone since. Null: not chosen. */
  place: z.string().nullable(),
  /** Time of the last order to it; null: none yet. */
  lastUsedAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
});

export type SavedAddress = z.infer<typeof savedAddress>;
