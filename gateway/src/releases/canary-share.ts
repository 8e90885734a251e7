import { createHash } from 'node:crypto';
import type { Canary, Registry, RegistryPart } from '@storefront/shared/delivery/registry';

/** Number of visitor buckets: one per cent each. */
export const BUCKETS = 100;

/**
 * Returns the first bucket of a canary's share. It differs per release, so that not always the same visitors get
 * canaries.
 */
export const firstBucket = (name: string, release: string): number =>
  createHash('sha256').update(`${name}/${release}`).digest().readUInt32BE() % BUCKETS;

/**
 * Returns whether visitors of a bucket get a canary. A growing share keeps its visitors: it starts at the same bucket.
 */
export const meetsCanary = (bucket: number, name: string, { release, weight }: Canary): boolean =>
  (bucket + BUCKETS - firstBucket(name, release)) % BUCKETS < weight;

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
