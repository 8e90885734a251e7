import type { RuntimeConfig } from '@storefront/shared/config';
import type { RenderedPage } from '@storefront/shared/config/server-rendering';
import type { FirstCall } from '../releases/built-remote';
import { describePage } from '../seo/describe-page';
import type { Site } from '../seo/site';
import type { AnswerCall } from './answer-call';
import { fillTemplate } from './fill-template';
import type { FoundPage } from './find-page';
import { collectFirstData, type FirstData } from './first-data';
import type { LiveReleases, LiveShell } from './live-releases';
import { pageCsp } from './page-csp';
import { pageHead } from './page-head';
import { publicRegistry, remoteOrigins } from './public-registry';

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

/** A page that was asked for, and what is live for whoever asked. */
export interface AskedPage {
  readonly path: string;
  readonly page: FoundPage;
  readonly live: LiveReleases;
  readonly shell: LiveShell;
}

export interface BuiltPage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly csp: string;
}

/** Asks for everything that a page begins with. */
export async function gatherData(
  { page }: AskedPage,
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

/** Puts a page together; what was not rendered is left to the browser. */
export function assemblePage(
  { path, page, live, shell: { shell, template } }: AskedPage,
  { data, isMissing: hasNoData }: FirstData,
  { config, site }: Pick<PageTools, 'config' | 'site'>,
  rendered: RenderedPage | null = null,
): BuiltPage {
  const { route, ahead } = page;
  const isMissing = route.path === '*' || hasNoData;
  const facts = describePage({ path, route, routes: shell.routes, isMissing, data }, site);
  return {
    status: isMissing ? 404 : 200,
    csp: pageCsp({
      template,
      remoteOrigins: remoteOrigins(live),
      apiOrigin: config.apiOrigin,
      styles: rendered ? [rendered.css] : [],
    }),
    html: fillTemplate({
      template,
      route,
      head: pageHead(facts, site, { ...page, apiOrigin: config.apiOrigin }),
      config,
      registry: publicRegistry(live),
      firstData: data,
      rendered,
      ahead,
    }),
  };
}

/** A page that the browser draws. */
export const buildPage = async (asked: AskedPage, tools: PageTools): Promise<BuiltPage> =>
  assemblePage(asked, await gatherData(asked, tools), tools);
