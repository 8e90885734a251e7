/**
 * When the worker kept the page that this tab began with; null where it came from the network, and where the network
 * confirmed it before anything of it ran: the worker says so at the page's very end, see `worker/kept-html.ts`.
 */
export function keptAt(): number | null {
  const { keptAt: at, confirmed } = document.documentElement.dataset;
  return (confirmed === undefined && Number(at)) || null;
}
