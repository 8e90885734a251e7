import { expect, type Page } from '@playwright/test';
import { goToCheckout } from './support/checkout';
import { clippedElements } from './support/clipped-elements';
import { test } from './support/fixtures';
import { dish as dishOf } from './support/menu';
import { setTextSize } from './support/text-size';

const windows = [
  { size: 20, width: 390 },
  { size: 24, width: 390 },
  { size: 20, width: 1280 },
  { size: 24, width: 1280 },
];

/** Returns the buttons and links whose text is wider than they are. */
const tightControls = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, select')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await clippedElements(page)).toEqual([]);
  expect(await tightControls(page)).toEqual([]);
}

for (const { size, width } of windows) {
  test(`text of ${size} px at ${width} px: nothing is clipped, and the cart stays free`, async ({
    staffApi,
    visit,
  }) => {
    const dish = await staffApi.addDish('Buckwheat pancake with honey from Jumla', 12_450);
    const page = await visit({ viewport: { width, height: 844 }, cart: [{ ...dish, quantity: 2 }] });
    await setTextSize(page, size);
    await page.goto('/menu');
    await page.getByRole('searchbox').fill(dish.name);
    await expect(dishOf(page, dish.name)).toBeVisible();
    await expectWhole(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click({ trial: true });

    for (const path of ['/closet', `/single/${dish._id}`, '/about', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole(page);
    }

    await page.goto('/cart');
    await expect(page.getByRole('listitem', { name: dish.name })).toBeVisible();
    await expectWhole(page);
    await goToCheckout(page);
    await expectWhole(page);
  });
}
