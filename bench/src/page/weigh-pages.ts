import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Request, request as requests } from '@playwright/test';
import { findDemoItems, placeForLink } from '../../../e2e/screens/demo-items';
import { readShifts, watchShifts } from '../../../e2e/support/layout-shifts';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { isRendered } from '../../../shell/src/offline/worker/stored-html';
import { allowOurFunctions } from '../common/in-page';
import { signStaffIn } from '../shop/fill-shop';
import { AFTER_ORDER, judge, type Verdict } from './budgets';
import { giveOptions } from './give-options';
import { type Arrival, firstViewOf, kindOf, weightsOf } from './visit';

interface Page {
  /** As the results print it. */
  readonly name: string;
  readonly path: string;
  /** What it may take on top of the budgets after its first view, which is then judged by itself too. */
  readonly more?: Parameters<typeof judge>[1];
}

/** A phone. */
const VIEWPORT = { width: 390, height: 844 };

export interface PageWeight {
  readonly page: string;
  readonly verdicts: readonly Verdict[];
  /** Cumulative layout shift; 0 if nothing moved. */
  readonly shift: number;
  readonly arrivals: readonly Arrival[];
}

/** Returns whether fonts and the pictures of the first screen are loaded. Runs in the page. */
function isLoaded(): boolean {
  if (document.fonts.status !== 'loaded') return false;
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top >= window.innerHeight,
  );
}

async function arrivalOf(request: Request): Promise<Arrival> {
  const path = new URL(request.url()).pathname;
  const { responseBodySize } = await request.sizes();
  return { path, kind: kindOf(request.resourceType(), path), bytes: responseBodySize };
}

/** Returns the pages whose first visit is weighed. Places the guest's order that one of them shows. */
async function findPages(origin: string): Promise<readonly Page[]> {
  const request = await requests.newContext({ baseURL: origin });
  try {
    const order = await placeForLink(request, await findDemoItems(request));
    const fixed = ['/menu', '/closet'].map((path) => ({ name: path, path }));
    return [...fixed, { name: '/order/{code}', path: order, more: AFTER_ORDER }];
  } finally {
    await request.dispose();
  }
}

/** Waits up to twenty seconds for the server to render a page: until then, and while it is busy, browsers render it. */
async function untilRendered(origin: string, path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (isRendered(await (await fetch(`${origin}${path}`)).text())) return;
    await sleep(200);
  }
}

/** @throws Error if the server did not render the page: its weight would say nothing about a rendered one */
async function weighPage(
  browser: Browser,
  origin: string,
  { name, path, more }: Page,
): Promise<PageWeight[]> {
  await untilRendered(origin, path);
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await allowOurFunctions(context);
    const tab = await context.newPage();
    const finished: Request[] = [];
    tab.on('requestfinished', (request) => {
      if (request.url().startsWith(origin)) finished.push(request);
    });
    await tab.addInitScript(watchShifts);
    const response = await tab.goto(`${origin}${path}`);
    const html = (await response?.text()) ?? '';
    if (!isRendered(html)) throw new Error(`The server did not render ${name}: nothing is judged.`);
    await tab.locator('main img').first().waitFor();
    await tab.waitForFunction(isLoaded);
    await tab.waitForLoadState('networkidle');
    const { shift } = await tab.evaluate(readShifts);
    const arrivals = await Promise.all(finished.map(arrivalOf));
    const whole = { page: name, arrivals, verdicts: judge(weightsOf(arrivals), more), shift };
    if (more === undefined) return [whole];
    const first = firstViewOf(arrivals, html);
    return [
      { page: `${name}, first view`, arrivals: first, verdicts: judge(weightsOf(first)), shift },
      whole,
    ];
  } finally {
    await context.close();
  }
}

/** The menu once half of its dishes have options (C255). */
const MENU_WITH_OPTIONS: Page = { name: '/menu, options on half of the dishes', path: '/menu' };

/** A running shop of the embedded database. */
interface Shop {
  readonly address: string;
  readonly dataDir: string;
}

/** Visits each page with an empty cache and weighs the responses. The shop is another one afterwards: half of its dishes have options. */
export async function weighPages(executablePath: string, shop: Shop): Promise<PageWeight[]> {
  const { address: origin, dataDir } = shop;
  const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
  try {
    const weights: PageWeight[] = [];
    for (const page of await findPages(origin)) weights.push(...(await weighPage(browser, origin, page)));
    await giveOptions(origin, await signStaffIn({ dataDir, databaseUrl: null }));
    weights.push(...(await weighPage(browser, origin, MENU_WITH_OPTIONS)));
    return weights;
  } finally {
    await browser.close();
  }
}
