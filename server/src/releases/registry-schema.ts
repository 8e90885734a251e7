import { z } from 'zod';

/** The name of a deployable part as it stands in addresses and folders: `shell`, `cafe`, `closet`, `admin`. */
export const partName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** `<version>-<hash>`: the version that the team gave, and the address of the content itself. */
export const releaseId = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?-[0-9a-f]{12}$/);

const releaseRecord = z.object({
  release: releaseId,
  /** When it was last released, ISO 8601. */
  at: z.iso.datetime(),
  /** When a rollback took it away; such a release is never a target of a further rollback. */
  withdrawn: z.iso.datetime().optional(),
});

const part = z.object({
  live: releaseId,
  /** Since when that release is live, ISO 8601. */
  since: z.iso.datetime(),
  /** Every release that was ever live, in the order they went live. */
  history: z.array(releaseRecord).min(1),
  /** The manifest on a team's own host, taken in place of our folder. */
  entry: z.url({ protocol: /^https?$/ }).optional(),
});

/** `registry.json`: which release of each part is live (architecture: "Releases"). */
export const registrySchema = z.object({ parts: z.record(partName, part) });

export type Registry = z.infer<typeof registrySchema>;
export type RegistryPart = z.infer<typeof part>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;
