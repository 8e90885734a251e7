import { withTimeout } from '@storefront/http/with-timeout';
import type { Registry } from '@storefront/shared/delivery/registry';
import type { RegistrySource } from './registry-source';

/** How long reading may take, ms. Less than the limit of a shared read, so that the last registry is used. */
const TIMEOUT_MS = 5_000;

/** Returns a source that keeps the last readable registry while it cannot be read, and calls `onProblem` with the reason. */
export function keepLastReadable(
  source: RegistrySource,
  onProblem: (problem: unknown) => void,
): RegistrySource {
  let known: Registry = { parts: {} };
  return {
    dataDir: source.dataDir,
    async current() {
      try {
        known = await withTimeout(source.current(), TIMEOUT_MS, 'Reading the registry');
      } catch (problem) {
        onProblem(problem);
      }
      return known;
    },
  };
}
