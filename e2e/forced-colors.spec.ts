import { expect, type Locator, test } from '@playwright/test';
import { firstDishes } from './support/menu';

test.use({ forcedColors: 'active' });

const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
/** Width of the line around an element, px. */
const lineOf = (of: Locator) =>
  of.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return Math.max(outline, borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth));
  });

test('forced colours keep the swatches, and show which one is chosen', async ({ page }) => {
  await page.goto('/closet');
  const swatches = page
    .getByRole('group', { name: /^Colour/ })
    .first()
    .getByRole('button');
  await expect(swatches.first()).toBeVisible();
  const dots = await swatches
    .locator('span')
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(dots.length).toBeGreaterThan(1);
  expect(new Set(dots).size).toBe(dots.length);
  expect(await colorOf(swatches.nth(0))).not.toBe(await colorOf(swatches.nth(1)));
});

test('forced colours show the chosen chip, the room, and the edge of every button', async ({ page }) => {
  await firstDishes(page, 1);
  const chips = page.getByRole('button', { name: /^(All Categories|Coffee)/ });
  expect(await colorOf(chips.nth(0))).not.toBe(await colorOf(chips.nth(1)));
  const rooms = page.getByRole('group', { name: 'Shop' }).getByRole('link');
  expect(await colorOf(rooms.nth(0))).not.toBe(await colorOf(rooms.nth(1)));
  for (const name of ['Add to Cart', 'Buy Now'])
    expect(await lineOf(page.getByRole('button', { name }).first())).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  expect(await lineOf(page.locator(':focus-visible'))).toBe(3);
});
