/** What the worker knows of; no more than the browser's list of what it loaded, 250 names. */
const told = new Set<string>();

/** By name and not by place: the list is in order of when a load began, so what took longer comes in between. */
function untold(): string[] {
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return [...names].filter((name) => !told.has(name));
}

/**
 * Registers the worker that lets pages open without a network, and tells it once what this tab has shown so far: of a
 * first visit it saw nothing, and of a page that was reached by a link only the files.
 */
export async function keepSeen(page: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const files = untold();
  active?.postMessage({ page, files });
  for (const file of files) told.add(file);
}
