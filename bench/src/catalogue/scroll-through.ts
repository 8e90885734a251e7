import { type CDPSession, chromium, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { allowOurFunctions } from '../common/in-page';
import { type Candidate, EVERYWHERE, keepCards } from './candidates';
import { type Smoothness, smoothnessOf } from './frames';
import { type PageSize, pageSize } from './page-size';
import type { CatalogueBenchFlags } from './read-flags';
import { scrollSteadily } from './steady-scroll';

/** Returns the processor time of the page's main thread, ms, without waiting for a busy machine. */
async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Metrics of the page while scrolling to a number of items, and its memory there. */
export interface Stretch extends Smoothness, PageSize {
  readonly pieces: number;
  /** Processor time of the page's main thread per loaded item, ms. */
  readonly cpuMs: number;
}

/** A phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Points of measurement: a tenth, half, and the end of the list. */
const SHARES = [0.1, 0.5, 1];

/** Adds rules to a page whose policy allows no foreign style element. */
const addRules = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Opens the catalogue in a new browser, as a phone with a slow processor, and scrolls to the end. */
export async function scrollThrough(
  executablePath: string,
  origin: string,
  { items, speed, cpu }: CatalogueBenchFlags,
  { css, keepsCards }: Candidate,
): Promise<Stretch[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET_BROWSER, '--disable-renderer-backgrounding'],
  });
  try {
    const context = await browser.newContext(PHONE);
    await allowOurFunctions(context);
    if (keepsCards) await context.addInitScript(keepCards, EVERYWHERE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}/closet`);
    await page.locator('main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await addRules(page, css);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const stretches: Stretch[] = [];
    let arrived = await page.locator('main h2').count();
    for (const share of SHARES) {
      const pieces = Math.round(items * share);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const before = await mainThreadMs(session);
      const smoothness = smoothnessOf(await page.evaluate(scrollSteadily, { pieces, speed }));
      const busy = (await mainThreadMs(session)) - before;
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForLoadState('networkidle');
      stretches.push({
        pieces,
        ...smoothness,
        cpuMs: busy / (pieces - arrived),
        ...(await pageSize(browser, session)),
      });
      arrived = pieces;
    }
    return stretches;
  } finally {
    await browser.close();
  }
}
