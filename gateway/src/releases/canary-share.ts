import { createHash } from 'node:crypto';
import type { Canary, Registry, RegistryPart } from '@storefront/shared/delivery/registry';

/** Number of visitor buckets: one per cent each. */
export const BUCKETS = 100;

/**
 * Returns the first bucket of a canary's share: that of the shell's canary if it joined it, else one of its own, so that
 * not always the same visitors get canaries.
 */
export const firstBucket = (name: string, { release, bucket }: Pick<Canary, 'release' | 'bucket'>): number =>
  bucket ?? createHash('sha256').update(`${name}/${release}`).digest().readUInt32BE() % BUCKETS;

/**
 * Returns whether visitors of a bucket get a canary. A growing share keeps its visitors: it starts at the same bucket.
 */
export const meetsCanary = (bucket: number, name: string, canary: Canary): boolean =>
  (bucket + BUCKETS - firstBucket(name, canary)) % BUCKETS < canary.weight;

/** Returns whether visitors may get different releases now. */
export const hasCanary = ({ parts }: Registry): boolean =>
  Object.values(parts).some(({ canary }) => canary !== undefined);

/** Returns a part as a bucket sees it; null for a new remote of which others see the canary. */
function seenPart(name: string, part: RegistryPart, bucket: number | null): RegistryPart | null {
  const { canary } = part;
  if (!canary) return part;
  if (bucket !== null && meetsCanary(bucket, name, canary))
    return { ...part, live: canary.release, since: canary.since };
  return part.opened === false ? null : part;
}

/** Returns the registry for visitors of a bucket: their canaries are the live releases. */
export function seenRegistry(registry: Registry, bucket: number | null): Registry {
  const isUnopened = Object.values(registry.parts).some(({ opened }) => opened === false);
  if (bucket === null ? !isUnopened : !hasCanary(registry)) return registry;
  const parts = Object.entries(registry.parts).flatMap(([name, part]) => {
    const seen = seenPart(name, part, bucket);
    return seen ? [[name, seen] as const] : [];
  });
  return { parts: Object.fromEntries(parts) };
}

/**
 * Returns whether some visitors get these two releases together.
 *
 * @param one part and release, such as `['shell', '1.0.0-…']`
 */
export function areSeenTogether(
  registry: Registry,
  one: readonly [string, string],
  other: readonly [string, string],
): boolean {
  const isSeen = ({ parts }: Registry, [name, release]: readonly [string, string]) =>
    parts[name]?.live === release;
  return Array.from({ length: BUCKETS }, (_, bucket) => seenRegistry(registry, bucket)).some(
    (seen) => isSeen(seen, one) && isSeen(seen, other),
  );
}

/**
 * Lets canaries of remotes that begin with a change join that of the shell: the same visitors get both, because a remote
 * may need what the new shell brings along (C494).
 */
export function joinShell(before: Registry, after: Registry): Registry {
  const shell = after.parts.shell?.canary;
  if (!shell) return after;
  const bucket = firstBucket('shell', shell);
  const join = (name: string, part: RegistryPart): RegistryPart => {
    const { canary } = part;
    const begins = canary && canary.release !== before.parts[name]?.canary?.release;
    return begins && name !== 'shell' ? { ...part, canary: { ...canary, bucket } } : part;
  };
  return {
    parts: Object.fromEntries(
      Object.entries(after.parts).map(([name, part]) => [name, join(name, part)] as const),
    ),
  };
}
