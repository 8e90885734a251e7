import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { allowOurFunctions } from '../common/in-page';
import type { Certificate } from '../line/certificate';

/** A phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How much slower its processor is than this machine. */
const SLOWER = 4;

/** A browser that takes the certificate of this run for good: one with an error caches nothing. */
export const startBrowser = (executablePath: string, { publicKeyHash }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...QUIET_BROWSER,
      '--disable-renderer-backgrounding',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });

/** A phone that was never here: nothing cached, no connection open. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await allowOurFunctions(context);
  return context;
}

/** A tab on the phone's slow processor. */
export async function openTab(phone: BrowserContext): Promise<Page> {
  const tab = await phone.newPage();
  const session = await phone.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tab;
}
