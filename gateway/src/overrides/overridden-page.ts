import { PAGE_BLOCKS, type RuntimeConfig } from '@storefront/shared/config';
import { brand } from '@storefront/shared/content';
import type { RemoteOverride } from '@storefront/shared/delivery/overrides';
import { escapeHtml, escapeJson } from '../pages/escape';
import { fillTemplate } from '../pages/fill-template';
import { findPage } from '../pages/find-page';
import type { LiveReleases, LiveShell } from '../pages/live-releases';
import { pageCsp } from '../pages/page-csp';
import { grantedSources, publicRegistry, remoteOrigins } from '../pages/public-registry';
import { type Grants, sourcesOf } from '../releases/granted-origins';

/** Returns the live releases without some remotes. */
const without = (live: LiveReleases, names: ReadonlySet<string>): LiveReleases => ({
  ...live,
  remotes: new Map([...live.remotes].filter(([name]) => !names.has(name))),
});

/**
 * Returns a page whose registry lacks the overridden remotes and that names their addresses instead. The browser
 * fetches them itself, because its `localhost` is another machine here. Null if there is no such page.
 */
export function overriddenPage(
  path: string,
  live: LiveReleases,
  shell: LiveShell,
  config: RuntimeConfig,
  overrides: readonly RemoteOverride[],
  grants: Grants,
) {
  const ours = without(live, new Set(overrides.map(({ name }) => name)));
  const page = findPage(ours, shell, path);
  if (!page || page.route.redirectTo) return null;
  const { template } = shell;
  const { route } = page;
  const title = `<title>${escapeHtml(`${route.title} · ${brand.name}`)}</title>`;
  const block = `<script type="application/json" id="${PAGE_BLOCKS.overrides}">${escapeJson(overrides)}</script>`;
  const origins = [...remoteOrigins(ours), ...overrides.map(({ address }) => new URL(address).origin)];
  // What the other build asks for only the browser reads; the grants of its remote are the operator's either way.
  const granted = [
    ...grantedSources(ours, grants),
    ...overrides.flatMap(({ name }) => sourcesOf(grants[name] ?? {})),
  ];
  return {
    status: route.path === '*' ? 404 : 200,
    csp: pageCsp({
      template,
      remoteOrigins: [...new Set(origins)],
      granted,
      apiOrigin: config.apiOrigin,
      styles: [],
    }),
    html: fillTemplate({
      template,
      route,
      head: title + block,
      config,
      registry: publicRegistry(ours),
      firstData: [],
      rendered: null,
      prefetchedCalls: null,
    }),
  };
}
