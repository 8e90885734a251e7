import { embedHosts } from '@storefront/shared/content/embeds';
import type { PageTemplate } from './page-template';
import { sha256Source } from './sha256-source';

interface Allowed {
  readonly template: PageTemplate;
  /** Origins of remotes that the registry places elsewhere. */
  readonly remoteOrigins: readonly string[];
  /** Another server that answers the API; empty for our own. */
  readonly apiOrigin: string;
  /** Style sheets inside this very page. */
  readonly styles: readonly string[];
}

/** styled-components starts with an empty style element. */
const EMPTY = sha256Source('');

/** Pictures of another server may lie on any host; its socket speaks ws under the same origin. */
function otherServer(apiOrigin: string) {
  if (!apiOrigin) return { pictures: [], connections: [] };
  return { pictures: [apiOrigin, 'https:'], connections: [apiOrigin, apiOrigin.replace(/^http/, 'ws')] };
}

/** The policy of a page: nothing runs that is not ours, by origin or by hash, so cached pages need no nonce (C91). */
export function pageCsp({ template, remoteOrigins, apiOrigin, styles }: Allowed): string {
  const other = otherServer(apiOrigin);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...template.scriptHashes],
    'style-src': ["'self'", ...template.styleHashes, ...styles.map(sha256Source), EMPTY],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...other.pictures],
    'font-src': ["'self'", ...remoteOrigins],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...remoteOrigins, ...other.connections],
    'frame-src': Object.values(embedHosts),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
