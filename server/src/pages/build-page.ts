import type { RuntimeConfig } from '@storefront/shared/config';
import type { FirstCall } from '../releases/built-remote';
import { describePage } from '../seo/describe-page';
import type { Site } from '../seo/site';
import type { AnswerCall } from './answer-call';
import { findPage } from './find-page';
import { collectFirstData } from './first-data';
import type { LiveReleases, LiveShell } from './live-releases';
import { pageCsp } from './page-csp';
import { pageHead } from './page-head';
import { publicRegistry, remoteOrigins } from './public-registry';
import { renderPage } from './render-page';

/** Footer and menu say whether the shop is open (C28); a page is not missing where nobody knows. */
const EVERY_PAGE: readonly FirstCall[] = [{ call: 'getSettings', input: {} }];

/** What pages are built with. */
export interface PageTools {
  readonly config: RuntimeConfig;
  readonly answer: AnswerCall;
  readonly site: Site;
  /** Hears of first data that could not be had; the page comes without. */
  readonly onProblem: (problem: unknown) => void;
}

export interface BuiltPage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly csp: string;
}

/** The page behind a path, or the path that it has moved to. Null where the shell's table has no row for it. */
export async function buildPage(
  path: string,
  live: LiveReleases,
  shell: LiveShell,
  { config, answer, site, onProblem }: PageTools,
): Promise<BuiltPage | { readonly redirectTo: string } | null> {
  const page = findPage(live, shell, path);
  if (!page) return null;
  const { route, params, scripts } = page;
  if (route.redirectTo) return { redirectTo: route.redirectTo };

  const dataOf = (calls: readonly FirstCall[]) =>
    collectFirstData(config.ownServer ? calls : [], params, answer, onProblem);
  const [first, shop] = await Promise.all([dataOf(page.firstData), dataOf(EVERY_PAGE)]);
  const { template } = shell;
  const data = [...first.data, ...shop.data];
  const isMissing = route.path === '*' || first.isMissing;
  const facts = describePage({ path, route, routes: shell.shell.routes, isMissing, data }, site);
  return {
    status: isMissing ? 404 : 200,
    csp: pageCsp({ template, remoteOrigins: remoteOrigins(live), apiOrigin: config.apiOrigin }),
    html: renderPage({
      template,
      route,
      head: pageHead(facts, site, scripts),
      config,
      registry: publicRegistry(live),
      firstData: data,
    }),
  };
}
