import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DATA_DIR } from './support/shop-environment';

const REMOTES = [
  {
    name: 'cafe',
    path: '/menu',
    heading: 'Our menu',
    elsewhere: { path: '/closet', heading: 'Featured Collection' },
  },
  {
    name: 'closet',
    path: '/closet',
    heading: 'Featured Collection',
    elsewhere: { path: '/menu', heading: 'Our menu' },
  },
];

for (const { name, path, heading, elsewhere } of REMOTES) {
  test(`${name}: the page loads its bundle from its own folder, which has its manifest`, async ({
    page,
    request,
  }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();

    const own = scripts.filter((script) => script.startsWith(`/releases/${name}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(
      scripts
        .filter((script) => script.startsWith('/releases/'))
        .every((script) => script.startsWith(`/releases/${name}/`) || script.startsWith('/releases/shell/')),
    ).toBe(true);
    const folder = own[0]?.split('/').slice(0, 4).join('/');
    const manifest = await request.get(`${folder}/mf-manifest.json`);
    expect(manifest.ok()).toBe(true);
    expect(((await manifest.json()) as { name: string }).name).toBe(name);
  });

  test(`${name}: without its files the rest of the shop works, and Retry loads it`, async ({ page }) => {
    const folder = join(DATA_DIR, 'releases', name);
    await rename(folder, `${folder}.away`);
    try {
      await page.goto(path);
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible();

      await page
        .getByRole('banner')
        .getByRole('link', { name: name === 'cafe' ? 'Closet' : 'Cafe' })
        .click();
      await expect(page.getByRole('heading', { name: elsewhere.heading })).toBeVisible();
      await page.goBack();
      await expect(notice).toBeVisible();
    } finally {
      await rename(`${folder}.away`, folder);
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}
