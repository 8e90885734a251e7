import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { dish, firstDishes } from './support/menu';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const PAGES = ['/', '/menu', '/closet', '/login', '/signup'];
const SCREENS = [
  { name: 'a phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'a desk, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, colorScheme });

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
      });
    }

    test('axe finds nothing on a filled cart and its checkout', async ({ page }) => {
      const [first = ''] = await firstDishes(page, 1);
      await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      for (const path of ['/cart', '/billing']) {
        if (path === '/cart') await page.goto(path);
        else await page.getByRole('button', { name: 'Checkout' }).click();
        await expect(page.getByRole('complementary')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
      }
    });
  });
}
