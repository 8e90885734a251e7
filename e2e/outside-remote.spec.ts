import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { buildOutsideRemote } from './support/outside-remote/build-outside-remote';
import { runScript, saveRegistry } from './support/release-commands';

let folder: string;
let restoreRegistry: () => Promise<void>;

test.beforeAll(async () => {
  // Time limit for a build without a cache, ms.
  test.setTimeout(300_000);
  restoreRegistry = await saveRegistry();
  folder = await buildOutsideRemote();
  await runScript('release', 'cafe', `--from=${join(folder, 'dist')}`);
});
test.afterAll(async () => {
  await restoreRegistry?.();
  await rm(folder, { recursive: true, force: true });
});

const valuesOf = (address: string, name: string) => new URL(address).searchParams.getAll(name);

/** Mocks the calls that the shop's server does not have. */
async function answerOutsideCalls(page: Page): Promise<void> {
  await page.route('**/api/v1/**tag*', (route) =>
    route.fulfill({ json: { success: true, message: '', data: valuesOf(route.request().url(), 'tag[]') } }),
  );
  await page.route('**/api/v1/outside/colours?*', async (route) => {
    const tones = valuesOf(route.request().url(), 'tone[]');
    await route.fulfill({ json: [...tones, route.request().headers()['x-team']] });
  });
  await page.route('**/api/v1/outside/orders', (route) =>
    route.fulfill({ json: route.request().postDataJSON().word }),
  );
}

test('a remote from outside the workspaces can use every API of the shared libraries in the released shop', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await answerOutsideCalls(page);
  await page.goto('/menu');

  await test.step('ThemeProvider', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Outside' })).toHaveCSS('color', 'rgb(1, 2, 3)'));
  await test.step('C330: a picture, and a style sheet with its own classes', async () => {
    const cup = page.getByRole('img', { name: 'Our cup' });
    await expect(cup).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
    await expect(cup).toHaveCSS('background-image', /\/assets\/cup\.\w+\.webp"\)$/);
    await expect
      .poll(() => cup.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('useSuspenseQuery, axios.create and an array query parameter', () =>
    expect(page.getByText('Colours: red, blue, outside')).toBeVisible());
  await test.step('useMutation', async () => {
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Ordered: scarf')).toBeVisible();
  });
  await test.step('an array query parameter of the shared client', async () => {
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('Found: warm, wool')).toBeVisible();
  });
  expect(errors).toEqual([]);
});
