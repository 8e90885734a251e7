import { test as base, expect, type Page } from '@playwright/test';
import { buildStandalone, type Remote } from './build-standalone';
import { StaticSite } from './static-site';

/** Time limit for building a remote on a busy machine, ms. */
const BUILD_TIMEOUT = 180_000;

/** Collects requests that msw did not answer: to other origins, and to calls without a mock. */
function collectUnanswered(page: Page, origin: string): readonly string[] {
  const unanswered: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol.startsWith('http') && requested !== origin) unanswered.push(`elsewhere: ${request.url()}`);
  });
  page.on('websocket', (socket) => void unanswered.push(`socket: ${socket.url()}`));
  page.on('response', (response) => {
    if (response.status() === 404) unanswered.push(`unknown: ${response.url()}`);
  });
  return unanswered;
}

/**
 * Runs a test in a remote that runs alone, as `npm run dev -w cafe-remote` shows it. Its origin serves only its files.
 * The test fails if msw leaves a request unanswered.
 */
export const test = base.extend<object, { remote: Remote; site: StaticSite }>({
  remote: ['cafe-remote', { option: true, scope: 'worker' }],
  site: [
    async ({ remote }, use) => {
      const site = await new StaticSite(await buildStandalone(remote)).listen();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
  // The mocks answer from a service worker.
  serviceWorkers: 'allow',
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page, site }, use) => {
    site.notFound.length = 0;
    const unanswered = collectUnanswered(page, site.origin);
    await use(page);
    expect([...site.notFound, ...unanswered]).toEqual([]);
  },
});

/** Returns a control of the QA panel, which must be open. */
export const qa = (page: Page, label: 'Signed in' | 'The API' | 'Table') =>
  page.getByRole('complementary', { name: 'For QA' }).getByLabel(label);

export const openQaPanel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'For QA' }).click();
