import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import shared from '../shared/package.json' with { type: 'json' };
import { seedShop } from './screens/seed-shop';
import { changeManifest, forgetEarlier, releaseNext, serveFrom } from './support/next-release';
import { saveRegistry } from './support/release-commands';
import { healthOf, remotes } from './support/remotes-under-test';
import { DATA_DIR, isWholeRun } from './support/shop-environment';

const [major = 1, minor = 0] = shared.version.split('.').map(Number);
const needing = (range: string) => ({ requires: { '@storefront/shared': range } });
const PREVIOUS_MINOR = needing(`^${major}.${Math.max(minor - 1, 0)}.0`);
const TOO_NEW = [
  { what: 'another major version', manifest: needing(`^${major + 1}.0.0`) },
  { what: 'a newer minor version', manifest: needing(`^${major}.${minor + 1}.0`) },
];

let context: BrowserContext;
let page: Page;
let restoreRegistry: () => Promise<void>;

test.beforeAll(async ({ browser }) => {
  const { states } = await seedShop();
  context = await browser.newContext({ storageState: states.staff });
});
test.afterAll(() => context.close());
test.beforeEach(async () => {
  restoreRegistry = await saveRegistry();
  page = await context.newPage();
});
test.afterEach(async () => {
  await page.close();
  await restoreRegistry();
});

/** The shell treats every remote alike: only a whole run tests each. */
for (const { name, path, part, expectShown } of isWholeRun ? remotes : remotes.slice(0, 1)) {
  const notice = () => page.getByRole('alert').filter({ hasText: part });

  test(`C116: ${name}: a release without its manifest falls back to the last good release`, async () => {
    await changeManifest(name, await releaseNext(name), null);
    await page.goto(path);
    await expectShown(page);
    await expect(notice()).toHaveCount(0);
  });

  test(`C482: ${name}: a script that is not as released is not sent, and the release before shows`, async () => {
    const live = await releaseNext(name);
    const scripts = join(DATA_DIR, 'releases', name, live, 'client/assets');
    for (const file of await readdir(scripts)) await writeFile(join(scripts, file), 'throw 1;');
    const answers: string[] = [];
    page.on(
      'response',
      (answer) => void answers.push(`${answer.status()} ${new URL(answer.url()).pathname}`),
    );
    await page.goto(path);
    await expectShown(page);
    await expect(notice()).toHaveCount(0);
    expect(answers.filter((answer) => answer.startsWith(`200 /releases/${name}/${live}/assets`))).toEqual([]);
  });

  test(`${name}: a release for the previous minor version of shared runs in the current shell`, async ({
    request,
  }) => {
    const live = await changeManifest(name, await releaseNext(name), PREVIOUS_MINOR);
    const scripts: string[] = [];
    page.on('request', (sent) => void scripts.push(new URL(sent.url()).pathname));
    await page.goto(path);
    await expectShown(page);
    await expect(notice()).toHaveCount(0);
    expect(scripts.some((script) => script.startsWith(`/releases/${name}/${live}/`))).toBe(true);
    expect((await healthOf(request, name)).byKind).toEqual({});
  });

  for (const { what, manifest } of TOO_NEW)
    test(`${name}: a release for ${what} of shared falls back; if no release fits, a notice shows`, async ({
      request,
    }) => {
      await changeManifest(name, await releaseNext(name), manifest);
      await page.goto(path);
      await expectShown(page);
      await expect.poll(async () => (await healthOf(request, name)).byKind).toMatchObject({ skew: 1 });

      await changeManifest(name, await releaseNext(name), manifest);
      await forgetEarlier(name);
      await page.goto(path);
      await expect(notice()).toContainText('is being renewed');
      await restoreRegistry();
      await notice().getByRole('button', { name: 'Retry' }).click();
      await expectShown(page);
    });

  test(`${name}: a release on another origin without CORS falls back, and the server counts the failure`, async ({
    request,
  }) => {
    const live = await releaseNext(name);
    const host = createServer((_request, answer) =>
      answer.setHeader('content-type', 'text/javascript').end('1'),
    );
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    await serveFrom(name, live, `http://127.0.0.1:${port}/remoteEntry.js`);
    await page.goto(path);
    await expectShown(page);
    await expect(notice()).toHaveCount(0);
    await expect.poll(async () => (await healthOf(request, name)).byKind).toMatchObject({ load: 1 });
    host.close();
  });

  test(`C90: ${name}: an error in an event handler shows a notice above the page; Retry loads the page again`, async ({
    request,
  }) => {
    await releaseNext(name);
    await page.route(/__federation_expose_\w+\.\w+\.js/, async (route) => {
      const answer = await route.fetch();
      const throwing = 'addEventListener("click",()=>{throw new Error("a bug in an event handler")});';
      await route.fulfill({ response: answer, body: `${throwing}${await answer.text()}` });
    });
    await page.goto(path);
    await expectShown(page);
    await page.keyboard.press('Shift');
    await expect(async () => {
      await page.getByRole('main').click({ position: { x: 1, y: 1 } });
      await expect(notice()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectShown(page);
    await expect.poll(async () => (await healthOf(request, name)).byKind).toMatchObject({ event: 1 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await notice().getByRole('button', { name: 'Retry' }).click();
    await expectShown(page);
    await expect(notice()).toHaveCount(0);
  });
}
