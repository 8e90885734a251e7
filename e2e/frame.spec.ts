import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { widths } from './screens/looks';
import { seedShop } from './screens/seed-shop';
import { StaffApi } from './support/staff-api';
import { test } from './support/watched-test';

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  throw new Error('Tab did not reach the control within 30 stops.');
}

async function expectPage(page: Page, path: string | RegExp, title: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(main(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

for (const width of [1024, 1200, 1280])
  test(`the header is one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await expect(header(page).getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(81);
  });

for (const width of [1024, 1200, 1280])
  test(`the header of staff is one line at ${width} px`, async ({ browser, playwright }) => {
    const staff = await StaffApi.open(playwright.request);
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ storageState: await staff.session(), viewport });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await expect(header(page).getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    const account = header(page).locator('button[aria-expanded]').last();
    await expect(account).toBeVisible();
    await account.locator('span').evaluate((name) => name.replaceChildren('Bishnuprasad'));
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(81);
    await staff.close();
    await context.close();
  });

test.describe('the layout by keyboard, on a desktop', () => {
  test.use({ viewport: widths.desktop });

  test('the first Tab stop is a link that skips the header', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('§2: Tab visits the header from left to right', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
    await page.keyboard.press('Tab');
    const stops: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
        }),
      );
    }
    expect(stops).toEqual([
      'Chowk, home',
      'Cafe',
      'Closet',
      'Home',
      'Our Menus',
      'Gallery',
      'About Us',
      'Earn & Redeem',
      'Cart, empty',
      'Login / Sign Up',
    ]);
  });

  test('a navigation link sets title, focus and scroll position', async ({ page }) => {
    await page.goto('/menu');
    const gallery = header(page).getByRole('link', { name: 'Gallery' });
    await tabTo(page, gallery);
    await page.keyboard.press('Enter');
    await expectPage(page, '/gallary', /^Gallery · /);
    await expect(gallery).toHaveAttribute('aria-current', 'page');
  });

  test('P26: a link opens the next page at its top, and Back restores the scroll position', async ({
    page,
  }) => {
    const placeOnPage = () => page.evaluate(() => window.scrollY);
    await page.goto('/menu');
    // Wait until the page is hydrated: before that, the browser itself follows the link.
    await expect(page.getByRole('article').nth(9).getByRole('button').first()).toBeVisible();
    await page.getByRole('article').nth(8).getByRole('link').last().focus();
    const left = await placeOnPage();
    expect(left).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expectPage(page, /\/single\//, /^From the menu · /);
    await page.goBack();
    await expect(page).toHaveTitle(/^Our menu · /);
    await expect.poll(placeOnPage).toBe(left);
  });

  test('the room switch changes the room; the closet has no Our Menus', async ({ page }) => {
    await page.goto('/menu');
    const closet = header(page).getByRole('link', { name: 'Closet' });
    await tabTo(page, closet);
    await page.keyboard.press('Enter');
    await expectPage(page, '/closet', /^Closet · /);
    await expect(closet).toHaveAttribute('aria-current', 'true');
    await expect(header(page).getByRole('link', { name: 'Our Menus' })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Earn & Redeem' })).toBeVisible();
  });

  test.describe('signed in', () => {
    let context: BrowserContext;
    test.beforeAll(async ({ browser }) => {
      const { states } = await seedShop();
      context = await browser.newContext({ storageState: states.member, viewport: widths.desktop });
    });
    test.afterAll(() => context.close());

    test('the account menu opens, closes on Escape and on blur, and links to the profile', async () => {
      const page = await context.newPage();
      await page.goto('/about');
      const toggle = header(page).getByRole('button', { name: /Asha/ });
      const orders = page.getByRole('link', { name: 'My orders' });
      const profile = page.getByRole('link', { name: 'Profile' });
      await tabTo(page, toggle);
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(orders).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(orders).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(profile).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(profile).toHaveCount(0);
      await expect(toggle).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(profile).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(profile).toHaveCount(0);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(orders).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectPage(page, '/profile', /^Profile · /);
      await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    });
  });
});

test.describe('the layout by keyboard, on a phone', () => {
  test.use({ viewport: widths.phone });

  test('§2: the side panel has the same links, traps the focus, and restores it on close', async ({
    page,
  }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Open menu' });
    const panel = page.getByRole('dialog');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link')).toHaveText([
      'Home',
      'Our Menus',
      'Gallery',
      'About Us',
      'Earn & Redeem',
      'Login / Sign Up',
    ]);

    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('a link in the side panel navigates and closes the panel', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPage(page, '/gallary', /^Gallery · /);
  });
});
