/** How long after the first script of a release another one still belongs to the same load, ms. */
const SAME_LOAD_MS = 1000;

/** Returns how long the first scripts of a release took, first request to last answer, ms; null if none was loaded. */
export function loadTimeOf({ entry }: { readonly entry: string }): number | null {
  const folder = new URL('.', new URL(entry, window.location.href)).href;
  const scripts = performance
    .getEntriesByType('resource')
    .filter((one): one is PerformanceResourceTiming => one.name.startsWith(folder));
  const [first] = scripts;
  if (!first) return null;
  const together = scripts.filter(({ startTime }) => startTime < first.startTime + SAME_LOAD_MS);
  return Math.round(Math.max(...together.map(({ responseEnd }) => responseEnd)) - first.startTime);
}
