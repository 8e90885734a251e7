import { expect, type Page } from '@playwright/test';
import { test as base } from './support/journey';
import { keepRegistry, releaseWithHeading, runScript } from './support/release-commands';
import { renderedHtml } from './support/rendered-pages';
import { SlowFront } from './support/slow-front';
import { isStored } from './support/stored-pages';

/** Adds `front`: a proxy between browser and shop that a test can slow down. */
const test = base.extend<{ front: SlowFront }>({
  front: async ({ page }, use) => {
    const front = await SlowFront.open(page);
    await use(front);
    await front.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'The network is slow' });

/** Visits a page, waits until it is stored, then leaves it. */
async function visitBefore(page: Page, { origin, painted }: SlowFront, path: string): Promise<void> {
  await renderedHtml(origin, path);
  await page.goto(origin + path);
  await isStored(page, path);
  await page.goto('about:blank');
  painted.length = 0;
}

test('C132: a stored page paints before the network answers, and runs after it does', async ({
  desk,
  front,
  page,
}) => {
  const { name, _id } = await desk.addDish('Thakali Set', 400);
  await visitBefore(page, front, `/single/${_id}`);
  front.network = 'slow';
  await page.goto(`${front.origin}/single/${_id}`);
  expect(front.painted).toMatchObject([{ words: expect.stringContaining(name), isRunning: false }]);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(front.painted).toHaveLength(1);
});

test('C132: a changed price replaces the stored one before a customer can order at it', async ({
  desk,
  front,
  page,
}) => {
  const dish = await desk.addDish('Thakali Set', 400);
  const address = `${front.origin}/single/${dish._id}`;
  await visitBefore(page, front, `/single/${dish._id}`);
  await desk.setPrice(dish, 450);
  const before = await page.evaluate(() => history.length);
  front.network = 'slow';
  front.asked = 0;
  await page.goto(address);
  await expect.poll(() => front.painted.length).toBe(2);
  expect(front.painted).toMatchObject([
    { words: expect.stringContaining('Rs 400.00'), isRunning: false, type: 'navigate' },
    { words: expect.stringContaining('Rs 450.00'), type: 'reload' },
  ]);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(notice(page)).toBeHidden();
  expect(front.painted).toHaveLength(2);
  expect(front.asked).toBeLessThanOrEqual(2);
});

test('C132: a release shows on the next page load, and so does its rollback', async ({ front, page }) => {
  const putBack = await keepRegistry();
  try {
    await visitBefore(page, front, '/menu');
    await releaseWithHeading('Our repeated menu');
    await page.goto(`${front.origin}/menu`);
    await expect(heading(page, 'Our repeated menu')).toBeVisible();
    await runScript('rollback', 'cafe');
    await page.goto(`${front.origin}/menu`);
    await expect(heading(page, 'Our menu')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  } finally {
    await putBack();
  }
});

test('C132: if the network does not answer for 3 s, the stored page runs and shows a notice with its date', async ({
  desk,
  front,
  page,
}) => {
  const { _id } = await desk.addDish('Thakali Set', 400);
  await visitBefore(page, front, `/single/${_id}`);
  front.network = 'dead';
  await page.goto(`${front.origin}/single/${_id}`);
  expect(front.painted).toMatchObject([{ words: expect.stringContaining('Rs 400.00'), isRunning: false }]);
  await expect(notice(page)).toContainText(/as of \d\d:\d\d\./);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
