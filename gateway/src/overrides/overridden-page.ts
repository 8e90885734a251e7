import { PAGE_BLOCKS, type RuntimeConfig } from '@storefront/shared/config';
import { brand } from '@storefront/shared/content';
import type { RemoteOverride } from '@storefront/shared/delivery/overrides';
import { escapeHtml, escapeJson } from '../pages/escape';
import { fillTemplate } from '../pages/fill-template';
import { findPage } from '../pages/find-page';
import type { LiveReleases, LiveShell } from '../pages/live-releases';
import { pageCsp } from '../pages/page-csp';
import { publicRegistry, remoteOrigins } from '../pages/public-registry';

/** What is live, but for some remotes. */
const without = (live: LiveReleases, names: ReadonlySet<string>): LiveReleases => ({
  ...live,
  remotes: new Map([...live.remotes].filter(([name]) => !names.has(name))),
});

/**
 * A page whose registry leaves out the remotes that this tab takes from elsewhere, and names their addresses beside
 * it: the browser asks there itself, since `localhost` is another machine here. Null where there is no such page.
 */
export function overriddenPage(
  path: string,
  live: LiveReleases,
  shell: LiveShell,
  config: RuntimeConfig,
  overrides: readonly RemoteOverride[],
) {
  const ours = without(live, new Set(overrides.map(({ name }) => name)));
  const page = findPage(ours, shell, path);
  if (!page || page.route.redirectTo) return null;
  const { template } = shell;
  const { route } = page;
  const title = `<title>${escapeHtml(`${route.title} · ${brand.name}`)}</title>`;
  const block = `<script type="application/json" id="${PAGE_BLOCKS.overrides}">${escapeJson(overrides)}</script>`;
  const origins = [...remoteOrigins(ours), ...overrides.map(({ address }) => new URL(address).origin)];
  return {
    status: route.path === '*' ? 404 : 200,
    csp: pageCsp({ template, remoteOrigins: [...new Set(origins)], apiOrigin: config.apiOrigin, styles: [] }),
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
