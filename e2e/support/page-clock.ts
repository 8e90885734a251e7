import type { Page } from '@playwright/test';

/** Hides the date of answers. Runs in the page. */
function hideDates(): void {
  const { getAllResponseHeaders } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.getAllResponseHeaders = function hidden() {
    return getAllResponseHeaders.call(this).replace(/^date:.*\r\n/im, '');
  };
}

/** From now on the page counts by its own clock, which a test can set: answers do not tell the server's time (C422). */
export async function keepPageClock(page: Page): Promise<void> {
  await page.addInitScript(hideDates);
  await page.evaluate(hideDates);
}
