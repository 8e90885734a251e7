import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { buildOutsideRemote } from './support/outside-remote/build-outside-remote';
import { runScript, saveRegistry } from './support/release-commands';

let folder: string;
let shell: string;
let restoreRegistry: () => Promise<void>;

/** Releases the shell as it was built, with one more row in its route table: the prefix of the outside remote. */
async function grantPrefix(): Promise<void> {
  shell = await mkdtemp(join(tmpdir(), 'storefront-e2e-shell-'));
  await cp(join(import.meta.dirname, '../shell/dist'), shell, { recursive: true });
  const file = join(shell, 'shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const prefix = { path: '/outside/*', page: null, remote: 'cafe', mood: 'cafe', title: 'Outside' };
  await writeFile(file, JSON.stringify({ ...manifest, routes: [prefix, ...manifest.routes] }));
  await runScript('release', 'shell', `--from=${shell}`);
}

test.beforeAll(async () => {
  // Time limit for a build without a cache, ms.
  test.setTimeout(300_000);
  restoreRegistry = await saveRegistry();
  await grantPrefix();
  folder = await buildOutsideRemote();
  await runScript('release', 'cafe', `--from=${join(folder, 'dist')}`);
});
test.afterAll(async () => {
  await restoreRegistry?.();
  for (const made of [folder, shell]) await rm(made, { recursive: true, force: true });
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

test('C333: a remote adds pages below its prefix without a release of the shell', async ({ page }) => {
  await answerOutsideCalls(page);
  const answer = await page.goto('/outside/recipes');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Outside' })).toBeVisible();
  await expect(page).toHaveTitle(/^Recipes/);
  const missing = await page.goto('/outside/nothing');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This lane ends here' })).toBeVisible();
});
