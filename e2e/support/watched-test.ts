import { type Browser, type BrowserContext, test as base } from '@playwright/test';

/** Time limit for an expected error that the test did not wait for, ms. */
const LATE_MS = 2_000;
const POLL_MS = 50;

interface BrowserError {
  readonly text: string;
  readonly url: string;
}

let seen: BrowserError[] = [];
let expected: RegExp[] = [];
let mayLoseNetwork = false;

/**
 * Declares a console error or an uncaught exception of the running test, as `text address`. A test fails if its
 * expected error never comes, and if any other comes.
 */
export function expectBrowserError(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * For a test that breaks requests: Chromium's own lines about them pass, and the shop's line about a lazy part that it
 * will load again. Which of them come depends on what the page happens to load then. Other lines of the page do not pass.
 */
export function allowFailedRequests(): void {
  mayLoseNetwork = true;
}

const FAILED_REQUEST =
  /^Failed to load resource: (net::ERR_|the server responded )|^WebSocket connection to |^lazy part ChunkLoadError/;
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d /;

/** Chromium logs every refusal of the API, such as 401 for a guest. The page shows it, and logs what it did not expect. */
const isRefusal = ({ text, url }: BrowserError) =>
  REFUSED.test(text) && url !== '' && new URL(url).pathname.startsWith('/api/v1/');

const textOf = ({ text, url }: BrowserError) => `${text} ${url}`;

const unexpected = () =>
  seen
    .filter((error) => !isRefusal(error) && !(mayLoseNetwork && FAILED_REQUEST.test(error.text)))
    .map(textOf)
    .filter((text) => !expected.some((pattern) => pattern.test(text)));

const missing = () => expected.filter((pattern) => !seen.some((error) => pattern.test(textOf(error))));

function watch(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push({ text: message.text(), url: message.location().url });
  });
  context.on('weberror', (raised) => {
    seen.push({ text: `Uncaught ${raised.error().stack}`, url: raised.page()?.url() ?? '' });
  });
}

/** Watches the contexts of another browser than the one of Playwright's fixtures. */
export const watchBrowser = (browser: Browser): Browser => browser.on('context', watch);

async function checkErrors(): Promise<void> {
  for (let waited = 0; missing().length > 0 && waited < LATE_MS; waited += POLL_MS)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const errors = unexpected();
  if (errors.length > 0) throw new Error(`Unexpected errors in the browser:\n${errors.join('\n')}`);
  const absent = missing();
  if (absent.length > 0) throw new Error(`No error in the browser matched ${absent.join(', ')}`);
}

/** The `test` of all specs: fails on errors in any page of the browser that the test did not declare. */
export const test = base.extend<{ refuseErrors: undefined }, { watchErrors: undefined }>({
  watchErrors: [
    async ({ browser }, use) => {
      watchBrowser(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  refuseErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      seen = [];
      expected = [];
      mayLoseNetwork = false;
      await use(undefined);
      await checkErrors();
    },
    { auto: true },
  ],
});
