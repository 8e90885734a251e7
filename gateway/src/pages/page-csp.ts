import { embedHosts } from '@storefront/shared/content/embeds';
import type { Source } from '../releases/granted-origins';
import type { PageTemplate } from './page-template';
import { sha256Source } from './sha256-source';

interface Allowed {
  readonly template: PageTemplate;
  /** Origins of remotes that the registry places elsewhere. */
  readonly remoteOrigins: readonly string[];
  /** What remotes may load from elsewhere. */
  readonly granted: readonly Source[];
  /** Origin of the API if another server answers it; empty for our own. */
  readonly apiOrigin: string;
  /** Inline style sheets of this page. */
  readonly styles: readonly string[];
}

/** styled-components starts with an empty style element. */
const EMPTY = sha256Source('');

/** Pictures of another API may be on any host; its socket uses ws under the same origin. */
function otherServer(apiOrigin: string) {
  if (!apiOrigin) return { pictures: [], connections: [] };
  return { pictures: [apiOrigin, 'https:'], connections: [apiOrigin, apiOrigin.replace(/^http/, 'ws')] };
}

/**
 * Returns the Content-Security-Policy of a page. It allows scripts by origin or hash, so cached pages need no nonce
 * (C91).
 */
export function pageCsp({ template, remoteOrigins, granted, apiOrigin, styles }: Allowed): string {
  const other = otherServer(apiOrigin);
  const grantedFor = (name: Source['directive']) => [
    ...new Set(granted.filter(({ directive }) => directive === name).map(({ origin }) => origin)),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...template.scriptHashes],
    'style-src': ["'self'", ...remoteOrigins, ...template.styleHashes, ...styles.map(sha256Source), EMPTY],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...other.pictures, ...grantedFor('img-src')],
    'font-src': ["'self'", ...remoteOrigins, ...grantedFor('font-src')],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...remoteOrigins, ...other.connections, ...grantedFor('connect-src')],
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
