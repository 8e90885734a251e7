import type { RuntimeConfig } from '@storefront/shared/config';
import type { FirstCall } from '@storefront/shared/delivery/first-data';
import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import type { Grants } from '../releases/granted-origins';
import { describePage } from '../seo/describe-page';
import type { Site } from '../seo/site';
import type { AnswerCall } from './answer-call';
import { fillTemplate } from './fill-template';
import type { FoundPage } from './find-page';
import { collectFirstData, type FirstData } from './first-data';
import type { LiveReleases, LiveShell } from './live-releases';
import { pageCsp } from './page-csp';
import { pageHead } from './page-head';
import { grantedSources, publicRegistry, remoteOrigins } from './public-registry';

/** Footer and menu show whether the shop is open (C28). Without the answer the page still comes. */
const EVERY_PAGE: readonly FirstCall[] = [{ call: 'getSettings', input: {} }];

/** The tools that build pages. */
export interface PageTools {
  readonly config: RuntimeConfig;
  readonly answer: AnswerCall;
  readonly site: Site;
  readonly grants: Grants;
  /** Called when first data could not be read; the page is sent without it. */
  readonly onProblem: (problem: unknown) => void;
}

/** A requested page, and the releases that are live for its visitor. */
export interface RequestedPage {
  readonly path: string;
  readonly page: FoundPage;
  readonly live: LiveReleases;
  readonly shell: LiveShell;
}

export interface BuiltPage {
  readonly status: 200 | 404 | 410;
  readonly html: string;
  readonly csp: string;
}

/** Makes the calls of a page's first data. */
export async function gatherData(
  { page }: RequestedPage,
  { config, answer, onProblem }: PageTools,
): Promise<FirstData> {
  const dataOf = (calls: readonly FirstCall[]) =>
    collectFirstData(config.ownServer ? calls : [], page.params, answer, onProblem);
  const [first, shop] = await Promise.all([dataOf(page.firstData), dataOf(EVERY_PAGE)]);
  return {
    data: [...first.data, ...shop.data],
    isMissing: first.isMissing,
    isWhole: first.isWhole && shop.isWhole,
  };
}

/** Assembles the HTML of a page. Without `rendered`, the browser renders it. */
export function assemblePage(
  { path, page, live, shell: { shell, template } }: RequestedPage,
  { data, isMissing: hasNoData }: FirstData,
  { config, site, grants }: Pick<PageTools, 'config' | 'site' | 'grants'>,
  rendered: RenderedPage | null = null,
): BuiltPage {
  const { route, prefetchedCalls } = page;
  const isRetired = route.remote !== undefined && live.retired.includes(route.remote);
  const isMissing = isRetired || route.path === '*' || hasNoData;
  const facts = describePage({ path, route, routes: shell.routes, isMissing, data }, site);
  return {
    status: isRetired ? 410 : isMissing ? 404 : 200,
    csp: pageCsp({
      template,
      remoteOrigins: remoteOrigins(live),
      granted: grantedSources(live, grants),
      apiOrigin: config.apiOrigin,
      styles: rendered ? [rendered.css] : [],
    }),
    html: fillTemplate({
      template,
      route,
      head: pageHead(facts, site, { ...page, isRendered: rendered !== null, apiOrigin: config.apiOrigin }),
      config,
      registry: publicRegistry(live),
      firstData: data,
      rendered,
      prefetchedCalls,
    }),
  };
}

/** Builds a page that the browser renders. */
export const buildPage = async (requested: RequestedPage, tools: PageTools): Promise<BuiltPage> =>
  assemblePage(requested, await gatherData(requested, tools), tools);
