import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { allowOurFunctions } from '../common/in-page';
import type { Certificate } from '../line/certificate';

/** A phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Factor by which its processor is slower than this machine. */
const SLOWER = 4;

/** Starts a browser that trusts this run's certificate: with a certificate error it would cache nothing. */
export const startBrowser = (executablePath: string, { publicKeyHash }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...QUIET_BROWSER,
      '--disable-renderer-backgrounding',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });

/** Opens a new phone: empty cache, no open connections. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await allowOurFunctions(context);
  return context;
}

/** Opens a tab on the phone's slow processor. */
export async function openTab(phone: BrowserContext): Promise<Page> {
  const tab = await phone.newPage();
  const session = await phone.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tab;
}
