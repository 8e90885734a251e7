import type { Page } from '@playwright/test';

/** Sets the size of the browser's text, px, on every page that this window loads, before it is painted. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  await page.addInitScript((px) => {
    const set = () => document.documentElement?.style.setProperty('font-size', `${px}px`);
    new MutationObserver(set).observe(document, { childList: true });
  }, size);
}
