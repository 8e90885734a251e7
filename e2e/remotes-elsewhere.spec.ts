import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { liveRelease, runScript, saveRegistry } from './support/release-commands';
import { signInAsStaff } from './support/sign-in';
import { TeamHost } from './support/team-host';

const REMOTES = [
  { name: 'cafe', path: '/menu', heading: 'Our menu' },
  { name: 'closet', path: '/closet', heading: 'Featured Collection' },
  { name: 'admin', path: '/admin/orders', heading: 'Orders', signIn: signInAsStaff },
];

let host: TeamHost;
let restoreRegistry: () => Promise<void>;
test.beforeEach(async () => {
  restoreRegistry = await saveRegistry();
});
test.afterEach(async () => {
  await restoreRegistry();
  await host.close();
});

/** Opens a page. Returns its content security policy: directive → sources. */
async function openWithPolicy(page: Page, path: string): Promise<Record<string, string[]>> {
  const answer = await page.goto(path);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const distOf = (name: string) => join(import.meta.dirname, `../${name}-remote/dist`);

for (const { name, path, heading, signIn } of REMOTES) {
  test(`C91: ${name} runs from its team’s host, the only one that the page’s policy allows`, async ({
    page,
  }) => {
    host = await new TeamHost(distOf(name)).listen();
    await runScript(
      'release',
      name,
      `--entry=${host.origin}/client/mf-manifest.json`,
      '--anyway=its host has no server build',
    );
    await signIn?.(page);

    const errors = collectErrors(page);
    const own: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/releases/${name}/`)) own.push(request.url());
    });
    const checked = host.requestedScripts.length;
    const policy = await openWithPolicy(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    const origins = policy['script-src']?.filter((source) => !source.startsWith("'sha256-"));
    expect(origins).toEqual(["'self'", host.origin]);
    expect(policy['connect-src']).toContain(host.origin);
    const loaded = host.requestedScripts.slice(checked);
    expect(loaded.some((script) => script.startsWith('/client/remoteEntry.'))).toBe(true);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(own).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('C121: a script that differs from the released one never runs; the last good release runs instead', async ({
  page,
}) => {
  const before = `/releases/cafe/${await liveRelease('cafe')}/remoteEntry.`;
  host = await new TeamHost(distOf('cafe')).listen();
  await runScript(
    'release',
    'cafe',
    `--entry=${host.origin}/client/mf-manifest.json`,
    '--anyway=its host has no server build',
  );
  host.corruptEntry(';document.documentElement.dataset.stranger = "was here";');
  const refused = page.waitForEvent('console', (message) => message.text().includes("'integrity' attribute"));
  const lastGood = page.waitForResponse((answer) => answer.url().includes(before));
  await page.goto('/menu');
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  expect((await lastGood).ok()).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-stranger');
});
