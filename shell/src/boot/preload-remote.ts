import { readRegistry } from '../routes/read-registry';
import { matchRoute } from '../routes/route-table';

/**
 * Runs first in the host's script, before React is evaluated. Preloads the scripts of this address's remote,
 * so that they arrive while the host starts (docs/bench-results.md). Hints in the HTML at full priority would delay the
 * host's own script.
 */
const { remote = '', expose = '' } = matchRoute(window.location.pathname);
const release = readRegistry().remotes[remote];
for (const url of release ? [release.entry, ...(release.preload?.[expose] ?? [])] : []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  if (url === release?.entry) link.integrity = release.integrity ?? '';
  if (new URL(url, window.location.href).origin !== window.location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
