import { expect } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { signInAsStaff } from './support/sign-in';
import { expectBrowserError, test } from './support/watched-test';

const PUBLIC_PAGES = [
  { path: '/', heading: /one door/i },
  { path: '/menu', heading: 'Our menu' },
  { path: '/cart', heading: 'Your cart' },
  { path: '/billing', heading: 'No items found' },
  { path: '/closet', heading: 'Featured Collection' },
  { path: '/khome', heading: 'Featured Collection' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/signup', heading: /sign ?up/i },
  { path: '/gallary', heading: 'Gallery' },
  { path: '/loyality', heading: /earn/i },
  { path: '/about', heading: /about/i },
];

for (const { path, heading } of PUBLIC_PAGES) {
  test(`${path} loads without a console error`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}

test('/admin shows the dashboard to staff without a console error', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsStaff(page);
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});

test('C31: a guest is redirected from /admin to the home page, and from /profile to the login', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('C44: the correct spellings redirect to the literal addresses', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page).toHaveURL('/gallary');
  await page.goto('/loyalty');
  await expect(page).toHaveURL('/loyality');
});

test('an unknown address returns 404 and links to the menu', async ({ page }) => {
  expectBrowserError(/^Failed to load resource: .* 404 .*\/no-such-page$/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /menu/i }).first()).toBeVisible();
});

test('C91: scripts and style elements are allowed by hash only', async ({ request }) => {
  const policy = (await request.get('/menu')).headers()['content-security-policy'] ?? '';
  const directive = (name: string) =>
    policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  expect(directive('script-src')).not.toContain('unsafe');
  expect(directive('style-src')).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
});
