import { createHash } from 'node:crypto';
import type { Canary, Registry, RegistryPart } from '@storefront/shared/delivery/registry';

/** Visitors are spread over this many buckets, one for each per cent. */
export const BUCKETS = 100;

/** Where the share of a canary begins: each elsewhere, so that it is not always the same people who try things out. */
const firstBucket = (name: string, release: string): number =>
  createHash('sha256').update(`${name}/${release}`).digest().readUInt32BE() % BUCKETS;

/**
 * Whether visitors of a bucket meet a canary. A share that grows keeps all whom it had: it begins where it began, and
 * goes on further.
 */
export const meetsCanary = (bucket: number, name: string, { release, weight }: Canary): boolean =>
  (bucket + BUCKETS - firstBucket(name, release)) % BUCKETS < weight;

/** Whether visitors meet different releases now. */
export const hasCanary = ({ parts }: Registry): boolean =>
  Object.values(parts).some(({ canary }) => canary !== undefined);

function seenPart(name: string, part: RegistryPart, bucket: number): RegistryPart {
  const { canary } = part;
  if (!canary || !meetsCanary(bucket, name, canary)) return part;
  return { ...part, live: canary.release, since: canary.since };
}

/** The registry as visitors of a bucket see it: a canary that they meet is what is live for them. */
export function seenRegistry(registry: Registry, bucket: number | null): Registry {
  if (bucket === null || !hasCanary(registry)) return registry;
  const parts = Object.entries(registry.parts).map(
    ([name, part]) => [name, seenPart(name, part, bucket)] as const,
  );
  return { parts: Object.fromEntries(parts) };
}
