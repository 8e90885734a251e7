import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { PageRegistry } from '@storefront/shared/delivery/page-registry';

/** Returns the registry in the page's HTML; an empty one if there is none. */
export function readRegistry(): PageRegistry {
  const text = document.getElementById(PAGE_BLOCKS.registry)?.textContent;
  return text ? (JSON.parse(text) as PageRegistry) : { shell: null, remotes: {} };
}
