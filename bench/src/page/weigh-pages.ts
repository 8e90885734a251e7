import { type Browser, chromium, type Request } from '@playwright/test';
import { readShifts, watchShifts } from '../../../e2e/support/layout-shifts';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { allowOurFunctions } from '../common/in-page';
import { judge, type Verdict } from './budgets';
import { type Arrival, kindOf, weightsOf } from './visit';

/** The pages whose first visit is weighed. */
const PAGES = ['/menu', '/closet'];

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

async function weighPage(browser: Browser, origin: string, page: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await allowOurFunctions(context);
    const tab = await context.newPage();
    const finished: Request[] = [];
    tab.on('requestfinished', (request) => {
      if (request.url().startsWith(origin)) finished.push(request);
    });
    await tab.addInitScript(watchShifts);
    await tab.goto(`${origin}${page}`);
    await tab.locator('main img').first().waitFor();
    await tab.waitForFunction(isLoaded);
    await tab.waitForLoadState('networkidle');
    const { shift } = await tab.evaluate(readShifts);
    const arrivals = await Promise.all(finished.map(arrivalOf));
    return { page, arrivals, verdicts: judge(weightsOf(arrivals)), shift };
  } finally {
    await context.close();
  }
}

/** Visits each page with an empty cache and weighs the responses. */
export async function weighPages(executablePath: string, origin: string): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
  try {
    const weights: PageWeight[] = [];
    for (const page of PAGES) weights.push(await weighPage(browser, origin, page));
    return weights;
  } finally {
    await browser.close();
  }
}
