import { z } from 'zod';
import { isoDateTime } from './common';

/** One place where a person is signed in (C299). */
export const ownSession = z.object({
  _id: z.string(),
  /** Browser and system in words, such as "Chrome on Android"; null: not known. */
  device: z.string().nullable(),
  startedAt: isoDateTime,
  /** At most an hour before the last request. */
  lastSeenAt: isoDateTime,
  /** The session that asks. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;
