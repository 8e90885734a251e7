import { withTimeout } from '@storefront/http/with-timeout';
import type { Registry } from '@storefront/shared/delivery/registry';
import type { RegistrySource } from './registry-source';

const NOTHING: Registry = { parts: {} };

/** How long reading may take, ms. Less than the limit of a shared read, so that the last registry is used. */
const TIMEOUT_MS = 5_000;

interface KeptSource extends RegistrySource {
  /** Whether the registry could be read at least once. */
  isKnown(): boolean;
}

/**
 * Returns a source that keeps the last readable registry while it cannot be read, and calls `onProblem` with the reason. Until
 * it was read for the first time it is empty.
 */
export function keepLastReadable(source: RegistrySource, onProblem: (problem: unknown) => void): KeptSource {
  let known: Registry | null = null;
  return {
    dataDir: source.dataDir,
    isKnown: () => known !== null,
    async current() {
      try {
        known = await withTimeout(source.current(), TIMEOUT_MS, 'Reading the registry');
      } catch (problem) {
        onProblem(problem);
      }
      return known ?? NOTHING;
    },
  };
}
