import type { RemoteRelease } from '../remote-host/registry';

/** How long the first scripts of a release took, from the first request to the last answer, ms; null: none was asked for. */
export function loadTimeOf({ entry }: RemoteRelease): number | null {
  const folder = new URL('./', new URL(entry, window.location.href)).href;
  const scripts = performance
    .getEntriesByType('resource')
    .filter((one): one is PerformanceResourceTiming => one.name.startsWith(folder));
  const [first] = scripts;
  if (!first) return null;
  // Scripts of later pages are another matter: what begins within the first second belongs together.
  const together = scripts.filter(({ startTime }) => startTime < first.startTime + 1000);
  return Math.round(Math.max(...together.map(({ responseEnd }) => responseEnd)) - first.startTime);
}
