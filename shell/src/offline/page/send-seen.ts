/** Addresses that the worker was sent. The browser's own list of loaded files ends at 250. */
const sent = new Set<string>();

/** The list is in order of when each load began, so a slow file appears before earlier ones: compare names, not places. */
function unsent(): string[] {
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return [...names].filter((name) => !sent.has(name));
}

/**
 * Registers the service worker and sends it this page and the files that the tab has loaded, each once, so that it can
 * store them: it did not control the first visit, and no link inside the shop loads a page.
 *
 * @param page the page's path
 * @param needed files that the tab has not loaded and that have to open without a network
 */
export async function sendSeen(page: string, needed: readonly string[] = []): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const files = [...unsent(), ...needed.filter((file) => !sent.has(file))];
  active?.postMessage({ page, files });
  for (const file of files) sent.add(file);
}
