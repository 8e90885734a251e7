import type { Registry } from './registry-schema';
import type { RegistrySource } from './registry-source';

/** A source that goes on with what it last knew while the registry cannot be read; `onProblem` hears why. */
export function keepLastGood(source: RegistrySource, onProblem: (problem: unknown) => void): RegistrySource {
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
