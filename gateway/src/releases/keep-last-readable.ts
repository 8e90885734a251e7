import type { Registry } from '@storefront/shared/delivery/registry';
import type { RegistrySource } from './registry-source';

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
        known = await source.current();
      } catch (problem) {
        onProblem(problem);
      }
      return known;
    },
  };
}
