import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type SeededShop, seedShop } from './screens/seed-shop';
import { collectErrors } from './support/console-errors';
import { faults } from './support/faults';
import { buildWithHeading } from './support/release-commands';
import { OVERRIDE_ORIGIN, OVERRIDE_PORT } from './support/shop-environment';
import { TeamHost } from './support/team-host';

const OVERRIDE_PATH = `/menu?remote.cafe=${OVERRIDE_ORIGIN}`;
const HEADING = 'Our other menu';

let shop: SeededShop;
let dist: string;
let host: TeamHost | null;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  shop = await seedShop();
  dist = await buildWithHeading(HEADING);
});
test.afterAll(() => rm(dist, { recursive: true, force: true }));
test.beforeEach(async ({ browser }) => {
  host = await new TeamHost(dist).listen(OVERRIDE_PORT);
  context = await browser.newContext({ storageState: shop.states.staff });
  page = await context.newPage();
});
test.afterEach(async () => {
  await context.close();
  await host?.close();
});

const menuHeading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name, exact: true });
const barOf = (of: Page) => of.getByRole('complementary', { name: 'Other builds in this tab' });

/** Opens the link as staff and confirms it. */
async function confirmOverride(path = OVERRIDE_PATH): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(`cafe from ${OVERRIDE_ORIGIN}/`)).toBeVisible();
  await page.getByRole('link', { name: 'Load it in this tab' }).click();
}

test('C140: staff who confirm see another build of the cafe in their tab, named above the page, until they reset it', async () => {
  const errors = collectErrors(page);
  await confirmOverride();
  await expect(menuHeading(page, HEADING)).toBeVisible();
  await expect(barOf(page)).toContainText(`cafe 1.0.0 from ${OVERRIDE_ORIGIN}/`);
  await expect(page).toHaveURL('/menu');

  await page.reload();
  await expect(menuHeading(page, HEADING)).toBeVisible();
  await page.goto('/closet?type=x#y');
  await expect(barOf(page)).toContainText(`cafe 1.0.0 from ${OVERRIDE_ORIGIN}/`);
  await expect(page).toHaveURL('/closet?type=x#y');
  await page.getByRole('banner').getByRole('link', { name: 'Cafe' }).click();
  await expect(menuHeading(page, HEADING)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/menu');
  await expect(menuHeading(other, 'Our menu')).toBeVisible();
  await other.mouse.wheel(0, 200);
  await expect(barOf(other)).toHaveCount(0);

  await barOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
  await page.reload();
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('C140: an empty override parameter ends the override, and staff can decline the confirmation', async () => {
  await confirmOverride();
  await expect(barOf(page)).toContainText('cafe 1.0.0');
  await page.goto('/menu?remote.cafe=');
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
  await page.goto('/menu');
  await expect(menuHeading(page, 'Our menu')).toBeVisible();

  await page.goto(OVERRIDE_PATH);
  await page.getByRole('link', { name: 'Keep the live release' }).click();
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
});

/** Expects that this address shows the live menu to a visitor, without the other build and its origin. */
async function expectLiveRelease(
  browser: Browser,
  person: 'guest' | 'member',
  address: string,
): Promise<void> {
  const own = await browser.newContext({ storageState: shop.states[person] });
  const visitor = await own.newPage();
  const answer = await visitor.goto(address);
  await expect(menuHeading(visitor, 'Our menu')).toBeVisible();
  expect(answer?.headers()['content-security-policy']).not.toContain(OVERRIDE_ORIGIN);
  await visitor.mouse.wheel(0, 200);
  await expect(barOf(visitor)).toHaveCount(0);
  await own.close();
}

test('C140: guests and customers get the live release, also from a link that staff confirmed', async ({
  browser,
}) => {
  await page.goto(OVERRIDE_PATH);
  const confirmed = await page.getByRole('link', { name: 'Load it in this tab' }).getAttribute('href');
  expect(confirmed).toContain('agreed.cafe=');
  for (const person of ['guest', 'member'] as const)
    for (const address of [OVERRIDE_PATH, `${confirmed}`]) await expectLiveRelease(browser, person, address);
  expect(host?.requestedScripts).toEqual([]);
});

test('C140: the shop refuses an origin that is not allowed, and tells staff which ones are', async () => {
  await page.goto('/menu?remote.cafe=https://evil.example/');
  await expect(page.getByRole('heading', { name: 'This shop does not load that' })).toBeVisible();
  await expect(page.getByText(`allowed: ${OVERRIDE_ORIGIN}`)).toBeVisible();
  await page.getByRole('link', { name: 'To the live release' }).click();
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
});

const changeManifest = async (changes: object) => {
  const file = join(dist, 'remote.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify({ ...JSON.parse(before), ...changes }));
  return () => writeFile(file, before);
};

const faultInPage = (name: string) => async () => {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`no fault ${name}`);
  await page.route(
    (url) => url.origin === OVERRIDE_ORIGIN && url.pathname.includes('__federation_expose_MenuPage'),
    async (route) => {
      await fault.answer(route);
    },
  );
};

const failures = [
  { name: 'whose host is down', breakBuild: async () => host?.close(), reason: 'does not answer' },
  {
    name: 'that requires another version of shared',
    breakBuild: () => changeManifest({ requires: { '@storefront/shared': '^9.0.0' } }),
    reason: 'it requires @storefront/shared ^9.0.0, the shell has',
  },
  {
    name: 'of another remote',
    breakBuild: () => changeManifest({ name: 'closet' }),
    reason: 'is of closet',
  },
  {
    name: 'that throws on load',
    breakBuild: faultInPage('its page throws on load'),
    reason: 'thrown on load',
  },
  {
    name: 'that throws on render',
    breakBuild: faultInPage('its page throws on render'),
    reason: 'thrown on render',
  },
];

for (const { name, breakBuild, reason } of failures)
  test(`C140: a build ${name} is reset, and a bar above the live release names the reason`, async () => {
    const undo = await breakBuild();
    await confirmOverride();
    await expect(menuHeading(page, 'Our menu')).toBeVisible();
    await expect(barOf(page).getByRole('alert')).toContainText('was reset: the live release is shown');
    await expect(barOf(page)).toContainText(reason);
    await page.reload();
    await expect(menuHeading(page, 'Our menu')).toBeVisible();
    await expect(barOf(page)).toHaveCount(0);
    await undo?.();
  });
