import type { BrowserContext } from '@playwright/test';

/**
 * Makes our functions run in the pages of a context: tsx wraps inner functions with a helper that pages do not have.
 */
export const allowOurFunctions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.__name = (named) => named');
