import { join } from 'node:path';
import { type Browser, test as base, type Page } from '@playwright/test';
import { LARGE_TEXT, type Look, looksOf, setLook, type Width, widths, widthsOf } from '../screens/looks';
import { openWindow, showScreen } from '../screens/open-screen';
import type { Condition, Screen } from '../screens/screen';
import { shopScreens } from '../screens/shop-screens';
import { staffScreens } from '../screens/staff-screens';
import { waitForScreen } from '../screens/wait-for-screen';
import { seededShop } from './global-setup';
import { FOLDER, isForDocuments, isWanted, pictureName } from './picture-name';

/** Whether to capture the full page. With a dialog open, only the viewport: the page behind does not scroll. */
const isWhole = async (page: Page) => !isForDocuments && (await page.getByRole('dialog').count()) === 0;

/** Makes the browser paint what it skips below the screen (ADR 12, ADR 20). Runs in the page. */
function paintAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}

interface Subject {
  readonly screen: Screen;
  readonly condition: Condition;
  readonly looks: readonly Look[];
}

async function takePictures(
  page: Page,
  { screen: { name: screen }, condition, looks }: Subject,
  width: Width,
): Promise<void> {
  for (const look of looks) {
    const name = pictureName({ screen, condition, width, look });
    if (!isWanted(name)) continue;
    await setLook(page, look);
    const path = join(FOLDER, name);
    const fullPage = await isWhole(page);
    if (fullPage) await page.evaluate(paintAll);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
  await setLook(page, 'light');
}

/** Visits the screen once for all widths. A screen with `open` is visited per width: a resize may close a dialog. */
async function photograph(browser: Browser, subject: Subject): Promise<void> {
  const { screen, condition, looks } = subject;
  const isTaken = (width: Width) =>
    looks.some((look) => isWanted(pictureName({ screen: screen.name, condition, width, look })));
  const taken = widthsOf(screen).filter(isTaken);
  if (taken.length === 0) return;
  const page = await openWindow(browser, seededShop(), screen.person, condition);
  for (const [index, width] of taken.entries()) {
    await page.setViewportSize(widths[width]);
    if (index === 0 || screen.open) await showScreen(page, screen, seededShop().items, condition);
    else await waitForScreen(page, condition);
    await takePictures(page, subject, width);
  }
  await page.context().close();
}

const test = base.extend<object, { largeTextBrowser: Browser }>({
  largeTextBrowser: [
    async ({ playwright }, use, { project }) => {
      const { launchOptions } = project.use;
      const args = [...(launchOptions?.args ?? []), LARGE_TEXT];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const screen of [...shopScreens, ...staffScreens]) {
  const conditions: readonly Condition[] = ['data', ...(screen.also ?? [])];
  for (const condition of conditions) {
    const looks = looksOf(condition);
    const isLarge = (look: Look) => look === 'text-24';
    test(`${screen.name} ${condition}`, async ({ browser, largeTextBrowser }) => {
      await photograph(browser, { screen, condition, looks: looks.filter((look) => !isLarge(look)) });
      if (looks.some(isLarge)) await photograph(largeTextBrowser, { screen, condition, looks: ['text-24'] });
    });
  }
}
