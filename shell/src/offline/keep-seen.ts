const addresses = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Registers the worker that lets pages open without a network, and tells it what this tab has shown so far: of a first
 * visit it saw nothing, and of a page that was reached by a link only the files.
 */
export async function keepSeen(page: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files: addresses() });
}
