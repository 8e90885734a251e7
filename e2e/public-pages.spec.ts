import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { test } from './support/watched-test';

const pictures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') });

test.describe('the sign-up dialog', () => {
  const invitation = (page: Page) => page.getByRole('dialog', { name: '80 points to begin with' });

  test('§2: appears once per browser and closes on Escape; the page then works', async ({ page }) => {
    await page.goto('/');
    await expect(invitation(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(invitation(page)).toBeHidden();

    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'About Chowk' })).toBeVisible();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(invitation(page)).toBeHidden();
  });

  test('links to the sign-up page', async ({ page }) => {
    await page.goto('/');
    await invitation(page).getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the gallery', () => {
  test('§2: a click enlarges a picture; arrow keys wrap around; Escape returns the focus to it', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.goto('/gallary');
    const first = pictures(page).first();
    const count = 12;
    await expect(pictures(page)).toHaveCount(count);
    await first.click();
    const lightbox = page.getByRole('dialog', { name: 'Gallery picture' });
    const place = (index: number) => lightbox.getByText(`${index} of ${count}`, { exact: true });
    await expect(place(1)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(place(count)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(first).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('a swipe shows the next picture', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/gallary');
    await pictures(page).first().click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText(/^1 of /)).toBeVisible();
    await expect(lightbox.getByRole('img').first()).toBeVisible();
    const wire = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      wire.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', 330);
    for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x);
    await touch('touchEnd', 60);
    await expect(lightbox.getByText(/^2 of /)).toBeVisible();
    await context.close();
  });
});

test('C91: video and map send no request to another host before a click', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<p>another host</p>' });
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: /^Play the video/ }).click();
  await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
  await expect(page.frameLocator('iframe').getByText('another host')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Show the map' }).click();
  const popup = page.getByRole('dialog', { name: 'How to find Chowk' });
  await popup.getByRole('button', { name: 'Load the street map' }).click();
  await expect(popup.frameLocator('iframe').getByText('another host')).toBeVisible();
  expect(foreign).toEqual(['www.youtube-nocookie.com', 'www.openstreetmap.org']);
});
