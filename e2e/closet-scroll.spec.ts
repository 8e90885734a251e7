import { expect, type Page } from '@playwright/test';
import { pieceNames } from './support/closet';
import { test } from './support/fixtures';

/** So narrow that the name takes three lines. */
const PHONE = { viewport: { width: 320, height: 640 } };

const pieces = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const heightOfShelf = (page: Page) =>
  page
    .locator('main [role=list] > *')
    .first()
    .evaluate((shelf) => shelf.getBoundingClientRect().height);

async function scrollTo(page: Page, place: 'top' | 'end'): Promise<void> {
  const away = place === 'end' ? 500 : -500;
  const target = place === 'end' ? pieceNames(page).last() : page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.evaluate((by) => window.scrollBy(0, by), away);
    await expect(target).toBeInViewport({ timeout: 100 });
    if (place === 'end')
      await expect(page.getByText('Loading more products')).toHaveCount(0, { timeout: 100 });
  }).toPass({ intervals: [150] });
}

test('cards out of view are unmounted; names, heights and chosen colours stay', async ({
  staffApi,
  visit,
}) => {
  const named = await staffApi.addPiece('Long coat of hand-woven wool from the hills of Jumla', 9900, {
    colors: ['Moss', 'Snow'],
  });
  const page = await visit(PHONE);
  await page.goto('/closet');
  const first = pieces(page).first();
  await first.getByRole('button').nth(1).click();
  await expect(first.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).focus();

  await scrollTo(page, 'end');
  const before = await heightOfShelf(page);
  const count = await pieces(page).count();
  await expect(first.getByRole('link')).toHaveCount(0);
  await expect(first).toHaveText(named.name);
  await expect(pieces(page).last().getByRole('link').first()).toBeAttached();

  await scrollTo(page, 'top');
  await expect(first.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(pieces(page).last().getByRole('link')).toHaveCount(0);
  expect(await pieces(page).count()).toBe(count);
  expect(await heightOfShelf(page)).toBe(before);
});
