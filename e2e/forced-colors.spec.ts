import { expect, type Locator, type Page } from '@playwright/test';
import { firstDishes } from './support/menu';
import { test } from './support/watched-test';

test.use({ forcedColors: 'active' });

const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
/** The background of what is chosen. A transparent one differs from an opaque one by name only, not to the eye. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background-color: Highlight; forced-color-adjust: none';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
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

test('forced colours draw no box around the label of a checkbox', async ({ page }) => {
  await firstDishes(page, 1);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.goto('/cart');
  const box = page.getByRole('checkbox', { name: 'Select all' });
  await expect(box).toBeVisible();
  expect(await lineOf(page.locator('label').filter({ has: box }))).toBe(0);
});

test('forced colours show the chosen chip, the room, and the edge of every button', async ({ page }) => {
  await firstDishes(page, 1);
  const chips = page.getByRole('button', { name: /^(All Categories|Coffee)/ });
  const chosen = await highlight(page);
  expect(await colorOf(chips.nth(0))).toBe(chosen);
  expect(await colorOf(chips.nth(1))).not.toBe(chosen);
  const rooms = page.getByRole('group', { name: 'Shop' }).getByRole('link');
  expect(await colorOf(rooms.nth(0))).toBe(chosen);
  expect(await colorOf(rooms.nth(1))).not.toBe(chosen);
  for (const name of ['Add to Cart', 'Buy Now'])
    expect(await lineOf(page.getByRole('button', { name }).first())).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  expect(await lineOf(page.locator(':focus-visible'))).toBe(3);
});

test('forced colours show which tile of the options is chosen', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('searchbox').fill('Flat white');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const sizes = page.getByRole('dialog').getByRole('group', { name: /^Size/ });
  const tile = (index: number) => sizes.locator('label').nth(index);
  await sizes.getByRole('radio').nth(1).check();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Special request/ })
    .focus();
  expect(await lineOf(tile(1))).toBeGreaterThan(await lineOf(tile(0)));
});
