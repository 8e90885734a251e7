import { test as base, expect, type Page } from '@playwright/test';
import { buildAlone, type Remote } from './build-alone';
import { StaticSite } from './static-site';

/** How long a remote may take to build on a machine that is busy, ms. */
const BUILDING = 180_000;

/** Collects what msw did not answer: requests that left the page's own origin, and calls that the mocks do not know. */
function collectUnanswered(page: Page, origin: string): readonly string[] {
  const unanswered: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) unanswered.push(`elsewhere: ${request.url()}`);
  });
  page.on('websocket', (socket) => void unanswered.push(`socket: ${socket.url()}`));
  page.on('response', (response) => {
    if (response.status() === 404) unanswered.push(`unknown: ${response.url()}`);
  });
  return unanswered;
}

/**
 * Journeys in a remote that runs alone, as `npm run dev -w cafe-remote` shows it. Behind its page lies nothing but its
 * own files, and whatever msw leaves unanswered fails the test.
 */
export const test = base.extend<object, { remote: Remote; site: StaticSite }>({
  remote: ['cafe-remote', { option: true, scope: 'worker' }],
  site: [
    async ({ remote }, use) => {
      const site = await new StaticSite(await buildAlone(remote)).listen();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILDING },
  ],
  // The mocks answer from a service worker.
  serviceWorkers: 'allow',
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page, site }, use) => {
    site.strays.length = 0;
    const unanswered = collectUnanswered(page, site.origin);
    await use(page);
    expect([...site.strays, ...unanswered]).toEqual([]);
  },
});

/** The panel's controls; it has to be open. */
export const qa = (page: Page, label: 'Signed in' | 'The API' | 'Table') =>
  page.getByRole('complementary', { name: 'For QA' }).getByLabel(label);

export const openQaPanel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'For QA' }).click();
