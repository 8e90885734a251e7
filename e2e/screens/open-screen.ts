import type { Browser, Page } from '@playwright/test';
import { applyCondition } from './conditions';
import { type Condition, type ItemIds, type Person, pathOf, type Screen } from './screen';
import type { SeededShop } from './seed-shop';
import { waitForPaint, waitForScreen } from './wait-for-screen';

/** Opens a screen in this window and waits for its final state. */
export async function showScreen(
  page: Page,
  screen: Screen,
  items: ItemIds,
  condition: Condition = 'data',
): Promise<void> {
  await page.context().setOffline(false);
  await page.emulateMedia({ media: null });
  // What the screen before typed stays in the tab (P23).
  if (page.url() !== 'about:blank') await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(pathOf(screen, items));
  await waitForScreen(page, condition);
  if (!screen.open || condition !== 'data') return;
  await screen.open(page);
  await waitForPaint(page);
}

/** Opens a window for a person, with this condition of the API. The caller closes its context. */
export async function openWindow(
  browser: Browser,
  { states }: SeededShop,
  person: Person = 'guest',
  condition: Condition = 'data',
): Promise<Page> {
  const context = await browser.newContext({ storageState: states[person], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await applyCondition(page, condition);
  return page;
}
