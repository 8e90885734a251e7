import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { OutsideRepository } from './support/outside-remote/outside-repository';
import { runScript, saveRegistry } from './support/release-commands';
import { PORT, staff } from './support/shop-environment';
import { submitLogin } from './support/sign-in';

/** Time limit for an install and two builds without a cache, ms. */
const BUILD_TIMEOUT = 300_000;

let repository: OutsideRepository;
let shell: string;
let restoreRegistry: () => Promise<void>;

/** Releases the shell as it was built, with one more row in its route table: the prefix of the outside remote. */
async function grantPrefix(): Promise<void> {
  shell = await mkdtemp(join(tmpdir(), 'storefront-e2e-shell-'));
  await cp(join(import.meta.dirname, '../shell/dist'), shell, { recursive: true });
  const file = join(shell, 'shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const prefix = { path: '/outside/*', page: null, remote: 'outside', mood: 'cafe', title: 'Outside' };
  await writeFile(file, JSON.stringify({ ...manifest, routes: [prefix, ...manifest.routes] }));
  await runScript('release', 'shell', `--from=${shell}`);
}

/** Chromium's message for the pages that are missing on purpose. */
const NOT_FOUND = /status of 404 .*\/outside\/(recipes|nothing)$/;

const release = () => runScript('release', 'outside', `--from=${join(repository.folder, 'dist')}`);

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  restoreRegistry = await saveRegistry();
  await grantPrefix();
  repository = await OutsideRepository.make(PORT + 42);
});
test.afterAll(async () => {
  await repository?.remove();
  await restoreRegistry?.();
  await rm(shell, { recursive: true, force: true });
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

/** Tests that a page uses every API of the shared libraries, which earlier, reduced builds did not have. */
async function expectRecipes(page: Page): Promise<void> {
  await test.step('ThemeProvider', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toHaveCSS('color', 'rgb(1, 2, 3)'));
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
}

test('C358: a remote in a repository of its own is tested, built, released, extended and rolled back', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT);
  const errors = collectErrors(page);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('its tests and its build pass there', async () => {
    await repository.run('test');
    await repository.run('build');
  });
  await test.step('the shop, with a newer minor of shared, shows it', async () => {
    await release();
    await page.goto('/outside');
    await expect(heading).toHaveText('Outside');
    await expect(page.getByText('Namaste.')).toBeVisible();
    expect((await page.goto('/outside/recipes'))?.status()).toBe(404);
  });
  await test.step('C333: it adds a page below its prefix without a release of the shell', async () => {
    await repository.addRecipes();
    await repository.run('build');
    await release();
    await answerOutsideCalls(page);
    expect((await page.goto('/outside/recipes'))?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Recipes/);
    await expectRecipes(page);
    expect((await page.goto('/outside/nothing'))?.status()).toBe(404);
    await expect(heading).toHaveText('This lane ends here');
  });
  await test.step('a rollback takes the page away and leaves the rest', async () => {
    await runScript('rollback', 'outside');
    expect((await page.goto('/outside/recipes'))?.status()).toBe(404);
    await page.goto('/outside');
    await expect(heading).toHaveText('Outside');
  });
  expect(errors.filter((text) => !NOT_FOUND.test(text))).toEqual([]);
});

test('C360: a remote that runs alone gets its answers and its log-in from a named shop', async ({ page }) => {
  const address = await repository.startAlone(`http://127.0.0.1:${PORT}`);
  await page.goto(`${address}/outside`);
  await expect(page.getByText(`Answers come from http://127.0.0.1:${PORT}.`)).toBeVisible();
  await expect(page.getByText('Namaste.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in there' }).click();
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await submitLogin(page);
  await expect(page).toHaveURL(`${address}/`);
  await page.goto(`${address}/outside`);
  await expect(page.getByText(/^Namaste, .+\.$/)).toBeVisible();
});
