/**
 * When the service worker stored the page that this tab began with, ms since 1970; null if the page is the network's. The
 * worker marks a stored page at its start and the network's confirmation at its end, see `worker/stored-html.ts`.
 */
export function storedAt(): number | null {
  const { storedAt: at, confirmed } = document.documentElement.dataset;
  return (confirmed === undefined && Number(at)) || null;
}
