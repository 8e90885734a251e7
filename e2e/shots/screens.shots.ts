import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { looksOf, setLook, type Width, widths, widthsOf } from '../screens/looks';
import { openWindow, showScreen } from '../screens/open-screen';
import type { Condition, Screen } from '../screens/screen';
import { shopScreens } from '../screens/shop-screens';
import { staffScreens } from '../screens/staff-screens';
import { waitForScreen } from '../screens/wait-for-screen';
import { seededShop } from './global-setup';
import { FOLDER, pictureName } from './picture-name';

/** Whether to capture the full page. With a dialog open, only the viewport: the page behind does not scroll. */
const isWhole = async (page: Page) => (await page.getByRole('dialog').count()) === 0;

async function takePictures(page: Page, screen: string, condition: Condition, width: Width): Promise<void> {
  for (const look of looksOf(condition)) {
    await setLook(page, look);
    const path = join(FOLDER, pictureName({ screen, condition, width, look }));
    await page.screenshot({ path, fullPage: await isWhole(page), animations: 'disabled' });
  }
  await setLook(page, 'light');
}

/** Visits the screen once for all widths. A screen with `open` is visited per width: a resize may close a dialog. */
async function photograph(page: Page, screen: Screen, condition: Condition): Promise<void> {
  for (const [index, width] of widthsOf(screen).entries()) {
    await page.setViewportSize(widths[width]);
    if (index === 0 || screen.open) await showScreen(page, screen, seededShop().items, condition);
    else await waitForScreen(page, condition);
    await takePictures(page, screen.name, condition, width);
  }
}

for (const screen of [...shopScreens, ...staffScreens]) {
  const conditions: readonly Condition[] = ['data', ...(screen.also ?? [])];
  for (const condition of conditions) {
    test(`${screen.name} ${condition}`, async ({ browser }) => {
      const page = await openWindow(browser, seededShop(), screen.person, condition);
      await photograph(page, screen, condition);
      await page.context().close();
    });
  }
}
