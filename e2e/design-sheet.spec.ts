import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIR } from './support/shop-environment';
import { expectBrowserError, test } from './support/watched-test';

test('the design sheet exists only in development: a release has neither its address nor its code', async ({
  page,
}) => {
  expectBrowserError(/^Failed to load resource: .* 404 .*\/_design$/);
  const answer = await page.goto('/_design');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This lane ends here' })).toBeVisible();

  const folder = join(DATA_DIR, 'releases');
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  expect(texts.join('')).toContain('This lane ends here');
  expect(texts.filter((text) => /_design\b|Design sheet/.test(text))).toEqual([]);
});
