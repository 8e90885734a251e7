import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus. Expects it in the viewport. */
export async function tabTo(page: Page, control: Locator, stops = 40): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await control.evaluate((element) => element === document.activeElement))) continue;
    await expect(control).toBeInViewport();
    return;
  }
  throw new Error(`Tab did not reach the control within ${stops} stops.`);
}
