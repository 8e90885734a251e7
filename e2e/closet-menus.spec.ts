import { expect, type Page } from '@playwright/test';
import { clippedElements } from './support/clipped-elements';
import { category, chips, types } from './support/closet';
import { test } from './support/fixtures';
import { tabTo } from './support/keyboard';

const expectMenu = (page: Page, name: string, open: boolean) =>
  expect(category(page, name)).toHaveAttribute('aria-expanded', String(open));

test('§9: a menu opens on hover, closes when the next one opens, and closes 300 ms after the pointer leaves', async ({
  visit,
}) => {
  const page = await visit();
  await page.clock.install();
  await page.goto('/closet');
  await category(page, 'Men').hover();
  await expectMenu(page, 'Men', true);
  await expect(types(page, 'Clothing').filter({ hasText: 'T-Shirts' })).toBeVisible();
  await category(page, 'Kids').hover();
  await expectMenu(page, 'Kids', true);
  await expectMenu(page, 'Men', false);

  await types(page, 'Shoes').filter({ hasText: 'School' }).hover();
  // From here on, only the test advances the page's clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').hover();
  await page.clock.runFor(299);
  await expectMenu(page, 'Kids', true);
  await page.clock.runFor(1);
  await expectMenu(page, 'Kids', false);
  await expect(page.getByRole('list', { name: 'Clothing' })).toHaveCount(0);
});

test('C82: the keyboard opens a menu, moves through it, restores the focus, and filters', async ({
  visit,
}) => {
  const page = await visit();
  const { keyboard } = page;
  await page.goto('/closet');
  await tabTo(page, category(page, 'Women'));
  await keyboard.press('ArrowDown');
  await expectMenu(page, 'Women', true);
  await keyboard.press('ArrowDown');
  await expect(types(page, 'Clothing').first()).toBeFocused();
  await keyboard.press('Escape');
  await expectMenu(page, 'Women', false);
  await expect(category(page, 'Women')).toBeFocused();

  await keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await expect(types(page, 'Clothing').filter({ hasText: 'Blouses' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/closet?category=Women&type=Blouses');
  await expect(chips(page)).toHaveText([/Women/, /Blouses/]);
  await expectMenu(page, 'Women', false);
  await expect(category(page, 'Women')).toBeFocused();

  await keyboard.press('Enter');
  await expectMenu(page, 'Women', true);
  await keyboard.press('Shift+Tab');
  await expectMenu(page, 'Women', false);
});

test('C82: a tap opens a menu within the screen; a second tap or a tap outside closes it', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/closet');
  await category(page, 'Women').tap();
  await expectMenu(page, 'Women', true);
  expect(await clippedElements(page)).toEqual([]);
  await category(page, 'Women').tap();
  await expectMenu(page, 'Women', false);
  await expect(page).toHaveURL('/closet');

  await category(page, 'Men').tap();
  await expectMenu(page, 'Men', true);
  await page.getByRole('banner').tap({ position: { x: 2, y: 2 } });
  await expectMenu(page, 'Men', false);
  await category(page, 'Kids').tap();
  await types(page, 'Shoes').filter({ hasText: 'School' }).tap();
  await expect(page).toHaveURL('/closet?category=Kids&type=School&shoes=1');
  await expect(page.getByRole('heading', { name: 'Division Kicks Collection' })).toBeVisible();
  await expectMenu(page, 'Kids', false);
});
