import { z } from 'zod';

/** The name of a deployable part as it stands in addresses and folders: `shell`, `cafe`, `closet`, `admin`. */
export const partName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** `<version>-<hash>`: the version that the team gave, and the address of the content itself. */
export const releaseId = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?-[0-9a-f]{12}$/);

/** The commit that a release was built from. */
const releaseSource = z.object({
  commit: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  author: z.string(),
  /** First line of its message. */
  subject: z.string(),
  /** Whether sources of the build differed from the commit. */
  isDirty: z.boolean(),
  /** The branch that was checked out; absent without one, and in records of older programs. */
  branch: z.string().optional(),
  /** When it was committed, ISO 8601; absent in records of older programs. */
  committedAt: z.iso.datetime().optional(),
});

/** One change of a part. */
const releaseEvent = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** {@link ReleaseAction}; a text, because a later program may know more of them. */
  action: z.string(),
  /** The release that visitors got by it; of an ended canary the one that they no longer get. */
  release: releaseId,
  /** Who ran the command: RELEASED_BY, or the account on that machine. */
  by: z.string().optional(),
  /** Why it went out although the command refused it (`--anyway`). */
  reason: z.string().optional(),
});

const releaseRecord = z.object({
  release: releaseId,
  /** When it was last released, ISO 8601. */
  at: z.iso.datetime(),
  /** When pages stopped naming it; absent while they do. */
  until: z.iso.datetime().optional(),
  /** When a rollback took it away; such a release is never a target of a further rollback. */
  withdrawn: z.iso.datetime().optional(),
  /** When it was taken away the last time before it came again. */
  withdrawnBefore: z.iso.datetime().optional(),
  /** When its folder was removed because nothing needed it; it can be released again, but not rolled back to. */
  pruned: z.iso.datetime().optional(),
  /** Its entry script on a team's own host, taken in place of our folder. */
  entry: z.url({ protocol: /^https?$/ }).optional(),
  /** Hash of the entry script as it was checked: a browser runs no other. The shell has none. */
  integrity: z
    .string()
    .regex(/^sha256-[0-9A-Za-z+/]{43}=$/)
    .optional(),
  /** Absent if there was no git, and for a release on a team's own host. */
  source: releaseSource.optional(),
});

const canary = z.object({
  release: releaseId,
  /** Percentage of visitors who get it. */
  weight: z.int().min(1).max(99),
  /** When the first of them did, ISO 8601. */
  since: z.iso.datetime(),
  /** The first bucket of its visitors, where it joined the canary of the shell (C494); absent: one of its own. */
  bucket: z.int().min(0).max(99).optional(),
});

const part = z.object({
  live: releaseId,
  /** Since when that release is live, ISO 8601. */
  since: z.iso.datetime(),
  /** A release beside the live one, for a share of visitors; it is the last of the history. */
  canary: canary.optional(),
  /** Every release that visitors ever got, oldest first. */
  history: z.array(releaseRecord).min(1),
  /** The last changes, oldest first; absent before the first change by a program that records them. */
  events: z.array(releaseEvent).optional(),
  /** False: a new remote that only the visitors of its canary have; `live` is that canary (C487). */
  opened: z.literal(false).optional(),
  /** When the part was retired: pages no longer offer it. Programs that do not know this field go on serving it. */
  retired: z.iso.datetime().optional(),
});

/** `registry.json`: which release of each part is live (docs/operations.md: "Releases"). */
export const registrySchema = z.object({ parts: z.record(partName, part) });

export type Registry = z.infer<typeof registrySchema>;
export type RegistryPart = z.infer<typeof part>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;
export type ReleaseSource = z.infer<typeof releaseSource>;
export type ReleaseEvent = z.infer<typeof releaseEvent>;

/** What a command did with a part. */
export type ReleaseAction =
  | 'released'
  | 'canary'
  | 'promoted'
  | 'rolled back'
  | 'canary ended'
  | 'retired'
  | 'brought back';
export type Canary = z.infer<typeof canary>;
