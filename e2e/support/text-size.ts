import type { Page } from '@playwright/test';

/** Sets the browser's text size, px, for what this window shows; media queries in em see it. Call after `page.goto`. */
export async function setBrowserTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}
